import type {
  ChangePasswordInput,
  ChangePasswordResult,
  ConfirmEmailChangeInput,
  ConfirmEmailChangeResult,
  DeleteAccountInput,
  DeleteAccountResult,
  DownloadAccountInput,
  DownloadAccountResult,
  RequestEmailChangeInput,
  RequestEmailChangeResult,
  SignOutEverywhereInput,
  SignOutEverywhereResult,
} from '@hearthkin/domain/account/own-account';
import type {
  CheckPasswordResetTokenInput,
  CheckPasswordResetTokenResult,
  RequestPasswordResetInput,
  RequestPasswordResetResult,
  ResetPasswordInput,
  ResetPasswordResult,
} from '@hearthkin/domain/account/password-reset';
import type {
  CompleteProviderSignupInput,
  CompleteProviderSignupResult,
} from '@hearthkin/domain/account/provider-signup';
import type { CompleteSignupInput, CompleteSignupResult } from '@hearthkin/domain/account/signup';
import type {
  DeleteAccountByStaffInput,
  DeleteAccountByStaffResult,
  ResetDatabaseInput,
  ResetDatabaseResult,
  SuspendAccountInput,
  SuspendAccountResult,
} from '@hearthkin/domain/admin/account-acts';
import type {
  AnswerContactMessageResult,
  ContactMessageActInput,
  DeleteContactMessageResult,
  RecordExportInput,
  RecordExportResult,
  ReviewIdentityInput,
  ReviewIdentityResult,
  ReviewReportInput,
  ReviewReportResult,
} from '@hearthkin/domain/admin/queue-acts';
import type {
  AnswerProposalInput,
  AnswerProposalResult,
  CreateBookingInput,
  CreateBookingResult,
  ProposeTimeInput,
  ProposeTimeResult,
  TransitionBookingInput,
  TransitionBookingResult,
} from '@hearthkin/domain/booking/requests';
import type {
  CancelActivityInput,
  CancelActivityResult,
  SaveActivityInput,
  SaveActivityResult,
} from '@hearthkin/domain/community/activity-form';
import type {
  CancelEventInput,
  CancelEventResult,
  ReviewEventInput,
  ReviewEventResult,
} from '@hearthkin/domain/community/event';
import type {
  ReviewStoryInput,
  ReviewStoryResult,
  WithdrawStoryInput,
  WithdrawStoryResult,
} from '@hearthkin/domain/community/story-decision';
import type {
  ReviewApplicationInput,
  ReviewApplicationResult,
} from '@hearthkin/domain/companion/application';
import type {
  SetMailByLinkInput,
  SetMailByLinkResult,
} from '@hearthkin/domain/notification/unsubscribe';
import type { SelectPlanInput, SelectPlanResult } from '@hearthkin/domain/pricing/select-plan';
import type {
  ReportConversationInput,
  ReportConversationResult,
} from '@hearthkin/domain/safety/conversation-report';
import type {
  SubmitContactMessageInput,
  SubmitContactMessageResult,
} from '@hearthkin/domain/support/contact';
import type {
  ReviewVerificationInput,
  ReviewVerificationResult,
} from '@hearthkin/domain/verification/documents';
import type {
  CheckIdentityInput,
  CheckIdentityResult,
} from '@hearthkin/domain/verification/identity-check';
import { CallError, callErrorOf, type SdkError } from '../lib/call-error';
import { whenIdle } from '../lib/when-idle';

/** The callables with what they take and answer. */
interface Callables {
  answerContactMessage: { input: ContactMessageActInput; result: AnswerContactMessageResult };
  deleteContactMessage: { input: ContactMessageActInput; result: DeleteContactMessageResult };
  reviewReport: { input: ReviewReportInput; result: ReviewReportResult };
  reviewIdentity: { input: ReviewIdentityInput; result: ReviewIdentityResult };
  recordExport: { input: RecordExportInput; result: RecordExportResult };
  suspendAccount: { input: SuspendAccountInput; result: SuspendAccountResult };
  deleteAccountByStaff: { input: DeleteAccountByStaffInput; result: DeleteAccountByStaffResult };
  resetDatabase: { input: ResetDatabaseInput; result: ResetDatabaseResult };
  checkIdentity: { input: CheckIdentityInput; result: CheckIdentityResult };
  completeProviderSignup: {
    input: CompleteProviderSignupInput;
    result: CompleteProviderSignupResult;
  };
  completeSignup: { input: CompleteSignupInput; result: CompleteSignupResult };
  createBooking: { input: CreateBookingInput; result: CreateBookingResult };
  proposeTime: { input: ProposeTimeInput; result: ProposeTimeResult };
  answerProposal: { input: AnswerProposalInput; result: AnswerProposalResult };
  transitionBooking: { input: TransitionBookingInput; result: TransitionBookingResult };
  requestPasswordReset: { input: RequestPasswordResetInput; result: RequestPasswordResetResult };
  checkPasswordResetToken: {
    input: CheckPasswordResetTokenInput;
    result: CheckPasswordResetTokenResult;
  };
  changePassword: { input: ChangePasswordInput; result: ChangePasswordResult };
  requestEmailChange: { input: RequestEmailChangeInput; result: RequestEmailChangeResult };
  confirmEmailChange: { input: ConfirmEmailChangeInput; result: ConfirmEmailChangeResult };
  signOutEverywhere: { input: SignOutEverywhereInput; result: SignOutEverywhereResult };
  downloadAccount: { input: DownloadAccountInput; result: DownloadAccountResult };
  deleteAccount: { input: DeleteAccountInput; result: DeleteAccountResult };
  resetPassword: { input: ResetPasswordInput; result: ResetPasswordResult };
  setMailByLink: { input: SetMailByLinkInput; result: SetMailByLinkResult };
  selectPlan: { input: SelectPlanInput; result: SelectPlanResult };
  reportConversation: { input: ReportConversationInput; result: ReportConversationResult };
  reviewApplication: { input: ReviewApplicationInput; result: ReviewApplicationResult };
  reviewEvent: { input: ReviewEventInput; result: ReviewEventResult };
  cancelEvent: { input: CancelEventInput; result: CancelEventResult };
  saveActivity: { input: SaveActivityInput; result: SaveActivityResult };
  cancelActivity: { input: CancelActivityInput; result: CancelActivityResult };
  reviewStory: { input: ReviewStoryInput; result: ReviewStoryResult };
  withdrawStory: { input: WithdrawStoryInput; result: WithdrawStoryResult };
  submitContactMessage: { input: SubmitContactMessageInput; result: SubmitContactMessageResult };
  reviewVerification: { input: ReviewVerificationInput; result: ReviewVerificationResult };
}

const TIMEOUT_MS = 20_000;

/**
 * Comparing two faces takes longer on a machine that has only just started, and an account may have
 * much to gather or to remove.
 */
const SLOW: Partial<Record<keyof Callables, number>> = {
  checkIdentity: 60_000,
  downloadAccount: 60_000,
  deleteAccount: 300_000,
  deleteAccountByStaff: 300_000,
  suspendAccount: 300_000,
  resetDatabase: 300_000,
};

/** @throws CallError */
export async function call<Name extends keyof Callables>(
  name: Name,
  input: Callables[Name]['input'],
): Promise<Callables[Name]['result']> {
  if (!navigator.onLine) throw new CallError('offline');
  const { callableOf } = await sdk();
  try {
    const callable = callableOf<Callables[Name]['input'], Callables[Name]['result']>(name, {
      timeout: SLOW[name] ?? TIMEOUT_MS,
    });
    return (await callable(input)).data;
  } catch (error) {
    throw callErrorOf(error as SdkError);
  }
}

/** What calls need besides. Without it nothing has been sent. */
async function sdk() {
  try {
    return await import('./functions-client');
  } catch (error) {
    console.warn('What calls are made with could not be loaded', error);
    throw new CallError(navigator.onLine ? 'not-loaded' : 'offline');
  }
}

// After the page, but before the first call: nobody waits for it, and a tab that stays open while the
// site is deployed anew has it.
if (typeof window !== 'undefined') whenIdle(() => void sdk().catch(() => {}));
