import { NOTICE_MS } from '@hearthkin/domain/account/inactivity';
import { UNFINISHED_SIGNUP_MS } from '@hearthkin/domain/account/signup';
import { ANSWER_WITHIN_MS } from '@hearthkin/domain/booking/booking';
import {
  FREE_CANCELLATION_MS,
  LATE_CANCELLATION_KEEPS_PERCENT,
} from '@hearthkin/domain/booking/cancellation';
import {
  ANSWER_WITHIN_HOURS,
  CLAIM_AFTER_MS,
  PAYOUT_AFTER_MS,
} from '@hearthkin/domain/booking/claim-times';
import { ROOM_OPENS_BEFORE_MS } from '@hearthkin/domain/booking/room';
import { REVIEW_EDIT_MS } from '@hearthkin/domain/companion/review';
import { ACTIVITY_IDS, activityOf } from '@hearthkin/domain/foundation/activities';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import {
  DEFAULT_HOURLY_RATE,
  MINIMUM_AGE,
  MINIMUM_INTERESTS,
} from '@hearthkin/domain/foundation/fields';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { PLATFORM_FEE_PERCENT } from '@hearthkin/domain/payment/platform-fee';
import { BRONZE_COUPON_MINOR, GOLD_BONUS_MINUTES } from '@hearthkin/domain/pricing/credits';
import { FIRST_SESSION_PERCENT, SILVER_LOYALTY_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { HAPPY_HOUR_PERCENT } from '@hearthkin/domain/pricing/happy-hour';
import { LOYALTY_TIERS, TIER_SESSIONS } from '@hearthkin/domain/pricing/loyalty';
import { PLAN_IDS, planOf } from '@hearthkin/domain/pricing/plans';
import { REPLY_AIM, SUPPORT_HOURS } from '@hearthkin/domain/support/hours';
import { UNCLEAR_ATTEMPTS_UNTIL_REVIEW } from '@hearthkin/domain/verification/identity-check';
import { formatMoney, formatPercent } from '../../../lib/format';
import type { PATHS } from '../../../lib/paths';
import { FOUNDED_YEAR } from '../../../ui/layout/founded-year';

export interface PublicNumber {
  readonly name: string;
  /** The values as the pages show them. */
  readonly values: readonly string[];
  /** The fact that makes it true. */
  readonly source: string;
  readonly pages: readonly (keyof typeof PATHS)[];
}

interface NumberGroup {
  readonly title: string;
  readonly text: string;
  readonly numbers: readonly PublicNumber[];
}

const hours = (ms: number) => `${ms / HOUR_MS} hours`;
const minutes = (ms: number) => `${ms / MINUTE_MS} minutes`;

/** Numbers that the product itself keeps to. */
const KEPT: readonly PublicNumber[] = [
  {
    name: 'Share of companions',
    values: [formatPercent(100 - PLATFORM_FEE_PERCENT)],
    source: 'Every payment is split by our fee when its session is settled.',
    pages: ['home', 'howItWorks', 'faq'],
  },
  {
    name: 'Our fee',
    values: [formatPercent(PLATFORM_FEE_PERCENT)],
    source: 'The same split.',
    pages: ['howItWorks', 'faq', 'earnHelping'],
  },
  {
    name: 'Free cancellation, before the start',
    values: [hours(FREE_CANCELLATION_MS)],
    source: 'A cancellation is refunded by the time that is left.',
    pages: ['home', 'howItWorks', 'faq'],
  },
  {
    name: 'Kept of a later cancellation',
    values: [formatPercent(LATE_CANCELLATION_KEEPS_PERCENT)],
    source: 'The same refund.',
    pages: ['howItWorks', 'faq'],
  },
  {
    name: 'Pay is due, after completion',
    values: [hours(PAYOUT_AFTER_MS)],
    source: 'Payouts fall due by the time of completion.',
    pages: ['howItWorks', 'earnHelping', 'faq', 'safetyTrust'],
  },
  {
    name: 'Prices of an hour',
    values: ACTIVITY_IDS.map((id) => formatMoney(activityOf(id).rateMinor)),
    source: `Every booking is priced by these, times the companion’s rate, over ${formatMoney(DEFAULT_HOURLY_RATE * MINOR_PER_MAJOR)}.`,
    pages: ['howItWorks', 'pricing'],
  },
  {
    name: 'First session together',
    values: [formatPercent(FIRST_SESSION_PERCENT)],
    source: 'Taken off once for each pair, with companions who offer it.',
    pages: ['howItWorks', 'pricing', 'earnHelping', 'faq'],
  },
  {
    name: 'Happy Hour',
    values: [formatPercent(HAPPY_HOUR_PERCENT)],
    source: 'Taken off by the start on the companion’s clock, with companions who offer it.',
    pages: ['pricing', 'earnHelping', 'faq'],
  },
  {
    name: 'Plans, a month',
    values: PLAN_IDS.map((id) => formatMoney(planOf(id).priceMinor)),
    source: 'Charged where payments are live. Free until then, and the pages say so.',
    pages: ['pricing', 'faq'],
  },
  {
    name: 'Discounts of plans',
    values: PLAN_IDS.map((id) => formatPercent(planOf(id).discountPercent)),
    source: 'Taken off the sessions that a plan names.',
    pages: ['pricing', 'faq'],
  },
  {
    name: 'Loyalty rewards, after sessions',
    values: LOYALTY_TIERS.map((tier) => String(TIER_SESSIONS[tier])),
    source: 'A member’s completed sessions, counted once each.',
    pages: ['pricing', 'faq'],
  },
  {
    name: 'Loyalty rewards',
    values: [
      formatMoney(BRONZE_COUPON_MINOR),
      formatPercent(SILVER_LOYALTY_PERCENT),
      `${GOLD_BONUS_MINUTES} free minutes`,
    ],
    source: 'Each is a credit that can be used once.',
    pages: ['faq'],
  },
  {
    name: 'A request expires',
    values: [hours(ANSWER_WITHIN_MS.later), minutes(ANSWER_WITHIN_MS.now)],
    source: 'Requests carry the time by which they lapse.',
    pages: ['howItWorks', 'faq'],
  },
  {
    name: 'New times per booking',
    values: [`${RATE_LIMITS.proposalsForBooking.max} times`],
    source: 'The server takes no more.',
    pages: ['howItWorks', 'faq'],
  },
  {
    name: 'Something went wrong',
    values: [minutes(CLAIM_AFTER_MS), `${ANSWER_WITHIN_HOURS} hours`],
    source: 'When a claim opens after the start, and how long the other side has to answer.',
    pages: ['faq'],
  },
  {
    name: 'A review can be changed',
    values: [`${REVIEW_EDIT_MS / DAY_MS} days`],
    source: 'The database takes no change after that.',
    pages: ['howItWorks'],
  },
  {
    name: 'Minimum age',
    values: [String(MINIMUM_AGE)],
    source: 'The date of birth, which the sign-up asks of everyone.',
    pages: ['aboutUs', 'howItWorks', 'safetyTrust', 'faq'],
  },
  {
    name: 'Unclear photos before we decide',
    values: [`${UNCLEAR_ATTEMPTS_UNTIL_REVIEW} tries`],
    source: 'The face comparison counts them.',
    pages: ['safetyTrust'],
  },
  {
    name: 'A room opens',
    values: [`${minutes(ROOM_OPENS_BEFORE_MS)} before the start`],
    source: 'By the start of the session.',
    pages: ['faq'],
  },
  {
    name: 'Unfinished sign-ups are deleted',
    values: [`after ${hours(UNFINISHED_SIGNUP_MS)}`],
    source: 'A scheduled function deletes them.',
    pages: ['faq'],
  },
  {
    name: 'Unused accounts are closed',
    values: ['more than 12 months', `${NOTICE_MS / DAY_MS} days before`],
    source: 'A scheduled function writes first, and closes them later.',
    pages: ['faq'],
  },
  {
    name: 'Interests at least',
    values: [`${MINIMUM_INTERESTS} interests`],
    source: 'The sign-up doesn’t go on with fewer.',
    pages: ['howItWorks', 'faq'],
  },
  {
    name: 'Online',
    values: ['the last five minutes'],
    source: 'Compared with the last sign of life, which an open page sends every two minutes.',
    pages: ['aboutUs'],
  },
];

/** Numbers that depend on us, and that nothing measures. */
const AIMS: readonly PublicNumber[] = [
  {
    name: 'Replies of support',
    values: [REPLY_AIM],
    source: 'Messages wait in the queue of messages, oldest first.',
    pages: ['contact', 'faq'],
  },
  {
    name: 'Support hours',
    values: SUPPORT_HOURS.map(({ hours }) => hours),
    source: 'When we are there.',
    pages: ['contact', 'faq'],
  },
  {
    name: 'Reviews of documents',
    values: ['24-48 hours'],
    source: 'Documents wait in the queue of verifications, oldest first.',
    pages: ['howItWorks', 'faq'],
  },
  {
    name: 'Background checks',
    values: ['1 to 3 business days'],
    source: 'Applications wait in their queue, oldest first.',
    pages: ['howItWorks', 'faq'],
  },
];

/** Numbers of others, of the past, and for example. */
const FACTS: readonly PublicNumber[] = [
  {
    name: 'Crisis lines',
    values: ['988', '911', '741741'],
    source: 'Run by others in the United States, day and night.',
    pages: ['crisisSupport', 'contact', 'faq'],
  },
  {
    name: 'Founded',
    values: [String(FOUNDED_YEAR)],
    source: 'The year of the company.',
    pages: ['aboutUs'],
  },
  {
    name: 'Rates, for example',
    values: ['€20–50'],
    source: 'An example, and said so. Companions set their own.',
    pages: ['faq'],
  },
];

/** The numbers on pages for everyone that aren't counted from what people do. Legal texts have their own. */
export const NUMBER_GROUPS: readonly NumberGroup[] = [
  {
    title: 'Kept by the product',
    text: 'The pages show the product’s own settings.',
    numbers: KEPT,
  },
  {
    title: 'What we aim for',
    text: 'Nothing measures these, so the pages call them aims. They are up to us.',
    numbers: AIMS,
  },
  { title: 'Facts and examples', text: 'No one counts these here.', numbers: FACTS },
];
