import { PAYOUT_AFTER_MS } from '../booking/claim-times';
import { HOUR_MS } from '../foundation/durations';
import { BACKGROUND_CHECK_AIM, REVIEW_AIM } from '../verification/review-aim';
import { PAYOUT_ARRIVES } from './payment-words';

interface PayStep {
  readonly title: string;
  /** The time that we promise for it, as far as we do. */
  readonly takes: string;
}

/** The way from sign-up to the first pay, each step with the time that is promised for it elsewhere. */
export function stepsToFirstPay(isLive: boolean): readonly PayStep[] {
  return [
    { title: 'You sign up and apply', takes: 'At your own pace. What you type is saved.' },
    { title: 'We review your documents', takes: `We aim for ${REVIEW_AIM}.` },
    {
      title: 'We finish your background check',
      takes: `We aim for ${BACKGROUND_CHECK_AIM}. Do the training meanwhile.`,
    },
    { title: 'A member books you', takes: 'That can take days or weeks. No one can promise it.' },
    {
      title: 'Your pay is due',
      takes: `${PAYOUT_AFTER_MS / HOUR_MS} hours after the session is completed.${isLive ? ` ${PAYOUT_ARRIVES}` : ''}`,
    },
  ];
}
