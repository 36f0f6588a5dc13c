import { STAFF_READS } from '@hearthkin/domain/admin/staff-reads';
import { CALLABLE_INPUTS } from '@hearthkin/domain/callables';
import { expect, it } from 'vitest';
import { staffReads } from './admin/read-as-staff';
import type { Access } from './core/caller';
import * as functions from './index';

const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();

/** The callables by their access; `core/callable.test.ts` tests the callers that each kind admits. */
const CALLABLES: Readonly<Record<Access, string>> = {
  anyone: `
    answerTrustedContact checkPasswordResetToken confirmEmailChange openSessionPhoto openSuspension
    requestPasswordReset resetPassword setMailByLink submitContactMessage`,
  'signed-in': `
    addSignInWay answerClaim answerProposal cancelEvent changePassword checkEmail checkIdentity
    checkInAttendee completeProviderSignup completeSignup confirmPhone deleteAccount downloadAccount
    endCalendarLink fileClaim fileReport findWaitingPlace letSomeoneKnow makeCalendarLink
    messageAttendees openDocument proposeTime publishProfileFile raiseAlarm readProviderPhoto removeSignInWay
    requestEmailChange resendTrustedContact resubmitDocuments saveTrustedContact sessionAccess
    signOutEverywhere startSelfie transitionBooking`,
  spender: `
    changePlan checkPayment createBooking endPlan leaveCheckout openCheckout openPlanCheckout
    openPlanPortal selectPlan`,
  earner: `
    answerTrainingQuiz checkPayoutAccount drawTrainingQuiz openPayoutAccount submitApplication`,
  admin: 'readAsStaff',
  'admin-act': `
    answerContactMessage assignItem cancelActivity closeCheckIn decideClaim deleteAccountByStaff
    deleteContactMessage holdPayout mendMoney noteAccount noteBooking recordBackgroundCheck
    recordExport refundSession resetDatabase restrictAccount resumeListing reviewApplication
    reviewEvent reviewIdentity reviewReport reviewStory reviewVerification saveActivity
    suspendAccount undoDecision warnAccount withdrawBackgroundCheck withdrawStory`,
};

it.each(Object.entries(CALLABLES))(
  'access for %s is that of these callables alone',
  (access, names) => {
    const found = Object.entries(functions).filter(
      ([, one]) => 'access' in one && one.access === access,
    );
    expect(found.map(([name]) => name).sort()).toEqual(words(names));
  },
);

/** The reads of `readAsStaff` by their access. */
const READS = {
  admin: `
    account accounts applications booking bookings check-ins claims counts decided-reviews deletions
    figures history identities inbox matching money pauses queues taken team-name verifications waiting`,
  'admin-act': 'booking-messages',
};

it.each(Object.entries(READS))('staff read these alone with the access %s', (access, names) => {
  const found = Object.entries(staffReads).filter(([, read]) => read.access === access);
  expect(found.map(([name]) => name).sort()).toEqual(words(names));
});

it('every read of staff has an access', () => {
  expect(words(Object.values(READS).join(' '))).toEqual(Object.keys(STAFF_READS).sort());
});

it('every callable has an access', () => {
  expect(words(Object.values(CALLABLES).join(' '))).toEqual(Object.keys(CALLABLE_INPUTS).sort());
});
