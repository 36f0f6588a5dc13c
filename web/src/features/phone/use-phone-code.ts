import { useState } from 'react';
import { isCode, PHONE_MESSAGES, phoneFailureOf } from '../../session/phone-messages';
import type { SentCode } from '../../session/phone-sign-in';
import { RESEND_SECONDS, useCountdown } from '../../ui/hooks/use-countdown';
import type { TypedPhone } from './typed-phone';

interface PhoneCodeOptions {
  readonly initial: TypedPhone;
  /** Gets a valid number before its code is sent. */
  readonly onSend?: (phone: TypedPhone) => void;
  /** Checks the code. */
  readonly confirm: (sent: SentCode, code: string) => Promise<void>;
}

/** Phone verification: number, then code (specification 1, section 4). `PhoneCodeFields` shows it. */
export function usePhoneCode({ initial, onSend, confirm }: PhoneCodeOptions) {
  const [phone, setPhone] = useState(initial);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [code, setCode] = useState('');
  const [activity, setActivity] = useState<'idle' | 'sending' | 'checking'>('idle');
  const [message, setMessage] = useState<string | null>(null);
  const { left: secondsToResend, start: startCountdown } = useCountdown(RESEND_SECONDS);

  async function attempt(during: typeof activity, work: () => Promise<void>): Promise<void> {
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
    onSend?.(phone);
    await attempt('sending', async () => {
      const { sendCode } = await import('../../session/phone-sign-in');
      setSent(await sendCode(e164));
      startCountdown();
    });
  }

  async function verify(): Promise<void> {
    if (sent === null) return;
    if (!isCode(code)) return setMessage(PHONE_MESSAGES['malformed-code']);
    await attempt('checking', () => confirm(sent, code));
  }

  return {
    phone,
    sent,
    code,
    activity,
    isBusy: activity !== 'idle',
    message,
    secondsToResend,
    typePhone: (typed: TypedPhone) => {
      setMessage(null);
      setPhone(typed);
    },
    typeCode: (typed: string) => {
      setMessage(null);
      setCode(typed);
    },
    send,
    /** Sends the code, or checks it once it is sent. */
    enter: () => (sent === null ? send() : verify()),
    /** Back to the number. */
    changeNumber: () => {
      setSent(null);
      setCode('');
      setMessage(null);
    },
  };
}

export type PhoneCode = ReturnType<typeof usePhoneCode>;
