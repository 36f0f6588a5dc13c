import {
  FREE_CANCELLATION_MS,
  LATE_CANCELLATION_KEEPS_PERCENT,
} from '@hearthkin/domain/booking/cancellation';
import {
  ANSWER_WITHIN_HOURS,
  CLAIM_AFTER_MS,
  MAX_MISSED,
  MISSED_WITHIN_DAYS,
  PAYOUT_AFTER_MS,
} from '@hearthkin/domain/booking/claim-times';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { PLATFORM_FEE_PERCENT } from '@hearthkin/domain/payment/platform-fee';
import type { Question } from './question';

const FREE_HOURS = FREE_CANCELLATION_MS / HOUR_MS;
const KEPT = LATE_CANCELLATION_KEEPS_PERCENT;
const PAID_AFTER_HOURS = PAYOUT_AFTER_MS / HOUR_MS;

export const MONEY_QUESTIONS: readonly Question[] = [
  {
    id: 'money-share',
    question: 'How much of your price do you keep?',
    options: [
      `${100 - PLATFORM_FEE_PERCENT}%.`,
      `${PLATFORM_FEE_PERCENT}%.`,
      'All of it, less payment processing.',
    ],
    why: `Our fee is ${PLATFORM_FEE_PERCENT}%, and the rest is yours. We pay for payment processing.`,
  },
  {
    id: 'money-plan-discount',
    question: 'A member pays less because of their plan. What does that mean for your pay?',
    options: [
      'Nothing. We cover that discount.',
      'You get the same part less.',
      'You and we share it equally.',
    ],
    why: 'Plan and loyalty discounts don’t lower your pay. Only discounts that you offer do.',
  },
  {
    id: 'money-due',
    question: 'When is your share of a completed session due?',
    options: [
      `${PAID_AFTER_HOURS} hours after it’s completed.`,
      'On the first day of the next month.',
      'As soon as the session starts.',
    ],
    why: `It’s due ${PAID_AFTER_HOURS} hours after completion, so that either side can say if something went wrong.`,
  },
  {
    id: 'money-early-cancel',
    question: `A member cancels ${FREE_HOURS + 6} hours before the start. What do they get?`,
    options: ['A full refund.', `A refund of ${100 - KEPT}%.`, 'No refund, only a new time.'],
    why: `Canceling is free for members up to ${FREE_HOURS} hours before the start.`,
  },
  {
    id: 'money-late-cancel',
    question: 'A member cancels two hours before the start. What happens?',
    options: [
      `${KEPT}% of the total is kept for your time.`,
      'All of the total is kept for your time.',
      'Nothing is kept. They get a full refund.',
    ],
    why: `Within ${FREE_HOURS} hours, ${KEPT}% is kept, and you get ${KEPT}% of what the session would have paid you.`,
  },
  {
    id: 'money-own-cancel',
    question: 'You cancel an hour before the start. What does the member get?',
    options: ['A full refund.', `A refund of ${100 - KEPT}%.`, 'Nothing, as it’s too late.'],
    why: 'If you cancel, the member gets a full refund, however late. It lowers your completion rate, too.',
  },
  {
    id: 'money-no-show',
    question: 'A member doesn’t come. When can you say so on the booking?',
    options: [
      `From ${CLAIM_AFTER_MS / MINUTE_MS} minutes after the start.`,
      'From the moment the session starts.',
      'Only once the session has ended.',
    ],
    why: `Wait, write a message, and choose “Something went wrong” from ${CLAIM_AFTER_MS / MINUTE_MS} minutes after the start.`,
  },
  {
    id: 'money-silence',
    question: `You say that a member didn’t come, and they don’t answer for ${ANSWER_WITHIN_HOURS} hours. What counts?`,
    options: ['That they agree with you.', 'That you were wrong.', 'Nothing, until they answer.'],
    why: `The other side has ${ANSWER_WITHIN_HOURS} hours to answer. No answer counts as agreement.`,
  },
  {
    id: 'money-missed',
    question: `You miss ${MAX_MISSED} sessions in ${MISSED_WITHIN_DAYS} days. What happens?`,
    options: [
      'Your listing isn’t shown until our team has reviewed it.',
      'Your account is deleted without further notice.',
      'Your rate is lowered for the next sessions.',
    ],
    why: 'Members count on you. So our team reviews it before your listing is shown again.',
  },
  {
    id: 'money-cash',
    question: '“Let me pay you in cash, then you get all of it.” What do you answer?',
    options: [
      `“That’s kind, but everything stays on ${PRODUCT_NAME}.”`,
      '“All right, but only this once.”',
      '“Only the tip in cash, please.”',
    ],
    why: 'Payment past the site is against our terms, and we can’t help when it goes wrong.',
  },
  {
    id: 'money-loan',
    question: 'A member asks you for a small loan until Friday. What do you do?',
    options: [
      'Say no once, and report it.',
      'Lend it, if you can spare it.',
      'Lend it, and get it in writing.',
    ],
    why: 'Asking for money or loans is against our terms. Don’t lend any, either.',
  },
  {
    id: 'money-card',
    question: 'A member gives you their card to buy both of you coffee. What do you do?',
    options: [
      'Hand it to them again, and let them pay.',
      'Pay with it, and keep the receipt.',
      'Note the number for the next time.',
    ],
    why: 'Don’t hold or spend a member’s money, and don’t shop with their card.',
  },
];
