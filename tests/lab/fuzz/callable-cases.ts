import { randomUUID } from 'node:crypto';
import type { CallableInput, CallableName } from '@hearthkin/domain/callables';
import type { ActivityForm } from '@hearthkin/domain/community/activity-form';
import type { EventForm } from '@hearthkin/domain/community/event';
import type { StoryForm } from '@hearthkin/domain/community/story-form';
import { checkInId } from '@hearthkin/domain/safety/check-in';
import { newChallenge } from '../../../functions/src/identity/selfie-challenge';
import { mailLinkToken } from '../../../functions/src/notification/mail-link';
import { contactToken, photoToken } from '../../../functions/src/safety/trusted-contact-links';
import { suspensionToken } from '../../../functions/src/suspension/suspension-link';
import { bookingRequest, newYork } from '../../functions/booking-requests';
import { FACES } from '../../functions/sample-faces';
import type { Actor } from '../../support/actors';
import { APPLICATION_DRAFT, newId, reportOf } from '../../support/builders';
import { LINK_KEY } from '../../support/link-key';
import { grayJpeg } from '../../support/pictures';
import { CONTACT_ID, PROPOSED, photo, type Scene } from './scene';

/** The first bytes of a picture, in base64. */
const JPEG = (await grayJpeg(80)).toString('base64');

const { peopleKey: PEOPLE_KEY } = FACES;

interface Case<Name extends CallableName> {
  /** Null for a visitor. */
  readonly by: Actor | null;
  readonly input: CallableInput<Name>;
}

const SIGN_UP: CallableInput<'completeSignup'> = {
  userType: 'earner',
  hourlyRate: 30,
  agreeToBackground: true,
  firstName: 'Robin',
  lastName: 'Reed',
  dateOfBirth: '1990-02-28',
  interests: ['art', 'food', 'music'],
  languages: { native: 'English', secondary: ['Spanish'] },
  address: { street: '1 Elm', city: 'Boston', state: 'MA', zipCode: '02101', country: 'USA' },
  bio: 'I like long walks.',
  agreeToTerms: true,
};

const ACTIVITY_FORM: Omit<ActivityForm, 'hostId'> = {
  title: 'Clay and quiet',
  description: 'We make a bowl each.',
  specialties: ['Pottery'],
  bio: 'I like clay.',
  yearsExperience: 8,
  date: newYork(9, '14:00').toISOString().slice(0, 10),
  time: '14:00',
  minutes: 90,
  city: 'New York',
  location: 'The Kiln',
  priceMinor: 2500,
  originalPriceMinor: null,
  maxParticipants: 8,
  tags: ['Art'],
  whatToBring: ['An apron'],
  schedule: [{ time: '14:00', text: 'Clay' }],
  benefits: ['Calm'],
  requirements: [],
};

const { originalPriceMinor: _, ...PROPOSAL_FORM } = ACTIVITY_FORM;

const EVENT_FORM: EventForm = {
  title: 'Board games',
  category: 'Social',
  date: newYork(9, '14:00').toISOString().slice(0, 10),
  time: '14:00',
  city: 'New York',
  location: 'The corner café',
  maxAttendees: 8,
  description: 'We play what you bring.',
  repeats: null,
};

const STORY_FORM: StoryForm = {
  title: 'How I came back',
  story: 'I wrote to her on a Sunday. '.repeat(10),
  authorName: 'Sam',
  isAnonymous: false,
  privacyLevel: 'public',
  tags: ['hope'],
  allowContacts: true,
  triggerWarning: true,
  triggerWarningText: 'Grief',
  agreeToGuidelines: true,
};

const by = <Input>(actor: Actor | null, input: Input) => ({ by: actor, input });

/** An input of each callable that its schema accepts, with someone who may call it. */
export const CASES: { readonly [Name in CallableName]: (scene: Scene) => Case<Name> } = {
  addSignInWay: ({ member }) => by(member, { provider: 'google.com' }),
  agreePlace: ({ member, booking }) =>
    by(member, { bookingId: booking, act: 'propose', place: 'The corner café' }),
  alertWhenFree: ({ member }) => by(member, { mood: 'sad' }),
  answerActivity: ({ companion, asked, requestedAt }) =>
    by(companion, {
      activityId: asked,
      requestedAt,
      answer: 'declined',
      reason: 'I am away then',
    }),
  answerClaim: ({ companion, claimed }) =>
    by(companion, {
      bookingId: claimed,
      agrees: false,
      words: 'It took an hour',
      pictures: [JPEG],
    }),
  answerContactMessage: ({ staff, message }) => by(staff, { messageId: message, answer: null }),
  answerProposal: ({ member, proposed }) =>
    by(member, { bookingId: proposed, accept: true, startsAt: PROPOSED.toISOString() }),
  answerReview: ({ companion }) => by(companion, { reviewId: 'r-1', reply: 'Thank you.' }),
  answerTrainingQuiz: ({ companion }) =>
    by(companion, { lesson: 'listening', drawId: 'a-draw', answers: [0, 1, 2, 0, 1] }),
  answerTrustedContact: ({ member }) =>
    by(null, {
      token: contactToken({ uid: member.uid, contactId: CONTACT_ID }, LINK_KEY),
      answer: 'confirmed',
    }),
  assignItem: ({ staff, report }) =>
    by(staff, { queue: 'reports', id: report, take: true, over: null }),
  cancelActivity: ({ staff, activity }) =>
    by(staff, { activityId: activity, notes: 'The kiln is broken' }),
  cancelEvent: ({ member, event }) => by(member, { eventId: event, reason: 'I am ill' }),
  changePassword: ({ member }) => by(member, { password: 'Another-Harbour-8' }),
  checkIdentity: ({ newcomer }) =>
    by(newcomer, {
      idPhoto: photo(newcomer, 'idPhoto'),
      selfie: photo(newcomer, 'selfie'),
      live: {
        challenge: newChallenge(newcomer.uid, 'left', { key: PEOPLE_KEY, now: new Date() })
          .challenge,
        firstTurn: photo(newcomer, 'firstTurn'),
        secondTurn: photo(newcomer, 'secondTurn'),
      },
    }),
  checkEmail: ({ newcomer }) => by(newcomer, { email: `new-${newcomer.email}` }),
  checkInAttendee: ({ member, companion, event }) =>
    by(member, { eventId: event, uid: companion.uid, came: true }),
  checkPasswordResetToken: ({ resetToken }) => by(null, { token: resetToken }),
  closeCheckIn: ({ staff, companion, meeting }) =>
    by(staff, { checkInId: checkInId(companion.uid, meeting), note: 'They are at home' }),
  completeShortSignup: ({ newcomer }) =>
    by(newcomer, {
      names: { firstName: 'Maya', lastName: 'Ross' },
      dateOfBirth: '1990-02-28',
      ageDoubted: false,
      agreeToTerms: true,
    }),
  completeSignup: ({ newcomer }) => by(newcomer, SIGN_UP),
  // No token of a sign-in by code: what is accepted beyond that is in `confirm-phone.test.ts`.
  confirmPhone: ({ member }) => by(member, { proof: 'x' }),
  confirmEmailChange: ({ resetToken }) => by(null, { token: resetToken }),
  createBooking: ({ member, companion }) =>
    by(member, bookingRequest({ companionId: companion.uid, startsAt: newYork(7, '14:00') })),
  decideActivity: ({ staff, proposal, requestedAt }) =>
    by(staff, {
      activityId: proposal,
      requestedAt,
      decision: 'returned',
      notes: 'Please say where',
    }),
  decideClaim: ({ staff, answered }) =>
    by(staff, {
      bookingId: answered,
      outcome: 'refund-part',
      keptPercent: 40,
      reason: 'Half of it',
    }),
  deleteAccount: ({ newcomer }) => by(newcomer, {}),
  deleteAccountByStaff: ({ staff, newcomer }) =>
    by(staff, { step: 'ask', uid: newcomer.uid, reason: 'Asked by letter' }),
  deleteContactMessage: ({ staff, message }) => by(staff, { messageId: message }),
  downloadAccount: ({ member }) =>
    by(member, { after: { conversationId: 'a_b', messageId: null } }),
  findWaitingPlace: ({ member, event }) => by(member, { eventId: event }),
  messageAttendees: ({ member, event }) =>
    by(member, { requestId: randomUUID(), eventId: event, text: 'Bring a coat, please.' }),
  noteAccount: ({ staff, newcomer }) =>
    by(staff, { requestId: randomUUID(), uid: newcomer.uid, text: 'The member wrote to us.' }),
  noteBooking: ({ staff, booking }) =>
    by(staff, { requestId: randomUUID(), bookingId: booking, text: 'The member wrote to us.' }),
  leavePlace: ({ member, event }) => by(member, { eventId: event }),
  letSomeoneKnow: ({ member, meeting }) => by(member, { bookingId: meeting }),
  fileReport: ({ member, conversation }) =>
    by(member, {
      requestId: randomUUID(),
      place: { kind: 'conversation', conversationId: conversation },
      reason: 'spam',
      details: 'Again and again',
    }),
  fileClaim: ({ member, over }) =>
    by(member, {
      bookingId: over,
      kind: 'ended-early',
      words: 'After ten minutes',
      pictures: [JPEG],
    }),
  openConversation: ({ member, companion }) => by(member, { companionId: companion.uid }),
  openDocument: ({ staff, newcomer }) => by(staff, { path: photo(newcomer, 'selfie') }),
  openSessionPhoto: ({ member, meeting }) =>
    by(null, { token: photoToken({ bookingId: meeting, toldBy: member.uid }, LINK_KEY) }),
  openSuspension: ({ suspended }) =>
    by(null, { token: suspensionToken(suspended, LINK_KEY), data: { after: null } }),
  proposeActivity: ({ companion }) =>
    by(companion, { activityId: newId('fuzz'), form: PROPOSAL_FORM }),
  proposeTime: ({ member, booking }) =>
    by(member, { bookingId: booking, startsAt: newYork(8, '14:00').toISOString(), note: '' }),
  publishProfileFile: ({ member }) => by(member, { kind: 'photo' }),
  raiseAlarm: ({ member, meeting }) => by(member, { bookingId: meeting }),
  readProviderPhoto: ({ newcomer }) => by(newcomer, { facebookToken: null }),
  rateMember: ({ companion, claimed }) =>
    by(companion, { bookingId: claimed, came: true, kind: true, again: false }),
  readAsStaff: ({ staff, newcomer }) => by(staff, { what: 'account', uid: newcomer.uid }),
  recordExport: ({ staff }) => by(staff, { list: 'accounts', rows: 3, reason: 'A letter.' }),
  removeTrustedContact: ({ member }) => by(member, {}),
  requestEmailChange: ({ member }) => by(member, { email: `new-${member.email}` }),
  requestPasswordReset: ({ member }) => by(null, { email: member.email }),
  removeSignInWay: ({ member }) => by(member, { provider: 'google.com' }),
  // By someone who may not: the accepted input deletes everything.
  resetDatabase: ({ member }) => by(member, { confirm: 'RESET' }),
  resetPassword: ({ resetToken }) => by(null, { token: resetToken, password: 'Another-Harbour-8' }),
  resendTrustedContact: ({ member }) => by(member, {}),
  orderBackgroundCheck: ({ staff, companion }) =>
    by(staff, { uid: companion.uid, issuer: 'Northlight Screening' }),
  recordBackgroundCheck: ({ staff, companion }) =>
    by(staff, {
      uid: companion.uid,
      check: reportOf(new Date()),
    }),
  resumeListing: ({ staff, companion }) =>
    by(staff, { uid: companion.uid, note: 'Ill for a week' }),
  reviewActivity: ({ member }) =>
    by(member, { activityId: 'a-walk', rating: 5, comment: 'Lovely' }),
  reviewApplication: ({ staff, companion }) =>
    by(staff, {
      uid: companion.uid,
      decision: 'returned',
      notes: 'Please say more',
      fields: ['bio'],
    }),
  reviewEvent: ({ staff, event }) =>
    by(staff, { eventId: event, decision: 'rejected', notes: 'Please say where' }),
  reviewIdentity: ({ staff, companion }) =>
    by(staff, { uid: companion.uid, decision: 'refused', notes: 'Two people' }),
  reviewReport: ({ staff, report }) =>
    by(staff, { reportId: report, outcome: 'warned', reason: 'No ads' }),
  reviewStory: ({ staff, submission, submittedAtMs }) =>
    by(staff, {
      submissionId: submission,
      submittedAtMs,
      decision: 'returned',
      notes: 'Please leave out names',
    }),
  reviewVerification: ({ staff, companion }) =>
    by(staff, { uid: companion.uid, decision: 'rejected', notes: 'Not readable' }),
  saveActivity: ({ staff, companion, activity }) =>
    by(staff, {
      activityId: activity,
      form: { ...ACTIVITY_FORM, hostId: companion.uid },
    }),
  saveDuty: ({ staff }) =>
    by(staff, { hours: { mon: [{ start: '08:00', end: '12:00' }] }, timeZone: 'Europe/Berlin' }),
  saveApplicationDraft: ({ companion }) =>
    by(companion, { draft: { ...APPLICATION_DRAFT, step: 2 }, before: APPLICATION_DRAFT }),
  saveNames: ({ member }) => by(member, { firstName: 'Sam', lastName: 'Porter' }),
  saveReview: ({ member, claimed }) =>
    by(member, {
      bookingId: claimed,
      review: { rating: 4, comment: 'Kind.', tags: ['calm'], again: null },
    }),
  saveSchedule: ({ companion }) =>
    by(companion, {
      weeklyAvailability: { tue: [{ start: '09:00', end: '12:30' }] },
      timeZone: 'America/New_York',
      offer: { talksNow: true },
      block: { date: '2031-06-02', start: '09:00', end: '12:30' },
    }),
  saveStory: ({ member }) => by(member, { submissionId: randomUUID(), form: STORY_FORM }),
  saveTrustedContact: ({ companion }) =>
    by(companion, { name: 'Alex', email: 'alex@hearthkin.test' }),
  selectPlan: ({ member }) => by(member, { plan: 'lite' }),
  changePlan: ({ member }) => by(member, { plan: 'lite' }),
  endAlarm: ({ member, meeting }) => by(member, { bookingId: meeting }),
  endCalendarLink: ({ member }) => by(member, {}),
  drawTrainingQuiz: ({ companion }) => by(companion, { lesson: 'crisis' }),
  endPlan: ({ member }) => by(member, { ends: true }),
  openPlanCheckout: ({ member }) => by(member, { plan: 'lite' }),
  openPlanPortal: ({ member }) => by(member, {}),
  checkPayment: ({ member, session }) => by(member, { bookingId: session }),
  checkPayoutAccount: ({ companion }) => by(companion, {}),
  holdPayout: ({ staff, session }) =>
    by(staff, { bookingId: session, isHeld: true, reason: 'The photo may not be theirs' }),
  makeCalendarLink: ({ member }) => by(member, {}),
  mendMoney: ({ staff, session }) =>
    by(staff, { bookingId: session, closes: false, note: 'Looked at it' }),
  refundSession: ({ staff, session }) =>
    by(staff, {
      bookingId: session,
      amountMinor: 100,
      refundedBeforeMinor: 0,
      reason: 'A call that broke off',
    }),
  leaveCheckout: ({ member, session }) => by(member, { bookingId: session }),
  openCheckout: ({ member, session }) => by(member, { bookingId: session }),
  openPayoutAccount: ({ companion }) => by(companion, {}),
  sessionAccess: ({ member, session }) => by(member, { bookingId: session }),
  setMailByLink: ({ member }) =>
    by(null, {
      token: mailLinkToken({ uid: member.uid, topic: 'messages' }, LINK_KEY),
      wanted: false,
    }),
  signOutEverywhere: ({ member }) => by(member, {}),
  tryEmailAgain: ({ member }) => by(member, {}),
  startSelfie: ({ newcomer }) => by(newcomer, {}),
  // Submitted before, so the accepted input changes nothing: another case needs the application.
  submitApplication: ({ companion }) => by(companion, {}),
  submitDocuments: ({ companion }) =>
    by(companion, {
      idDocument: { type: 'passport', file: null },
      proofOfAddress: { type: 'utility_bill', file: { name: 'bill.pdf' } },
    }),
  submitContactMessage: () =>
    by(null, {
      requestId: randomUUID(),
      name: 'Robin',
      email: 'robin@hearthkin.test',
      subject: 'A question',
      message: 'How do I book?',
    }),
  submitEvent: ({ member }) => by(member, { eventId: randomUUID(), form: EVENT_FORM }),
  suspendAccount: ({ staff, newcomer }) =>
    by(staff, { uid: newcomer.uid, suspend: true, reason: 'Threats' }),
  takePlace: ({ member, event }) => by(member, { eventId: event, places: 'attendees' }),
  transitionBooking: ({ companion, booking }) =>
    by(companion, { bookingId: booking, to: 'confirmed', reason: '' }),
  restrictAccount: ({ staff, newcomer }) =>
    by(staff, { uid: newcomer.uid, days: 7, reason: 'Threats', requestId: randomUUID() }),
  // Nothing of it is decided yet, so the accepted input changes nothing.
  undoDecision: ({ staff, message }) => by(staff, { queue: 'messages', id: message }),
  warnAccount: ({ staff, newcomer }) =>
    by(staff, { uid: newcomer.uid, reason: 'Threats', requestId: randomUUID() }),
  withdrawActivity: ({ companion, proposal }) =>
    by(companion, { activityId: proposal, reason: '' }),
  withdrawBackgroundCheck: ({ staff, companion }) =>
    by(staff, { uid: companion.uid, notes: 'The issuer took it back' }),
  withdrawStory: ({ staff, story }) => by(staff, { storyId: story, notes: 'It names somebody' }),
};
