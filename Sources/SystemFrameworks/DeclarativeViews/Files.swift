// Choices of files, which nobody makes here.

import UIKit

extension View {
  /// A choice of files while a value is true: UIKit's picker, which a host or a test tells what was chosen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FilePicker(types: allowedContentTypes, isMultiple: allowsMultipleSelection) {
        isPresented.wrappedValue = false
        onCompletion(.success($0))
      }
    }
  }
  /// A choice of a file while a value is true: UIKit's picker, which a host or a test tells what was chosen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
    ) { result in
      if case .success(let urls) = result, let url = urls.first { onCompletion(.success(url)) }
    }
  }
}

private struct FilePicker: UIViewControllerRepresentable {
  let types: [UTType]
  let isMultiple: Bool
  let chosen: ([URL]) -> Void
  func makeCoordinator() -> FileListener { FileListener() }
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {
    picker.allowsMultipleSelection = isMultiple
    context.coordinator.chosen = chosen
  }
}

@MainActor
private final class FileListener: NSObject, UIDocumentPickerDelegate {
  var chosen: (([URL]) -> Void)?
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    chosen?(urls)
  }
}
