import type { PhoneFailure, SentCode } from '../../web/src/session/phone-sign-in';
import { betweenTests } from './between-tests';
import { setUser } from './fake-auth';

/** The code sent to every phone. */
export const CODE = '123456';

/** The uid created by signing in with a phone. */
export function uidOf(phone: string): string {
  return `new-${phone}`;
}

const taken = new Set<string>();

betweenTests(() => taken.clear());

/** Marks a phone as used by a complete account. */
export function markPhoneTaken(phone: string): void {
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

/** Replaces Firebase phone sign-in. */
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
    prove: async (code) => {
      if (code !== CODE) throw new PhoneError('wrong-code');
      if (taken.has(phone)) throw new PhoneError('taken');
      return `proof of ${phone}`;
    },
  };
}
