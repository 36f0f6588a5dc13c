import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  type PhoneMultiFactorInfo,
  type UserCredential,
} from 'firebase/auth';
import { emulators } from '../lib/env';
import { isPhoneProblem, localCode, phoneErrorOf, withCaptcha } from './phone-sign-in';
import { askForCode, type SecondCode, SecondStepCancelled } from './second-step';

/**
 * Ends a sign-in with the code that its owner gets by text message.
 * @throws FirebaseError, `auth/user-cancelled` when they didn't enter it.
 */
export async function takeSecondStep(auth: Auth, error: MultiFactorError): Promise<UserCredential> {
  const resolver = getMultiFactorResolver(auth, error);
  const phone = resolver.hints.find(isPhone);
  if (phone === undefined) throw error;
  try {
    return await askForCode(() => sendCodeTo(auth, resolver, phone));
  } catch (thrown) {
    if (!(thrown instanceof SecondStepCancelled)) throw thrown;
    throw new FirebaseError('auth/user-cancelled', 'The second step was cancelled');
  }
}

function isPhone(info: MultiFactorInfo): info is PhoneMultiFactorInfo {
  return info.factorId === PhoneMultiFactorGenerator.FACTOR_ID;
}

/** @throws PhoneError */
async function sendCodeTo(
  auth: Auth,
  resolver: MultiFactorResolver,
  hint: PhoneMultiFactorInfo,
): Promise<SecondCode<UserCredential>> {
  // Auth shows the last four digits only.
  const ending = hint.phoneNumber.slice(-4);
  const asked = { multiFactorHint: hint, session: resolver.session };
  try {
    const id = await withCaptcha(auth, (captcha) =>
      new PhoneAuthProvider(auth).verifyPhoneNumber(asked, captcha),
    );
    return {
      sentTo: `the phone ending in ${ending}`,
      localCode: emulators ? await localCode(emulators, ending) : null,
      confirm: async (code) => {
        try {
          const credential = PhoneAuthProvider.credential(id, code);
          return await resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(credential));
        } catch (error) {
          throw isPhoneProblem(error) ? phoneErrorOf(error) : error;
        }
      },
    };
  } catch (error) {
    throw phoneErrorOf(error);
  }
}
