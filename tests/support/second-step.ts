import { codeFor } from './phone-codes';
import { authAs, type RestAnswer } from './rest-client';

/** The answer of Auth to a sign-in: a token, or for staff what the second step goes on from. */
export interface FirstStep {
  readonly idToken?: string;
  readonly refreshToken?: string;
  readonly mfaPendingCredential?: string;
  readonly mfaInfo?: readonly { readonly mfaEnrollmentId: string }[];
}

/** Has the code of the second step sent, to the first phone that is enrolled. */
export function sendSecondCode({ mfaPendingCredential, mfaInfo }: FirstStep): Promise<RestAnswer> {
  return authAs('accounts/mfaSignIn:start', {
    mfaPendingCredential,
    mfaEnrollmentId: mfaInfo?.[0]?.mfaEnrollmentId,
    phoneSignInInfo: { recaptchaToken: 'none' },
  });
}

/** Ends a sign-in with a code. */
export function enterSecondCode(
  { mfaPendingCredential }: FirstStep,
  sent: RestAnswer,
  code: string | undefined,
): Promise<RestAnswer> {
  const { phoneResponseInfo } = sent.body as { phoneResponseInfo?: { sessionInfo: string } };
  return authAs('accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    phoneVerificationInfo: { sessionInfo: phoneResponseInfo?.sessionInfo, code },
  });
}

/** The second step as the holder of the phone takes it. */
export async function takeSecondStep(first: FirstStep, phone: string): Promise<RestAnswer> {
  const sent = await sendSecondCode(first);
  return enterSecondCode(first, sent, await codeFor(phone));
}
