import { MAX_PROPOSALS } from '@hearthkin/domain/booking/proposal';
import { HOUR_MS } from '@hearthkin/domain/durations';
import {
  FREE_CANCELLATION_MS,
  LATE_CANCELLATION_KEEPS_PERCENT,
} from '@hearthkin/domain/payment/settle';
import { BRONZE_COUPON_MINOR, GOLD_BONUS_MINUTES } from '@hearthkin/domain/pricing/credits';
import { FIRST_SESSION_PERCENT, SILVER_LOYALTY_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { HAPPY_HOUR_PERCENT } from '@hearthkin/domain/pricing/happy-hour';
import { TIER_SESSIONS } from '@hearthkin/domain/pricing/loyalty';
import { PLAN_IDS, planOf } from '@hearthkin/domain/pricing/plans';
import { HAPPY_HOUR_TIMES } from '../../lib/discount-words';
import { formatMoney, formatPercent } from '../../lib/format';
import { ONLY_WRITTEN_DOWN } from '../../lib/payment-words';
import { planSessionWords } from '../../lib/plan-words';
import type { Category } from './question';

const FREE_HOURS = FREE_CANCELLATION_MS / HOUR_MS;

const PLANS = PLAN_IDS.map((id) => {
  const { name, priceMinor, discountPercent } = planOf(id);
  return `${name} is ${formatMoney(priceMinor)} a month and takes ${formatPercent(discountPercent)} off ${planSessionWords(id)}.`;
}).join(' ');

export const BOOKING_PAYMENTS: Category = {
  id: 'booking-payments',
  title: 'Booking & Payments',
  questions: [
    {
      id: 'price',
      question: 'What does a session cost?',
      answer: [
        'The activity sets the price of an hour, and the companion’s own rate moves it up or down. You see the total before you ask, and it is in euros.',
        `Your first session with each companion is ${formatPercent(FIRST_SESSION_PERCENT)} off. Happy Hour (${HAPPY_HOUR_TIMES}, on your companion’s clock) is ${formatPercent(HAPPY_HOUR_PERCENT)} off. Discounts add up.`,
      ],
      link: { label: 'Pricing', to: 'pricing' },
    },
    {
      id: 'how-paid',
      question: 'How and when do I pay?',
      answer: [
        'With your request the total is set aside. It is released to the companion once the session is completed; if the session does not come about, you get a refund by the rules for cancelling.',
        `${ONLY_WRITTEN_DOWN} The site does not ask for card or bank numbers.`,
      ],
    },
    {
      id: 'cancel',
      question: 'Can I cancel, and do I get a refund?',
      answer: [
        `Until ${FREE_HOURS} hours before the start you cancel free of charge and get everything back. Later, ${formatPercent(LATE_CANCELLATION_KEEPS_PERCENT)} of the total is kept for the companion’s time.`,
        'If the companion cancels, or our team has to, you get everything back, however late it is. A session that is over cannot be cancelled any more.',
      ],
    },
    {
      id: 'no-answer',
      question: 'What if the companion does not answer?',
      answer: [
        'A request ends by itself at its start, and after 24 hours at the latest. If you wish to talk right now, it ends after 10 minutes. It costs nothing then, and you are told.',
      ],
    },
    {
      id: 'another-time',
      question: 'Can we move a session to another time?',
      answer: [
        `Yes, until it begins. Either of you proposes another start, and the other says yes or no. A booking can see ${MAX_PROPOSALS} proposals. The price stays as it was agreed.`,
      ],
    },
    {
      id: 'plans',
      question: 'Do I need a plan?',
      answer: [
        `No. A plan takes a discount off a number of sessions. ${PLANS}`,
        'Choosing one charges nothing as long as payments are not connected. You can change or leave it at any time, and what you have booked keeps its price.',
      ],
    },
    {
      id: 'loyalty',
      question: 'What are loyalty rewards?',
      answer: [
        `Thanks for coming back. ${TIER_SESSIONS.bronze} completed sessions bring a coupon of ${formatMoney(BRONZE_COUPON_MINOR)}, ${TIER_SESSIONS.silver} bring ${formatPercent(SILVER_LOYALTY_PERCENT)} off your next booking, and ${TIER_SESSIONS.gold} bring ${GOLD_BONUS_MINUTES} free minutes and the Gold badge. Each is given once.`,
      ],
    },
  ],
};
