import * as z from 'zod/mini';
import { type DownloadPart, downloadAccountInput } from './account/download';
import { typedEmailInput } from './account/email';
import type { AccountLevel } from './account/level';
import {
  changePasswordInput,
  confirmEmailChangeInput,
  confirmPhoneInput,
  publishProfileFileInput,
} from './account/own-account';
import { checkPasswordResetTokenInput, resetPasswordInput } from './account/password-reset';
import { namesEdit } from './account/person-name';
import { readProviderPhotoInput } from './account/provider-signup';
import { addSignInWayInput, removeSignInWayInput } from './account/sign-in-ways';
import { openSuspensionInput } from './account/suspension-link';
import type { User } from './account/user';
import {
  deleteAccountByStaffInput,
  resetDatabaseInput,
  restrictAccountInput,
  suspendAccountInput,
  warnAccountInput,
} from './admin/account-acts';
import { type Assigned, assignItemInput } from './admin/assignment';
import { saveDutyInput } from './admin/duty';
import { holdPayoutInput, mendMoneyInput, refundSessionInput } from './admin/money-acts';
import { type OpenedDocument, openDocumentInput } from './admin/open-document';
import {
  answerContactMessageInput,
  closeCheckInInput,
  deleteContactMessageInput,
  recordExportInput,
  reviewIdentityInput,
  undoDecisionInput,
} from './admin/queue-acts';
import { noteAccountInput, noteBookingInput } from './admin/staff-note';
import { readAsStaffInput } from './admin/staff-reads';
import type { Booking, BookingStatus } from './booking/booking';
import {
  answerClaimInput,
  decideClaimInput,
  fileClaimInput,
  resumeListingInput,
} from './booking/claim';
import { rateMemberInput } from './booking/member-rating';
import {
  agreePlaceInput,
  answerProposalInput,
  createBookingInput,
  proposeTimeInput,
  sessionAccessInput,
  transitionBookingInput,
} from './booking/requests';
import type { IceServer } from './booking/room-signal';
import type { SeriesRefusal } from './booking/series';
import { reviewActivityInput } from './community/activity';
import {
  answerActivityInput,
  cancelActivityInput,
  type DecideActivityInput,
  decideActivityInput,
  proposeActivityInput,
  saveActivityInput,
  withdrawActivityInput,
} from './community/activity-form';
import { checkInAttendeeInput } from './community/check-in';
import {
  cancelEventInput,
  type EventStatus,
  findWaitingPlaceInput,
  reviewEventInput,
  submitEventInput,
} from './community/event';
import { messageAttendeesInput } from './community/host-message';
import { leavePlaceInput, takePlaceInput } from './community/place';
import { reviewStoryInput, withdrawStoryInput } from './community/story-decision';
import { saveStoryInput } from './community/story-form';
import { saveApplicationDraftInput } from './companion/application';
import { reviewApplicationInput } from './companion/application-decision';
import { alertWhenFreeInput } from './companion/free-alert';
import { answerReviewInput, saveReviewInput } from './companion/review';
import { saveScheduleInput } from './companion/schedule';
import {
  answerTrainingQuizInput,
  drawTrainingQuizInput,
  type TrainingQuiz,
  type TrainingResult,
} from './companion/training';
import type { UserType } from './foundation/fields';
import type { Json } from './foundation/json-dates';
import { openConversationInput } from './messaging/conversation';
import type { NotificationTopic } from './notification/kinds';
import { setMailByLinkInput } from './notification/unsubscribe';
import { type CheckoutStatus, checkoutInput } from './payment/checkout';
import type { PayoutAccount } from './payment/payout-account';
import { choosePlanInput, endPlanInput } from './pricing/plan-records';
import type { Plan } from './pricing/plans';
import { selectPlanInput } from './pricing/select-plan';
import { type ContactTold, sessionOfCallerInput } from './safety/check-in';
import { fileReportInput, reviewReportInput } from './safety/report';
import type { ReportOutcome } from './safety/report-outcomes';
import {
  answerTrustedContactInput,
  openSessionPhotoInput,
  type SessionPhoto,
  type TrustedContact,
} from './safety/trusted-contact';
import { saveTrustedContactInput } from './safety/trusted-contact-form';
import { completeShortSignupInput } from './sign-up/short-signup';
import { completeSignupInput } from './sign-up/signup-input';
import { submitContactMessageInput } from './support/contact';
import {
  recordBackgroundCheckInput,
  withdrawBackgroundCheckInput,
} from './verification/background-check';
import { orderBackgroundCheckInput } from './verification/check-order';
import { reviewVerificationInput, submitDocumentsInput } from './verification/documents';
import { type CheckIdentityResult, checkIdentityInput } from './verification/identity-check';
import type { SelfieChallenge } from './verification/selfie-challenge';

const nothing = z.strictObject({});

/**
 * Input schema of each callable. Functions parse with it; the client imports only types from this
 * file.
 */
export const CALLABLE_INPUTS = {
  addSignInWay: addSignInWayInput,
  agreePlace: agreePlaceInput,
  alertWhenFree: alertWhenFreeInput,
  answerActivity: answerActivityInput,
  answerClaim: answerClaimInput,
  answerContactMessage: answerContactMessageInput,
  answerProposal: answerProposalInput,
  answerReview: answerReviewInput,
  answerTrainingQuiz: answerTrainingQuizInput,
  answerTrustedContact: answerTrustedContactInput,
  assignItem: assignItemInput,
  cancelActivity: cancelActivityInput,
  cancelEvent: cancelEventInput,
  changePassword: changePasswordInput,
  changePlan: choosePlanInput,
  checkEmail: typedEmailInput,
  checkInAttendee: checkInAttendeeInput,
  checkIdentity: checkIdentityInput,
  checkPayment: checkoutInput,
  checkPayoutAccount: nothing,
  checkPasswordResetToken: checkPasswordResetTokenInput,
  closeCheckIn: closeCheckInInput,
  completeShortSignup: completeShortSignupInput,
  completeSignup: completeSignupInput,
  confirmEmailChange: confirmEmailChangeInput,
  confirmPhone: confirmPhoneInput,
  createBooking: createBookingInput,
  decideActivity: decideActivityInput,
  decideClaim: decideClaimInput,
  deleteAccount: nothing,
  deleteAccountByStaff: deleteAccountByStaffInput,
  deleteContactMessage: deleteContactMessageInput,
  downloadAccount: downloadAccountInput,
  drawTrainingQuiz: drawTrainingQuizInput,
  endAlarm: sessionOfCallerInput,
  endCalendarLink: nothing,
  endPlan: endPlanInput,
  fileClaim: fileClaimInput,
  fileReport: fileReportInput,
  findWaitingPlace: findWaitingPlaceInput,
  holdPayout: holdPayoutInput,
  leaveCheckout: checkoutInput,
  leavePlace: leavePlaceInput,
  letSomeoneKnow: sessionOfCallerInput,
  makeCalendarLink: nothing,
  mendMoney: mendMoneyInput,
  messageAttendees: messageAttendeesInput,
  noteAccount: noteAccountInput,
  noteBooking: noteBookingInput,
  openCheckout: checkoutInput,
  openConversation: openConversationInput,
  openDocument: openDocumentInput,
  openPayoutAccount: nothing,
  orderBackgroundCheck: orderBackgroundCheckInput,
  openPlanCheckout: choosePlanInput,
  openPlanPortal: nothing,
  openSessionPhoto: openSessionPhotoInput,
  openSuspension: openSuspensionInput,
  proposeActivity: proposeActivityInput,
  proposeTime: proposeTimeInput,
  publishProfileFile: publishProfileFileInput,
  raiseAlarm: sessionOfCallerInput,
  rateMember: rateMemberInput,
  readAsStaff: readAsStaffInput,
  readProviderPhoto: readProviderPhotoInput,
  recordExport: recordExportInput,
  refundSession: refundSessionInput,
  removeSignInWay: removeSignInWayInput,
  removeTrustedContact: nothing,
  recordBackgroundCheck: recordBackgroundCheckInput,
  requestEmailChange: typedEmailInput,
  requestPasswordReset: typedEmailInput,
  resetDatabase: resetDatabaseInput,
  resetPassword: resetPasswordInput,
  resendTrustedContact: nothing,
  resumeListing: resumeListingInput,
  reviewActivity: reviewActivityInput,
  reviewApplication: reviewApplicationInput,
  reviewEvent: reviewEventInput,
  reviewIdentity: reviewIdentityInput,
  reviewReport: reviewReportInput,
  reviewStory: reviewStoryInput,
  reviewVerification: reviewVerificationInput,
  saveActivity: saveActivityInput,
  saveApplicationDraft: saveApplicationDraftInput,
  saveDuty: saveDutyInput,
  saveNames: namesEdit,
  saveReview: saveReviewInput,
  saveSchedule: saveScheduleInput,
  saveStory: saveStoryInput,
  saveTrustedContact: saveTrustedContactInput,
  selectPlan: selectPlanInput,
  sessionAccess: sessionAccessInput,
  setMailByLink: setMailByLinkInput,
  signOutEverywhere: nothing,
  startSelfie: nothing,
  submitApplication: nothing,
  submitDocuments: submitDocumentsInput,
  submitContactMessage: submitContactMessageInput,
  submitEvent: submitEventInput,
  suspendAccount: suspendAccountInput,
  takePlace: takePlaceInput,
  tryEmailAgain: nothing,
  transitionBooking: transitionBookingInput,
  restrictAccount: restrictAccountInput,
  undoDecision: undoDecisionInput,
  warnAccount: warnAccountInput,
  withdrawActivity: withdrawActivityInput,
  withdrawBackgroundCheck: withdrawBackgroundCheckInput,
  withdrawStory: withdrawStoryInput,
} as const satisfies Record<string, z.ZodMiniType>;

/** No input has more lists and objects in each other; deeper ones are refused before any of it is read. */
export const INPUT_LEVELS = 8;

export type CallableName = keyof typeof CALLABLE_INPUTS;

/** The input that a client sends. */
export type CallableInput<Name extends CallableName> = z.input<(typeof CALLABLE_INPUTS)[Name]>;

/** The input that a handler gets: defaults filled in, texts trimmed. */
export type ParsedInput<Name extends CallableName> = z.output<(typeof CALLABLE_INPUTS)[Name]>;

/** Result of each callable. */
export interface CallableResults {
  /** The provider may be linked for `ADD_WAY_MS`. */
  addSignInWay: { readonly allowed: true };
  agreePlace: { readonly done: true };
  alertWhenFree: { readonly waits: true };
  answerActivity: { readonly status: 'open' | 'declined' };
  /** `decided`: both sides agree about what follows. */
  answerClaim: { readonly status: 'open' | 'decided' };
  answerContactMessage: { readonly answered: true };
  answerProposal: { readonly status: BookingStatus };
  answerReview: { readonly answered: true };
  answerTrainingQuiz: TrainingResult;
  answerTrustedContact: {
    /** First name of the person who asks. */
    readonly of: string;
    readonly status: TrustedContact['status'];
  };
  assignItem: Assigned;
  /** `withdrawn`: it wasn't published, so it was deleted. */
  cancelActivity: { readonly status: 'cancelled' | 'withdrawn' };
  /** `withdrawn`: the event was never published, so it was deleted. */
  cancelEvent: { readonly status: 'cancelled' | 'withdrawn' };
  changePassword: { readonly changed: true };
  changePlan: { readonly plan: Plan };
  checkEmail: { readonly isTaken: boolean };
  checkIdentity: CheckIdentityResult;
  checkInAttendee: { readonly came: boolean };
  /** The state of a request's payment, asked of the provider, and the facts with which the page goes on. */
  checkPayment: {
    readonly status: CheckoutStatus;
    readonly earnerId: string;
    readonly timing: Booking['timing'];
  };
  /** Null without an account at the provider. */
  checkPayoutAccount: { readonly status: PayoutAccount['status'] | null };
  checkPasswordResetToken: { readonly valid: true; readonly email: string };
  closeCheckIn: { readonly closed: true };
  completeShortSignup: { readonly userType: UserType };
  completeSignup: { readonly userType: UserType; readonly level: AccountLevel };
  confirmPhone: {
    /** In E.164. */
    readonly phone: string;
  };
  confirmEmailChange: {
    readonly email: string;
    /**
     * Whether the account's address changed, or it had none before. If so, every session has ended.
     */
    readonly moved: boolean;
  };
  createBooking: {
    readonly bookingId: string;
    /** The page where the card is authorized; null if there is nothing to pay. */
    readonly checkoutUrl: string | null;
  };
  decideActivity: { readonly status: DecideActivityInput['decision'] };
  decideClaim: { readonly status: 'decided' };
  /** Not deleted yet if a report about the caller waits for a decision: then it is closed. */
  deleteAccount: { readonly deleted: boolean };
  deleteAccountByStaff: { readonly status: 'asked' | 'deleted' | 'declined' | 'withdrawn' };
  deleteContactMessage: { readonly deleted: true };
  downloadAccount: DownloadPart;
  /** The same quiz until it is answered. */
  drawTrainingQuiz: TrainingQuiz;
  /** The time at which everyone who was told heard that the caller is all right, as ISO 8601 in UTC. */
  endAlarm: { readonly clearedAt: string };
  endCalendarLink: { readonly ended: true };
  /** Whether the plan ends with its paid month. */
  endPlan: { readonly endsWithMonth: boolean };
  fileClaim: { readonly caseNumber: string };
  fileReport: { readonly number: string };
  /** From 1; null off the list, and behind more than are counted. */
  findWaitingPlace: { readonly position: number | null };
  holdPayout: { readonly isHeld: boolean };
  leaveCheckout: { readonly status: CheckoutStatus };
  leavePlace: { readonly left: true };
  letSomeoneKnow: {
    /** The time at which the email was sent, as ISO 8601 in UTC. */
    readonly toldAt: string;
  };
  /** Whether the case is closed. */
  /** The token of the link, which is kept nowhere (`calendarFeedPath`). */
  makeCalendarLink: { readonly token: string };
  mendMoney: { readonly isClosed: boolean };
  /** The number of people who have a place. */
  messageAttendees: { readonly sentTo: number };
  noteAccount: { readonly noted: true };
  noteBooking: { readonly noted: true };
  openCheckout: {
    /** The page where the card is authorized; null if there is nothing to pay. */
    readonly checkoutUrl: string | null;
  };
  openConversation: { readonly conversationId: string };
  openDocument: OpenedDocument;
  openPayoutAccount: { readonly url: string };
  orderBackgroundCheck: { readonly ordered: true };
  /** Pages of the payment provider. */
  openPlanCheckout: { readonly url: string };
  openPlanPortal: { readonly url: string };
  openSessionPhoto: SessionPhoto;
  openSuspension: {
    /** The reason that our team gives the person. */
    readonly reason: string;
    /** ISO 8601 in UTC. */
    readonly since: string;
    /** Null unless asked for. */
    readonly download: DownloadPart | null;
  };
  proposeActivity: { readonly proposed: true };
  proposeTime: { readonly proposed: true };
  publishProfileFile: {
    /** The Storage path of the file now. */
    readonly path: string;
  };
  raiseAlarm: {
    /** The time since when our team has it, as ISO 8601 in UTC. */
    readonly teamToldAt: string;
    /** Whether one of our team is on duty. */
    readonly isStaffed: boolean;
    /** The news to the trusted contact; `none`: there is none who has confirmed. */
    readonly contact: Exclude<ContactTold, 'telling'>;
  };
  rateMember: { readonly rated: true };
  /** For `fromJson`, and the schema of the read. */
  readAsStaff: { readonly answer: Json };
  readProviderPhoto: {
    /** A JPEG in base64; null without one, or if it can’t be had now. */
    readonly photo: string | null;
  };
  recordExport: { readonly recorded: true };
  refundSession: {
    /** In all, in cents. */
    readonly refundedMinor: number;
  };
  /** Every session has ended. */
  removeSignInWay: { readonly removed: true };
  removeTrustedContact: { readonly removed: true };
  requestEmailChange: { readonly sent: true };
  /** The same for every address, so it doesn't reveal which ones have an account. */
  requestPasswordReset: { readonly sent: true };
  resetDatabase: {
    /** Number of deleted accounts. */
    readonly accounts: number;
  };
  recordBackgroundCheck: { readonly recorded: true };
  resetPassword: { readonly reset: true };
  resendTrustedContact: { readonly sent: true };
  resumeListing: { readonly resumed: true };
  reviewActivity: { readonly reviewed: true };
  /** A returned application is a draft again. */
  reviewApplication: { readonly status: 'accepted' | 'draft' };
  reviewEvent: { readonly status: EventStatus };
  reviewIdentity: { readonly status: 'passed' | 'failed' };
  reviewReport: { readonly outcome: ReportOutcome };
  reviewStory: { readonly status: 'published' | 'returned' };
  reviewVerification: { readonly verificationStatus: 'verified' | 'rejected' };
  /** `asked`: the host has to agree before it is public. */
  saveActivity: { readonly activityId: string; readonly status: 'asked' | 'open' };
  saveDuty: { readonly saved: true };
  saveNames: { readonly saved: true };
  saveReview: { readonly saved: true };
  saveApplicationDraft: { readonly saved: true };
  saveSchedule: { readonly saved: true };
  saveStory: { readonly saved: true };
  /** Whether the email that asks them was sent; it can be sent again. */
  saveTrustedContact: { readonly sent: boolean };
  selectPlan: { readonly plan: Plan | null };
  sessionAccess: {
    /** The servers by which the two browsers reach each other. Credentials are valid until the room closes. */
    readonly iceServers: IceServer[];
    /** The time at which the room closes, as ISO 8601 in UTC. */
    readonly closesAt: string;
  };
  setMailByLink: { readonly topic: NotificationTopic; readonly wanted: boolean };
  signOutEverywhere: { readonly signedOut: true };
  startSelfie: SelfieChallenge;
  submitApplication: { readonly status: 'submitted' };
  submitDocuments: { readonly verificationStatus: 'pending' };
  submitContactMessage: { readonly sent: true };
  submitEvent: { readonly submitted: true };
  suspendAccount: { readonly accountStatus: User['accountStatus'] };
  takePlace: { readonly taken: true };
  tryEmailAgain: { readonly isSent: boolean };
  transitionBooking: {
    readonly status: BookingStatus;
    /** Those of the whole series that couldn't follow; each stays as it was. */
    readonly refused: readonly SeriesRefusal[];
  };
  restrictAccount: { readonly restricted: boolean };
  undoDecision: { readonly undone: true };
  warnAccount: { readonly warned: true };
  /** `withdrawn`: it wasn't published, so it was deleted. */
  withdrawActivity: { readonly status: 'cancelled' | 'withdrawn' };
  withdrawBackgroundCheck: { readonly withdrawn: true };
  withdrawStory: { readonly status: 'withdrawn' };
}
