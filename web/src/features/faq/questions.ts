import { MINIMUM_AGE, MINIMUM_INTERESTS } from '@hearthkin/domain/account/signup';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { MINIMUM_SESSIONS } from '@hearthkin/domain/companion/minimum-sessions';
import { HOUR_MS } from '@hearthkin/domain/durations';
import {
  FREE_CANCELLATION_MS,
  LATE_CANCELLATION_KEEPS_PERCENT,
  PLATFORM_FEE_PERCENT,
} from '@hearthkin/domain/payment/settle';
import { BRONZE_COUPON_MINOR, GOLD_BONUS_MINUTES } from '@hearthkin/domain/pricing/credits';
import { FIRST_SESSION_PERCENT, SILVER_LOYALTY_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { HAPPY_HOUR_PERCENT } from '@hearthkin/domain/pricing/happy-hour';
import { TIER_SESSIONS } from '@hearthkin/domain/pricing/loyalty';
import { PLAN_IDS, planOf } from '@hearthkin/domain/pricing/plans';
import { RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import { REPORTED_MESSAGES } from '@hearthkin/domain/safety/conversation-report';
import { SUPPORT_HOURS, TYPICAL_REPLY } from '@hearthkin/domain/support/hours';
import { HAPPY_HOUR_TIMES } from '../../lib/discount-words';
import { formatDuration, formatMoney, formatPercent } from '../../lib/format';
import type { PATHS } from '../../lib/paths';
import { PAYMENTS_NOT_CONNECTED } from '../../lib/payment-words';
import { planSessionWords } from '../../lib/plan-words';

export interface Question {
  /** The URL fragment, without "#". */
  readonly id: string;
  readonly question: string;
  /** Paragraphs of plain text, so that search covers them. */
  readonly answer: readonly string[];
  /** A related page. */
  readonly link?: { readonly label: string; readonly to: keyof typeof PATHS };
}

export interface Category {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

const FREE_HOURS = FREE_CANCELLATION_MS / HOUR_MS;

const PLANS = PLAN_IDS.map((id) => {
  const { name, priceMinor, discountPercent } = planOf(id);
  return `${name} is ${formatMoney(priceMinor)} a month and takes ${formatPercent(discountPercent)} off ${planSessionWords(id)}.`;
}).join(' ');

const SHORTEST = MINIMUM_SESSIONS.map((hours) => formatDuration(hours * 60)).join(', ');

const HOURS = SUPPORT_HOURS.map(({ days, hours }) => `${days} ${hours}`).join(', ');

/** The four categories (specification 2, section 2, "Marketing pages"). */
export const CATEGORIES: readonly Category[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    questions: [
      {
        id: 'what-is-it',
        question: `What is ${PRODUCT_NAME}?`,
        answer: [
          'A place where people who would like company find, message and book somebody who gives it: for a talk, a walk, a coffee, an afternoon of studying.',
          'It is not therapy, not crisis intervention and not a dating service.',
        ],
        link: { label: 'How it works', to: 'howItWorks' },
      },
      {
        id: 'who-may',
        question: 'Who can open an account?',
        answer: [
          `Anybody who is ${MINIMUM_AGE} or older. A phone number and an email address belong to one account each, and an account belongs to one person.`,
          'A member and a companion have different accounts. You choose which you would like to be in the first step.',
        ],
      },
      {
        id: 'what-is-asked',
        question: 'What do I need to sign up?',
        answer: [
          `At least ${MINIMUM_INTERESTS} interests, your name, date of birth and address, an email address, a phone that can get a code by text message, an ID, and a camera or a photo for a selfie.`,
          'If you are interrupted, you can go on in the same tab. A sign-up that is not finished is removed after 24 hours, with its photos.',
        ],
      },
      {
        id: 'google-facebook',
        question: 'Can I sign in with Google or Facebook?',
        answer: [
          'Yes. The first time we ask for your date of birth and your agreement, and you are a member. Companions sign up by the form, because their identity is checked there.',
          'We take your name, your email address and whether it is verified from there, not your picture and not your contacts.',
          'If you have an account already, you can add or remove Google and Facebook under “Ways to sign in” on your profile.',
        ],
      },
      {
        id: 'find-somebody',
        question: 'How do I find the right companion?',
        answer: [
          'Search by name, place and interests, and narrow the list by language, price, rating, activity, weekday and more.',
          'Or start from how you feel. You see companions whose traits answer that mood, those who fit best first, and each card says why.',
        ],
        link: { label: 'Match me with somebody', to: 'needSupport' },
      },
      {
        id: 'no-account',
        question: 'What can I see without an account?',
        answer: [
          'A companion’s profile if you have its address, prices, public stories and group activities. To browse all companions, write messages, book, or see events you need an account.',
        ],
      },
      {
        id: 'where',
        question: 'Where do sessions take place?',
        answer: [
          'A Virtual Chat takes place from wherever you are. For every other activity you name the place when you book. Times stand in the companion’s time zone, and in yours as well where the two differ.',
          'Voice and video calls on the site are not there yet.',
        ],
      },
    ],
  },
  {
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
          `${PAYMENTS_NOT_CONNECTED} The site does not ask for card or bank numbers.`,
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
          `Yes, until it begins. Either of you proposes another start, and the other says yes or no. A booking can see ${RATE_LIMITS.proposalsForBooking.max} proposals. The price stays as it was agreed.`,
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
  },
  {
    id: 'for-companions',
    title: 'For Companions',
    questions: [
      {
        id: 'become',
        question: 'How do I become a companion?',
        answer: [
          'Sign up as a companion, hand in an ID document and a proof of address, and fill in the application: five short steps about you, your traits, how you support people, your hours and your rate, and your background.',
          'Members find you once somebody on our team has accepted both documents.',
        ],
        link: { label: 'Become a companion', to: 'earnHelping' },
      },
      {
        id: 'how-long',
        question: 'How long does the review take?',
        answer: [
          'The documents are typically looked at within 24-48 hours, and you get an email as soon as it is decided. If something is missing, you read what, and hand them in again.',
          'The background check that you agree to takes 1 to 3 business days. Your profile shows its badge once it is done.',
        ],
      },
      {
        id: 'qualified',
        question: 'Do I need a qualification?',
        answer: [
          'No. You say whether you have supported people as a professional, as a volunteer, in your own life, or not yet. You do not act as a therapist here, whatever your training.',
        ],
      },
      {
        id: 'own-rate',
        question: 'Who decides about my rate and my hours?',
        answer: [
          `You. You set an hourly rate, your hours in the week, and your shortest session (${SHORTEST}). A new rate holds for new bookings; those that are made keep their price.`,
          'Nobody can book you twice for the same time.',
        ],
      },
      {
        id: 'must-accept',
        question: 'Do I have to accept a request?',
        answer: [
          'No. You can decline, say why if you like, or propose another time. If you cancel a session that is agreed, the member gets everything back.',
        ],
      },
      {
        id: 'share',
        question: 'What is my share, and when is it paid?',
        answer: [
          `${formatPercent(100 - PLATFORM_FEE_PERCENT)} of what the member pays. The platform fee is ${formatPercent(PLATFORM_FEE_PERCENT)}, and payment processing comes out of it. Your share is due 48 hours after the session is completed, or after a late cancellation.`,
          `${PAYMENTS_NOT_CONNECTED} What you earn is yours to pay taxes on.`,
        ],
      },
      {
        id: 'not-completed',
        question: 'What if nobody marks the session as completed?',
        answer: [
          'You can do so once it is over, the member from its start. If neither of you does, it counts as completed 24 hours after its end.',
        ],
      },
    ],
  },
  {
    id: 'safety-trust',
    title: 'Safety & Trust',
    questions: [
      {
        id: 'verified',
        question: 'How are people verified?',
        answer: [
          'Whoever signs up confirms a phone and has a selfie compared with the photo of their ID. A companion’s ID document and proof of address are looked at by a person as well, before members can find them.',
          'A member who comes through Google or Facebook can look around at once. Before they book, write or join, our team approves their documents. No check can tell how somebody will behave.',
        ],
        link: { label: 'Safety & trust', to: 'safetyTrust' },
      },
      {
        id: 'what-others-see',
        question: 'What do others see of me?',
        answer: [
          'Your first name and the initial of your last name, your photo, your city and state, and since when you are here. Of a companion everybody can see the whole listing.',
          'Your street, phone, email, date of birth and documents are for you and our staff only. Your mood notes are for you alone.',
        ],
        link: { label: 'Privacy', to: 'privacy' },
      },
      {
        id: 'photos-kept',
        question: 'What happens to my ID photo and my selfie?',
        answer: [
          'A program on our own servers compares them. Both pictures are deleted with the decision about your documents or about the pictures themselves, and with your account at the latest.',
          'The measurements of your selfie stay with your account, hidden with a key, so that we notice when one person opens several accounts. Without that key nobody can compare them with a picture.',
        ],
      },
      {
        id: 'block-report',
        question: 'How do I block or report somebody?',
        answer: [
          `In the menu of the conversation with them. After a block nothing they write reaches you, they cannot book you, and they are not told. With a report, up to ${REPORTED_MESSAGES} of the last messages go to our team.`,
          'A review can be reported from where it stands.',
        ],
      },
      {
        id: 'crisis',
        question: 'I am in a crisis. What do I do?',
        answer: [
          'Please do not wait for a companion or for us. In the United States call 911 if you are in danger, call or text 988 day and night, or text HOME to 741741. Elsewhere call the emergency number of where you are, 112 in most of Europe.',
          'Companions and our team are no crisis service. The button “Crisis support” on every page names who is.',
        ],
        link: { label: 'Crisis support', to: 'crisisSupport' },
      },
      {
        id: 'delete-account',
        question: 'Can I take my data along, or delete my account?',
        answer: [
          'Both, on your profile and whenever you like. Deleting shows you first what goes and what has to stay: records of sessions and payments, without your name.',
          'An account that nobody has used for more than 12 months is closed. We write to you at least 30 days before.',
        ],
      },
      {
        id: 'support',
        question: 'How do I reach support?',
        answer: [
          `Write on the contact page; you need no account for it. An answer typically takes ${TYPICAL_REPLY} during support hours: ${HOURS}.`,
          `If you believe that somebody here is under ${MINIMUM_AGE}, or in danger, please say so in the subject.`,
        ],
        link: { label: 'Contact', to: 'contact' },
      },
    ],
  },
];

export const QUESTIONS: readonly Question[] = CATEGORIES.flatMap(({ questions }) => questions);
