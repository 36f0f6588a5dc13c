import './platform/deployment';

import { type CallService, callService } from '@hearthkin/domain/call-services';
import type { CallableName } from '@hearthkin/domain/callables';
import { finishSuspensions } from './admin/finish-suspensions';
import { pageAgain } from './admin/page-again';
import { tellReporters } from './admin/tell-reporters';
import { completeBookings } from './booking/complete-bookings';
import { expireBookings } from './booking/expire-bookings';
import { remindSessions } from './booking/remind-sessions';
import { settleClaims } from './booking/settle-claims';
import * as callables from './callables';
import { answerFreeAlerts } from './companion/answer-free-alerts';
import { clearOnline } from './companion/clear-online';
import { countFirstMonths } from './companion/count-first-months';
import { publishReviews } from './companion/publish-reviews';
import { queueKeptMails } from './mail/kept-mails';
import { mailUnread } from './notification/mail-unread';
import { releaseExpiredCheckouts } from './payment/release-expired-checkouts';
import { releasePayouts } from './payment/release-payouts';
import { defineCallService } from './platform/call-service';
import { CALLS, SWEEP } from './platform/deployment';
import { LONG_SWEEP } from './platform/sweeps/long-sweep';
import { defineSweepService } from './platform/sweeps/sweep-service';
import { closeInactive } from './policy/close-inactive';
import { endRestrictions } from './policy/end-restrictions';
import { removeOldBooks } from './policy/remove-old-books';
import { endLatePlans } from './pricing/end-late-plans';
import { finishRemovals } from './removal/finish-removals';
import { checkInOnSessions } from './safety/check-in-on-sessions';
import { comparePayments } from './settlement/compare-payments';
import { moveCharges } from './settlement/move-charges';
import { removeUnfinishedSignups } from './sign-up/remove-unfinished-signups';
import { endTraining } from './training/end-training';
import { endBackgroundChecks } from './verification/end-background-checks';
import { endIdentityChecks } from './verification/end-identity-checks';

export { onUserWritten } from './account/on-user-written';
export { onBookingWritten } from './booking/on-booking-written';
export { calendarFeed } from './calendar/calendar-feed';
export { onActivityWritten } from './community/on-activity-written';
export { onEventWritten } from './community/on-event-written';
export { onHostMessageCreated } from './community/on-host-message-created';
export { onStorySubmissionWritten } from './community/on-story-submission-written';
export { onCompanionWritten } from './companion/on-companion-written';
export { onLiveWritten } from './companion/on-live-written';
export { onProfileViewed } from './companion/on-profile-viewed';
export { onReviewWritten } from './companion/on-review-written';
export { publishReviewsTask } from './companion/publish-reviews';
export { onPaymentWritten, onPayoutWritten } from './insights/on-payment-written';
export { mailEvents } from './mail/mail-events';
export { sendMailTask } from './mail/send-mail-task';
export { onConversationWritten } from './messaging/on-conversation-written';
export { onMessageWritten } from './messaging/on-message-written';
export { onSettingsWritten } from './notification/on-settings-written';
export { publicPage } from './page/public-page';
export { onSignInDeleted } from './removal/on-sign-in-deleted';
export { onBlockWritten } from './safety/on-block-written';
export { onReportWritten } from './safety/on-report-written';
export { comparePaymentsTask } from './settlement/compare-payments';
export { onChargeWritten } from './settlement/on-charge-written';
export { paymentWebhook } from './settlement/payment-webhook';
export { beforeSignIn } from './sign-in/before-sign-in';
export {
  signalApplications,
  signalCheckIns,
  signalClaims,
  signalContactMessages,
  signalMoneyCases,
} from './staff/desk-signal';
export { reportPolicyViolation } from './support/report-policy-violation';
export { onVerificationWritten } from './verification/on-verification-written';

const answeredBy = (service: CallService) =>
  new Map(
    Object.entries(callables).filter(([name]) => callService(name as CallableName) === service),
  );

export const calls = defineCallService(CALLS.people, answeredBy('calls'));
export const staffCalls = defineCallService(CALLS.staff, answeredBy('staffCalls'));
export const fileCalls = defineCallService(CALLS.files, answeredBy('fileCalls'));
export const faceCalls = defineCallService(CALLS.faces, answeredBy('faceCalls'));

export const minuteSweeps = defineSweepService(
  { schedule: 'every 1 minutes', timeoutSeconds: 60 },
  [clearOnline, answerFreeAlerts],
);
/** Apart, so that no one's safety waits for anything else. */
export const safetySweeps = defineSweepService({ ...SWEEP, schedule: 'every 5 minutes' }, [
  checkInOnSessions,
]);
export const bookingSweeps = defineSweepService({ ...SWEEP, schedule: 'every 5 minutes' }, [
  completeBookings,
  expireBookings,
  remindSessions,
]);
export const paymentSweeps = defineSweepService({ ...SWEEP, schedule: 'every 5 minutes' }, [
  moveCharges,
  releaseExpiredCheckouts,
  releasePayouts,
  settleClaims,
]);
export const deskSweeps = defineSweepService({ schedule: 'every 5 minutes' }, [
  finishSuspensions,
  queueKeptMails,
  removeUnfinishedSignups,
  tellReporters,
]);
export const noticeSweeps = defineSweepService({ schedule: 'every 10 minutes' }, [
  mailUnread,
  pageAgain,
]);
export const hourlySweeps = defineSweepService({ schedule: 'every 1 hours' }, [
  endBackgroundChecks,
  endIdentityChecks,
  endLatePlans,
  endRestrictions,
  endTraining,
  finishRemovals,
]);
export const policySweeps = defineSweepService({ schedule: 'every 6 hours', timeoutSeconds: 540 }, [
  closeInactive,
  removeOldBooks,
]);
export const weeklySweeps = defineSweepService({ ...LONG_SWEEP, schedule: 'every monday 04:00' }, [
  countFirstMonths,
  publishReviews,
]);
export const comparisonSweeps = defineSweepService({ ...LONG_SWEEP, schedule: 'every 24 hours' }, [
  comparePayments,
]);
