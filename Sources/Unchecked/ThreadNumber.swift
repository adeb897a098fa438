// A thread-local number, for checks at every change of a frame.

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Android
  #endif

  /// A thread-local integer, initially 0: the number of animations that the thread has begun, for instance. Reading
  /// it costs a few nanoseconds, a tenth of what a task-local value or the thread's dictionary costs.
  ///
  /// Invariant: the key is made once and never deleted; what the system keeps for it is the number's bits and is never used
  /// as an address.
  public struct ThreadNumber: Sendable {
    private let key: pthread_key_t

    /// A new variable; a process has about a thousand of them.
    public init() {
      var key = pthread_key_t()
      precondition(pthread_key_create(&key, nil) == 0, "the process has no thread-specific keys left")
      self.key = key
    }

    /// The calling thread's number.
    public var value: Int {
      get { Int(bitPattern: pthread_getspecific(key)) }
      nonmutating set { pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
    }
  }
#endif
