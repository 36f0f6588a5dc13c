import type { PhoneFailure, SentCode } from '../../web/src/session/phone-sign-in';
import { betweenTests } from './between-tests';
import { setUser } from './fake-auth';

/** The code that every fake phone receives. */
export const CODE = '123456';

/** The sign-in that a code for a phone makes. */
export function uidOf(phone: string): string {
  return `new-${phone}`;
}

const taken = new Set<string>();

betweenTests(() => taken.clear());

/** Gives a phone to an account that is complete. */
export function takePhone(phone: string): void {
  taken.add(phone);
}

class PhoneError extends Error {
  readonly reason: PhoneFailure;

  constructor(reason: PhoneFailure) {
    super(reason);
    this.name = 'PhoneError';
    this.reason = reason;
  }
}

/** Stands in for Firebase's phone sign-in. */
export async function sendCode(phone: string): Promise<SentCode> {
  return {
    localCode: CODE,
    confirm: async (code) => {
      if (code !== CODE) throw new PhoneError('wrong-code');
      if (taken.has(phone)) throw new PhoneError('taken');
      const uid = uidOf(phone);
      setUser({
        uid,
        email: '',
        displayName: '',
        userType: null,
        isAdmin: false,
        providers: [],
        signedInAt: new Date(),
      });
      return { uid, phone };
    },
  };
}
