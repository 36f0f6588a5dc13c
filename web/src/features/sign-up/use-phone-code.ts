import { useCallback, useEffect, useState } from 'react';
import type { PhoneFailure, SentCode } from '../../session/phone-sign-in';
import { waitForSession } from '../../session/session';
import { PHONE_MESSAGES } from './messages';
import { useSignUp } from './sign-up-context';

/** How long to wait before resending a code (specification 1, section 9). */
const RESEND_SECONDS = 60;

type Activity = 'idle' | 'sending' | 'checking';

/** Phone verification: number, code, verified (specification 1, section 4). */
export function usePhoneCode() {
  const { draft, change, phoneVerified } = useSignUp();
  // The number is copied to the draft only once it is valid; a partial one would make step 3
  // incomplete.
  const [phone, setPhone] = useState(draft.phone);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [activity, setActivity] = useState<Activity>('idle');
  const [message, setMessage] = useState<string | null>(null);
  const [isJustVerified, setJustVerified] = useState(false);
  const { left: secondsToResend, start: startCountdown } = useCountdown(RESEND_SECONDS);

  async function attempt(during: Activity, work: () => Promise<void>): Promise<void> {
    setActivity(during);
    setMessage(null);
    try {
      await work();
    } catch (error) {
      const reason = failureOf(error);
      setMessage(PHONE_MESSAGES[reason]);
      if (reason === 'taken') setSent(null);
    } finally {
      setActivity('idle');
    }
  }

  async function send(): Promise<void> {
    const { e164 } = phone;
    if (e164 === null) return setMessage(PHONE_MESSAGES['invalid-number']);
    change({ phone });
    await attempt('sending', async () => {
      const { sendCode } = await import('../../session/phone-sign-in');
      setSent(await sendCode(e164));
      startCountdown();
    });
  }

  async function verify(code: string): Promise<void> {
    if (sent === null) return;
    if (!/^\d{6}$/.test(code)) return setMessage(PHONE_MESSAGES['malformed-code']);
    await attempt('checking', async () => {
      const verifiedPhone = await sent.confirm(code);
      // Wait until the session is the verified account's.
      await waitForSession(
        (session) => session.status === 'signed-in' && session.uid === verifiedPhone.uid,
      );
      change({ verifiedPhone });
      setJustVerified(true);
    });
  }

  /** Back to the number. The earlier verification is void. */
  function changeNumber(): void {
    setSent(null);
    setMessage(null);
    setJustVerified(false);
    change({ verifiedPhone: null });
  }

  return {
    phone,
    setPhone,
    sent,
    activity,
    message,
    clearMessage: () => setMessage(null),
    isJustVerified: isJustVerified && phoneVerified,
    secondsToResend,
    send,
    verify,
    changeNumber,
  };
}

/** Recognized by name, because the class is in a lazy chunk. */
function failureOf(error: unknown): PhoneFailure {
  if (error instanceof Error && error.name === 'PhoneError' && 'reason' in error) {
    return error.reason as PhoneFailure;
  }
  console.warn('The phone step failed', error);
  return 'failed';
}

/**
 * A countdown in whole seconds, based on the clock so that it stays right in a suspended tab. 0
 * before `start` and after the end.
 */
function useCountdown(seconds: number) {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = useCallback(() => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }, [seconds]);
  return { left, start };
}
