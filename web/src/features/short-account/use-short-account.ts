import { tidyAddress } from '@hearthkin/domain/account/email';
import { useRef, useState } from 'react';
import { call } from '../../firebase/call';
import { ownTimeZone } from '../../lib/format';
import { START_PAGE } from '../../lib/paths';
import { currentSession, waitForSession } from '../../session/session';
import { useAction } from '../../ui/hooks/use-action';
import { useRedirect } from '../../ui/hooks/use-redirect';
import { REDIRECT_MS } from '../sign-in/public';
import { failedFieldOf, finishProblem } from './finish-messages';
import { type Asked, dropValues, type ShortValues } from './short-values';

interface ShortAccountOptions {
  readonly asks: Asked;
  /** The page to open afterwards. */
  readonly next: string | null;
  /** Runs once the account is there. */
  readonly onCreated?: (uid: string) => Promise<void>;
  /** Whether something has to be read before the next page. */
  readonly isHeld?: boolean;
}

/** Creates a short account, and goes on to the page that was asked for. */
export function useShortAccount({ asks, next, onCreated, isHeld = false }: ShortAccountOptions) {
  const [isDone, setDone] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const [failedField, setFailedField] = useState<keyof ShortValues | null>(null);
  const { run, clear, isBusy, failure } = useAction(
    () => setDone(true),
    (error) => {
      setFailedField(failedFieldOf(error));
      return finishProblem(error);
    },
  );
  const destination = isDone ? (next ?? START_PAGE.spender) : null;
  useRedirect(isHeld ? null : destination, REDIRECT_MS);

  /** Address and password of the sign-in that an attempt has made, though its account failed. */
  const made = useRef('');
  const finish = (values: ShortValues) =>
    run(async () => {
      setBegun(true);
      setFailedField(null);
      const { createSignIn, refreshClaims, shareSignIn } = await import(
        '../../session/complete-account'
      );
      const { firstName, lastName, email, password, dateOfBirth, ageDoubted } = values;
      const address = tidyAddress(email);
      const credentials = `${address}\n${password}`;
      if (asks.credentials && made.current !== credentials) {
        await createSignIn(address, password);
        made.current = credentials;
      }
      const names = asks.names ? { firstName, lastName } : null;
      await call('completeShortSignup', {
        names,
        dateOfBirth,
        timeZone: ownTimeZone(),
        ageDoubted,
        agreeToTerms: true,
      });
      if (asks.names) await shareSignIn();
      await refreshClaims();
      await waitForSession(
        (session) => session.status !== 'signed-in' || session.userType !== null,
      );
      dropValues();
      const session = currentSession();
      if (session.status === 'signed-in') await onCreated?.(session.uid);
    });

  return { finish, clear, hasBegun, isBusy, isDone, failure, failedField, destination };
}
