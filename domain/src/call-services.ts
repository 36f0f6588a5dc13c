import type { CallableName } from './callables';

/** The services with calls of their own; `calls` answers all others. */
const OWN_CALLS = {
  /** Calls that only staff may send. */
  staffCalls: [
    'answerContactMessage',
    'assignItem',
    'cancelActivity',
    'closeCheckIn',
    'decideActivity',
    'decideClaim',
    'deleteAccountByStaff',
    'deleteContactMessage',
    'holdPayout',
    'mendMoney',
    'noteAccount',
    'noteBooking',
    'orderBackgroundCheck',
    'readAsStaff',
    'recordBackgroundCheck',
    'recordExport',
    'refundSession',
    'resetDatabase',
    'restrictAccount',
    'resumeListing',
    'reviewApplication',
    'reviewEvent',
    'reviewIdentity',
    'reviewReport',
    'reviewStory',
    'reviewVerification',
    'saveActivity',
    'saveDuty',
    'suspendAccount',
    'undoDecision',
    'warnAccount',
    'withdrawBackgroundCheck',
    'withdrawStory',
  ],
  /** Calls that carry pictures or videos: they take memory, so few run at a time. */
  fileCalls: [
    'answerClaim',
    'fileClaim',
    'fileReport',
    'openDocument',
    'openSessionPhoto',
    'publishProfileFile',
    'readProviderPhoto',
  ],
  /** The comparison of faces, which takes a whole instance. */
  faceCalls: ['checkIdentity'],
} as const satisfies Readonly<Record<string, readonly CallableName[]>>;

export type CallService = 'calls' | keyof typeof OWN_CALLS;

const SERVICES = new Map<CallableName, CallService>(
  Object.entries(OWN_CALLS).flatMap(([service, names]) =>
    names.map((name) => [name, service as CallService] as const),
  ),
);

/** The service that answers a call. */
export function callService(name: CallableName): CallService {
  return SERVICES.get(name) ?? 'calls';
}

/** The path of a call below the address of the functions, without a slash before it: `staffCalls/readAsStaff`. */
export function callPath(name: CallableName): string {
  return `${callService(name)}/${name}`;
}
