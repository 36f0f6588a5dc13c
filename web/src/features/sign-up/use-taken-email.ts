import { useEffect, useState } from 'react';
import { call } from '../../firebase/call';
import { emailProblem, type Progress } from './step-checks';
import type { Step } from './steps';

/**
 * Whether another account has the typed address. The server answers once the phone is verified, and
 * isn't asked while the address is being typed. Not knowing counts as free: creating the account
 * finds a taken address, too.
 */
export function useTakenEmail({ draft, phoneVerified }: Progress, step: Step | null): boolean {
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const email = draft.email.trim();
  const isReady = phoneVerified && step !== 5 && email !== '' && emailProblem(email) === null;
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    call('checkEmail', { email })
      .then(({ isTaken }) => {
        if (isCurrent) setTakenEmail(isTaken ? email : null);
      })
      .catch((error: unknown) => console.warn('Could not check the address', error));
    return () => {
      isCurrent = false;
    };
  }, [email, isReady]);
  return takenEmail !== null && takenEmail === email;
}
