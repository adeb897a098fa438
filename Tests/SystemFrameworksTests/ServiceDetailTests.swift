// Contacts, dates, games, music and speech: what a program makes itself, and what a device without the services answers.
// Expectations are those of Apple's documentation of the classes that each test names.

import Contacts
import CoreLocation
import EventKit
import GameKit
import MapKit
import MediaPlayer
import Speech
import Testing
import UIKit

@MainActor
@Suite("Details of services")
struct ServiceDetailTests {
  @Test("a contact keeps what belongs to it in copies; an address is written on lines")
  func contacts() throws {
    let contact = CNMutableContact()
    contact.phoneticGivenName = "An"
    contact.contactRelations = [CNLabeledValue(label: "mother", value: CNContactRelation(name: "Eve"))]
    contact.socialProfiles = [
      CNLabeledValue(
        label: nil, value: CNSocialProfile(urlString: nil, username: "ann", userIdentifier: nil, service: "S")
      )
    ]
    let copy = try #require(contact.copy() as? CNContact)
    #expect(copy.phoneticGivenName == "An" && copy.contactRelations.first?.value.name == "Eve")
    #expect(copy.socialProfiles.first?.value.username == "ann")
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("5 Main Street", "Town", "ST")
    (address.postalCode, address.country) = ("12345", "Land")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "5 Main Street\nTown ST 12345\nLand")
    let mark = MKPlacemark(coordinate: .init(latitude: 1, longitude: 2), postalAddress: address)
    #expect(mark.locality == "Town" && mark.postalAddress?.postalCode == "12345")
    #expect(CLPlacemark().postalAddress == nil)
  }

  @Test("contacts are in the order of first or of family names")
  func order() {
    let (ann, bob) = (CNMutableContact(), CNMutableContact())
    (ann.givenName, ann.familyName, bob.givenName, bob.familyName) = ("Ann", "Zed", "Bob", "Ash")
    #expect(CNContact.comparator(forNameSortOrder: .givenName)(ann, bob) == .orderedAscending)
    #expect(CNContact.comparator(forNameSortOrder: .familyName)(ann, bob) == .orderedDescending)
  }

  @Test("a rule of what comes again keeps days of months and years; a calendar knows what it holds")
  func events() {
    let rule = EKRecurrenceRule(
      recurrenceWith: .monthly, interval: 2, daysOfTheWeek: nil, daysOfTheMonth: [1, -1],
      monthsOfTheYear: [6],
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: [-1], end: nil)
    #expect(rule.daysOfTheMonth == [1, -1] && rule.monthsOfTheYear == [6] && rule.setPositions == [-1])
    let store = EKEventStore()
    #expect(EKCalendar(for: .reminder, eventStore: store).allowedEntityTypes == .reminder)
    let alarm = EKAlarm(relativeOffset: -60)
    alarm.proximity = .leave
    #expect(alarm.proximity.rawValue == 2 && store.sources.isEmpty)
    let event = EKEvent(eventStore: store)
    event.notes = "n"
    #expect(event.hasNotes && !event.hasAttendees && event.status == .none)
  }

  @Test("nobody plays: matches end with an error, and what is asked of them is kept")
  func games() async {
    let request = GKMatchRequest()
    (request.minPlayers, request.maxPlayers) = (2, 4)
    var error: (any Error)?
    GKMatchmaker.shared().findMatch(for: request) { error = $1 }
    #expect((error as? GKError)?.code == .notAuthenticated)
    await #expect(throws: GKError(.notAuthenticated)) {
      try await GKMatchmaker.shared().findMatch(for: request)
    }
    #expect(GKMatchmakerViewController(matchRequest: request)?.matchRequest === request)
    GKTurnBasedMatch.loadMatches { error = $1 }
    #expect((error as? GKError)?.code.rawValue == 6)
    #expect(GKTurnTimeoutDefault == 604_800 && GKTurnBasedMatch.Outcome.first.rawValue == 6)
  }

  @Test("players of music carry how they play, and volume views their pictures by state")
  func music() {
    let player = MPMusicPlayerController.applicationMusicPlayer
    (player.repeatMode, player.shuffleMode) = (.all, .songs)
    #expect(player.repeatMode == .all && player.shuffleMode == .songs)
    let center = MPRemoteCommandCenter.shared()
    center.changeRepeatModeCommand.currentRepeatType = .one
    #expect(
      center.changeRepeatModeCommand.currentRepeatType == .one && center.ratingCommand.maximumRating == 1)
    let (view, image) = (MPVolumeView(), UIImage())
    view.setVolumeThumbImage(image, for: .highlighted)
    #expect(view.volumeThumbImage(for: .highlighted) === image && view.volumeThumbImage(for: .normal) == nil)
    let query = MPMediaQuery()
    query.addFilterPredicate(MPMediaPropertyPredicate(value: "a", forProperty: MPMediaItemPropertyArtist))
    #expect(query.filterPredicates?.count == 1 && query.items?.isEmpty == true)
  }

  private final class Hearing: NSObject, SFSpeechRecognitionTaskDelegate {
    var ended: Bool?
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
      ended = successfully
    }
  }

  @Test("speech is not understood: the delegate hears so from the main queue")
  func speech() async throws {
    let (recognizer, hearing) = (SFSpeechRecognizer(), Hearing())
    let request = SFSpeechAudioBufferRecognitionRequest()
    request.addsPunctuation = true
    let task = recognizer.recognitionTask(with: request, delegate: hearing)
    #expect(hearing.ended == nil && task.state == .completed && request.addsPunctuation)
    await withCheckedContinuation { told in DispatchQueue.main.async { told.resume() } }
    #expect(hearing.ended == false)
  }
}
