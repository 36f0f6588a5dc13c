import { STAFF_READS } from '@hearthkin/domain/admin/staff-reads';
import { callService } from '@hearthkin/domain/call-services';
import { CALLABLE_INPUTS, type CallableName } from '@hearthkin/domain/callables';
import { expect, it } from 'vitest';
import { staffReads } from './admin/read-as-staff';
import * as functions from './callables';
import type { Access } from './platform/caller';

const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();

/** An access in short: for whom, with what standing, and what more. */
function shortly(access: Access): string {
  if (typeof access === 'string') return access;
  const { for: who, standing = 'free', fresh, orStaff } = access;
  return `${who}, ${standing}${fresh ? ', fresh' : ''}${orStaff ? ', or staff' : ''}`;
}

/** The callables by their access; `platform/callable.test.ts` tests the callers that each kind admits. */
const CALLABLES: Readonly<Record<string, string>> = {
  anyone: `
    answerTrustedContact checkPasswordResetToken confirmEmailChange openSessionPhoto openSuspension
    requestPasswordReset resetPassword setMailByLink submitContactMessage`,
  'person, free':
    'answerProposal messageAttendees proposeTime reviewActivity submitEvent takePlace',
  'person, verified': 'checkInAttendee resendTrustedContact sessionAccess',
  'person, verified, fresh': 'saveTrustedContact',
  'person, active': `
    agreePlace answerClaim fileClaim fileReport findWaitingPlace openConversation publishProfileFile saveNames
    saveStory submitDocuments`,
  'person, active, fresh': 'confirmPhone makeCalendarLink',
  'person, active, or staff': 'cancelEvent transitionBooking',
  'person, newcomer': `
    checkEmail checkIdentity completeShortSignup completeSignup readProviderPhoto
    requestEmailChange startSelfie`,
  'person, newcomer, fresh': 'addSignInWay removeSignInWay',
  'person, newcomer, or staff': 'openDocument',
  'person, any':
    'deleteAccount endAlarm endCalendarLink leavePlace letSomeoneKnow raiseAlarm signOutEverywhere tryEmailAgain',
  'person, any, fresh': 'changePassword downloadAccount removeTrustedContact',
  'spender, free': 'alertWhenFree createBooking openCheckout saveReview',
  'earner, free': 'answerReview proposeActivity rateMember',
  'spender, active': 'openPlanCheckout selectPlan',
  'spender, active, fresh': 'changePlan',
  'spender, any': 'checkPayment endPlan leaveCheckout',
  'spender, any, fresh': 'openPlanPortal',
  'earner, active': `answerActivity answerTrainingQuiz drawTrainingQuiz saveApplicationDraft saveSchedule submitApplication
    withdrawActivity`,
  'earner, any': 'checkPayoutAccount',
  'earner, any, fresh': 'openPayoutAccount',
  admin: 'readAsStaff',
  'admin-act': `
    answerContactMessage assignItem cancelActivity closeCheckIn decideActivity decideClaim deleteAccountByStaff
    deleteContactMessage holdPayout mendMoney noteAccount noteBooking orderBackgroundCheck
    recordBackgroundCheck recordExport refundSession resetDatabase restrictAccount resumeListing reviewApplication
    reviewEvent reviewIdentity reviewReport reviewStory reviewVerification saveActivity saveDuty
    suspendAccount undoDecision warnAccount withdrawBackgroundCheck withdrawStory`,
};

it('every callable has the access that it should have', () => {
  const found: Record<string, string[]> = {};
  for (const [name, one] of Object.entries(functions)) {
    const short = shortly(one.access);
    found[short] = [...(found[short] ?? []), name];
  }
  const expected = Object.entries(CALLABLES).map(([access, names]) => [access, words(names)]);
  for (const names of Object.values(found)) names.sort();
  expect(found).toEqual(Object.fromEntries(expected));
});

it('every call is there, and its service is that of staff if only they may send it', () => {
  expect(Object.keys(functions).sort()).toEqual(Object.keys(CALLABLE_INPUTS).sort());
  for (const [name, { access }] of Object.entries(functions)) {
    const isOfStaff = callService(name as CallableName) === 'staffCalls';
    expect(isOfStaff, name).toBe(access === 'admin' || access === 'admin-act');
  }
});

/** The reads of `readAsStaff` by their access. */
const READS = {
  admin: `
    account accounts applications booking bookings check-ins claims counts decided-reviews deletions
    figures first-lessons history host-sessions identities inbox matching money pauses queues report-ahead reports reports-about rota taken team-name
    verifications waiting`,
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
