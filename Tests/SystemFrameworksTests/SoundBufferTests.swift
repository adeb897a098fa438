// Sounds as numbers, and what films, cameras and sessions carry. Expectations are those of Apple's documentation of
// AVAudioPCMBuffer, AVAudioFormat, AVAudioConverter, AVMutableComposition, AVAssetWriter and AVAudioSession.

import AVFoundation
import AVKit
import Testing

@Suite("Sounds as numbers")
struct SoundBufferTests {
  @Test("a buffer of the standard form has room for each sound by itself, zero at first")
  func planar() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
    let channels = try #require(buffer.floatChannelData)
    #expect((0..<8).allSatisfy { channels[0][$0] == 0 && channels[1][$0] == 0 })
    for frame in 0..<8 { (channels[0][frame], channels[1][frame]) = (Float(frame), -1) }
    #expect(channels[0][7] == 7 && channels[1][0] == -1 && buffer.stride == 1 && buffer.frameLength == 0)
    #expect(buffer.int16ChannelData == nil)
  }

  @Test("numbers of one moment stand together where the form says so")
  func interleaved() throws {
    let format = try #require(
      AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    let channels = try #require(buffer.int16ChannelData)
    channels[0][1] = 42
    #expect(channels[1][0] == 42 && buffer.stride == 2 && buffer.floatChannelData == nil)
    #expect(!format.isStandard && format.settings[AVLinearPCMBitDepthKey] as? Int == 16)
    let same = try #require(AVAudioFormat(settings: format.settings))
    #expect(same == format && same.commonFormat == .pcmFormatInt16)
    #expect(AVAudioFormat(settings: [:]) == nil)
  }

  @Test("a converter copies what need not be changed, and says where it cannot change it")
  func converting() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1))
    let (from, to) = (
      try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4)),
      try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    )
    from.frameLength = 3
    from.floatChannelData?[0][2] = 0.5
    let converter = try #require(AVAudioConverter(from: format, to: format))
    try converter.convert(to: to, from: from)
    #expect(to.frameLength == 3 && to.floatChannelData?[0][2] == 0.5)
    let other = try #require(AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1))
    let slow = try #require(AVAudioPCMBuffer(pcmFormat: other, frameCapacity: 4))
    #expect(throws: (any Error).self) { try converter.convert(to: slow, from: from) }
    let end = converter.convert(to: to, error: nil) { _, status in
      status.pointee = .endOfStream
      return nil
    }
    #expect(end == .endOfStream)
  }

  @Test("a composition as a whole takes times in and out of its tracks")
  func compositions() throws {
    let source = AVMutableComposition()
    let track = try #require(
      source.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    track.insertEmptyTimeRange(CMTimeRange(start: .zero, duration: CMTime(value: 10, timescale: 1)))
    #expect(source.duration.seconds == 10)
    let film = AVMutableComposition()
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 4, timescale: 1))
    try film.insertTimeRange(range, of: source, at: .zero)
    #expect(film.tracks(withMediaType: .video).count == 1 && film.duration.seconds == 4)
    film.scaleTimeRange(range, toDuration: CMTime(value: 2, timescale: 1))
    #expect(film.duration.seconds == 2)
    film.removeTimeRange(CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1)))
    #expect(film.duration.seconds == 1 && film.mutableTrack(compatibleWith: track)?.mediaType == .video)
    #expect(film.tracks(withMediaCharacteristic: .visual).count == 1)
  }

  @Test("films are neither read nor written, and readers and writers say so")
  func readers() throws {
    let writer = try AVAssetWriter(url: URL(fileURLWithPath: "/tmp/a.mov"), fileType: .mov)
    let input = AVAssetWriterInput(mediaType: .video, outputSettings: [AVVideoWidthKey: 2])
    input.expectsMediaDataInRealTime = true
    writer.add(input)
    #expect(writer.inputs.count == 1 && !writer.startWriting() && writer.status == .failed)
    #expect((writer.error as? AVError)?.code == .unknown && !input.isReadyForMoreMediaData)
    let reader = try AVAssetReader(asset: AVMutableComposition())
    #expect(!reader.startReading() && reader.status == .failed)
  }

  private final class Loader: NSObject, AVAssetResourceLoaderDelegate {}

  @Test("what is set of sessions, players and cameras is read back")
  func carried() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, policy: .longFormVideo, options: .duckOthers)
    try session.setPreferredSampleRate(48_000)
    try session.setPreferredIOBufferDuration(0.005)
    #expect(session.categoryOptions == .duckOthers && session.routeSharingPolicy.rawValue == 3)
    #expect(session.preferredSampleRate == 48_000 && session.preferredIOBufferDuration == 0.005)
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/tmp/a.mov"))
    let loader = Loader()
    asset.resourceLoader.setDelegate(loader, queue: .main)
    #expect(asset.resourceLoader.delegate === loader)
    let item = AVPlayerItem(asset: asset)
    (item.preferredPeakBitRate, item.preferredMaximumResolution) = (1000, CGSize(width: 2, height: 1))
    #expect(item.preferredPeakBitRate == 1000 && item.preferredMaximumResolution.width == 2)
    let settings = AVCapturePhotoSettings()
    settings.isDepthDataDeliveryEnabled = true
    #expect(settings.isDepthDataDeliveryEnabled && settings.livePhotoMovieFileURL == nil)
    let output = AVCaptureVideoDataOutput()
    output.setSampleBufferDelegate(nil, queue: .main)
    #expect(output.sampleBufferCallbackQueue?.label == DispatchQueue.main.label)
    #expect(AVCaptureDevice(uniqueID: "none") == nil && AVCaptureDevice.userPreferredCamera == nil)
  }

  @Test("a player's controller offers speeds and plays at the chosen one")
  @MainActor
  func speeds() throws {
    let controller = AVPlayerViewController()
    let player = AVPlayer()
    controller.player = player
    #expect(controller.speeds.map(\.rate) == [0.5, 1, 1.25, 1.5, 2] && controller.selectedSpeed?.rate == 1)
    player.play()
    controller.selectSpeed(controller.speeds[3])
    #expect(player.rate == 1.5 && player.defaultRate == 1.5 && controller.selectedSpeed?.rate == 1.5)
    #expect(controller.speeds[3].localizedNumericName == "1.5×")
  }
}
