import { useState } from 'react';
import { isCode, PHONE_MESSAGES, phoneFailureOf } from '../../session/phone-messages';
import type { SentCode } from '../../session/phone-sign-in';
import { waitForSession } from '../../session/session';
import { RESEND_SECONDS, useCountdown } from '../../ui/hooks/use-countdown';
import { useSignUp } from './sign-up-context';

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
      const reason = phoneFailureOf(error);
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
    if (!isCode(code)) return setMessage(PHONE_MESSAGES['malformed-code']);
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
