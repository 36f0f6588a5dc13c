import type { Actor } from './actors';
import { authAs, type RestAnswer } from './rest-client';
import { testSuite } from './suite';

/** The newest code that was sent to a phone, as its holder reads it. */
export async function codeFor(phone: string): Promise<string | undefined> {
  const { ports, projectId } = testSuite();
  const url = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${projectId}/verificationCodes`;
  const { verificationCodes } = (await (await fetch(url)).json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code;
}

/** Proves a phone number, with a token to link it to that account. */
export async function signInByPhone(phone: string, linkTo?: Actor): Promise<RestAnswer> {
  const sent = await authAs('accounts:sendVerificationCode', {
    phoneNumber: phone,
    recaptchaToken: 'none',
  });
  return authAs('accounts:signInWithPhoneNumber', {
    ...(sent.body as { sessionInfo: string }),
    code: await codeFor(phone),
    ...(linkTo === undefined ? {} : { idToken: linkTo.idToken }),
  });
}
