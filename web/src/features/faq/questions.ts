import { LATE_CANCELLATION_KEEPS_PERCENT } from '@hearthkin/domain/booking/cancellation';
import {
  ANSWER_WITHIN_HOURS,
  CLAIM_AFTER_MS,
  PAYOUT_AFTER_MS,
} from '@hearthkin/domain/booking/claim-times';
import { SHOWN_FROM } from '@hearthkin/domain/booking/track-record';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { MINIMUM_AGE, MINIMUM_INTERESTS } from '@hearthkin/domain/foundation/fields';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { REPORTED_MESSAGES } from '@hearthkin/domain/messaging/evidence';
import { paymentsNote, payoutsNote } from '@hearthkin/domain/payment/payment-words';
import { PLATFORM_FEE_PERCENT } from '@hearthkin/domain/payment/platform-fee';
import { BRONZE_COUPON_MINOR, GOLD_BONUS_MINUTES } from '@hearthkin/domain/pricing/credits';
import { FIRST_SESSION_PERCENT, SILVER_LOYALTY_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { HAPPY_HOUR_PERCENT } from '@hearthkin/domain/pricing/happy-hour';
import { TIER_SESSIONS } from '@hearthkin/domain/pricing/loyalty';
import { RETURNED_CREDIT_MS } from '@hearthkin/domain/pricing/plan-credit';
import { PLAN_GRACE_MS } from '@hearthkin/domain/pricing/plans';
import { REPLY_AIM } from '@hearthkin/domain/support/hours';
import { BACKGROUND_CHECK_AIM } from '@hearthkin/domain/verification/review-aim';
import { hasCalls } from '../../lib/calls';
import { formatMoney, formatPercent } from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';
import type { Category, Question } from './question';
import {
  EXAMPLE_RATES,
  FREE_HOURS,
  HOURS,
  PLAN_CREDITS,
  PLANS,
  ROLLS_OVER,
  SHORTEST,
} from './question-facts';

/** Only paid plans give credit. */
const SESSION_CREDIT: Question = {
  id: 'session-credit',
  keywords: 'balance voucher wallet rollover expire refund',
  question: 'What is session credit?',
  answer: [
    `What a plan gives you for every month you pay: ${PLAN_CREDITS}.`,
    'It pays for sessions with your plan’s discount, automatically. The discount comes off first, then credit. Your card pays the rest.',
    `It ends with your paid month. ${ROLLS_OVER}`,
    `After a refund, what credit paid comes back as credit. If its month is over, you can use it for any session for ${RETURNED_CREDIT_MS / DAY_MS} days.`,
  ],
};

/**
 * The four categories (specification 2, section 2, "Marketing pages"), as true with live payments as without.
 */
export const categoriesOf = (isLive: boolean): readonly Category[] => [
  {
    id: 'getting-started',
    title: 'Getting Started',
    questions: [
      {
        id: 'what-is-it',
        keywords: 'about friend lonely loneliness',
        question: `What is ${PRODUCT_NAME}?`,
        answer: [
          'A place to find, message and book good company: for a talk, a walk, a coffee or an afternoon of studying.',
          'It isn’t therapy, crisis care or a dating service.',
        ],
        link: { label: 'How it works', to: 'howItWorks' },
      },
      {
        id: 'who-may',
        question: 'Who can open an account?',
        answer: [
          `Anyone ${MINIMUM_AGE} or older. One account per person, phone number and email.`,
          'Members and companions have separate accounts. You choose in the first step.',
        ],
      },
      {
        id: 'what-is-asked',
        keywords: 'register registration create account signup requirements',
        question: 'What do I need to sign up?',
        answer: [
          'To look around: your name, email, date of birth and a password, or Google or Facebook.',
          `Before you book, message or join: a phone that gets text messages, at least ${MINIMUM_INTERESTS} interests, your address, an ID, and a selfie. You can also do all of it at once when you sign up.`,
          'Interrupted? Pick up again in the same tab. We delete unfinished sign-ups and their photos after 24 hours.',
        ],
      },
      {
        id: 'google-facebook',
        keywords: 'login log in oauth social',
        question: 'Can I sign in with Google or Facebook?',
        answer: [
          'Yes, as a member. The first time, we’ll ask for your date of birth and your OK to our terms. Before you book, message or join, add your phone number, interests, address and a selfie. Companions sign up with the form, where we check identity.',
          'We take your name, your email address and whether it’s verified. We don’t take your picture or contacts.',
          'Already have an account? Add or remove Google and Facebook under “Ways to sign in” on your profile.',
        ],
      },
      {
        id: 'find-somebody',
        keywords: 'match search browse choose',
        question: 'How do I find the right companion?',
        answer: [
          'Search by name, place, interest, or what you’d like to do. Filter by language, price, rating, date and more.',
          'Or start with how you feel. We’ll show companions who fit, best matches first, and tell you why.',
        ],
        link: { label: 'Find my match', to: 'needSupport' },
      },
      {
        id: 'no-account',
        question: 'What can I see without an account?',
        answer: [
          'Pick a mood and see who fits. Open profiles, prices, public stories and group activities. To search, message, book or see events, you’ll need an account.',
        ],
      },
      {
        id: 'where',
        keywords: 'online place location video call voice phone meet',
        question: 'Where do sessions take place?',
        answer: [
          `Virtual Chats happen here, in a room of their own: by ${hasCalls() ? 'text, voice or video, as you both like' : 'text'}. It opens 10 minutes before the start. You’ll find it on your booking.`,
          'For other activities, you suggest a place when you book. We show times in your companion’s time zone and in yours.',
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
        keywords: 'how much expensive cheap rate fee charge money',
        question: 'What does a session cost?',
        answer: [
          `Companions set their own rate, for example ${EXAMPLE_RATES} an hour. The price depends on the activity and that rate, and you’ll see the total in euros before you book.`,
          `With companions who offer it, your first session together is ${formatPercent(FIRST_SESSION_PERCENT)} off, and weekday sessions in Happy Hour are ${formatPercent(HAPPY_HOUR_PERCENT)} off. The pricing page has its times. Discounts add up.`,
        ],
        link: { label: 'Pricing', to: 'pricing' },
      },
      {
        id: 'how-paid',
        keywords: 'credit card bank payment paypal charged escrow',
        question: 'How and when do I pay?',
        answer: [
          ...(isLive
            ? [
                'By card. When you send a request, your bank authorizes the total. We charge it once the companion accepts. If they don’t, you won’t be charged, and your bank may show the authorization for a few days.',
                'Several weeks at once are paid on one page. Your bank authorizes each session on its own, and we charge each once it’s accepted.',
                `We hold your payment, and pay the companion ${PAYOUT_AFTER_MS / HOUR_MS} hours after the session. Our payment provider sees your card number. We don’t.`,
              ]
            : [
                'We hold the total when you send a request, and pay the companion after the session. If it doesn’t happen, our cancellation rules decide your refund.',
                `${paymentsNote(isLive)} The site doesn’t ask for card or bank numbers.`,
              ]),
        ],
      },
      {
        id: 'cancel',
        keywords: 'money back refunded canceling cancelled cancellation',
        question: 'Can I cancel, and do I get a refund?',
        answer: [
          `Cancel up to ${FREE_HOURS} hours before for a full refund. After that, ${formatPercent(LATE_CANCELLATION_KEEPS_PERCENT)} of the total is kept for the companion’s time.`,
          'If the companion or our team cancels, you get a full refund, however late. A session that’s over can’t be canceled.',
          isLive
            ? 'Refunds reach your card in 5–10 days. Session credit comes back at once.'
            : paymentsNote(isLive),
        ],
      },
      {
        id: 'went-wrong',
        keywords: 'no-show absent missed late early unsafe claim dispute complaint refund',
        question: 'What if my session didn’t take place, or something went wrong?',
        answer: [
          `Open the booking and choose “Something went wrong”, from ${CLAIM_AFTER_MS / MINUTE_MS} minutes after the start until ${PAYOUT_AFTER_MS / HOUR_MS} hours after it’s completed. We hold the payment, and the other person has ${ANSWER_WITHIN_HOURS} hours to answer.`,
          'If you both agree that one of you didn’t come, we refund all of it (the companion didn’t come), or the session is paid in full (the member didn’t come). Our team decides everything else, and you both read why.',
        ],
      },
      {
        id: 'no-answer',
        keywords: 'reply respond accept waiting expire pending',
        question: 'What if the companion doesn’t answer?',
        answer: [
          'Requests expire after 24 hours, or at the start time if that’s sooner. “Right now” requests expire after 10 minutes. You pay nothing, and we’ll let you know.',
        ],
      },
      {
        id: 'another-time',
        keywords: 'reschedule change time postpone',
        question: 'Can we move a session to another time?',
        answer: [
          `Yes, until it starts. Either of you can suggest a new time, up to ${RATE_LIMITS.proposalsForBooking.max} times per booking. The price stays the same.`,
        ],
      },
      {
        id: 'plans',
        keywords: 'subscription subscribe membership monthly',
        question: 'Do I need a plan?',
        answer: [
          `No. A plan takes a discount off a number of sessions. ${PLANS}`,
          isLive
            ? 'You pay for a plan by card, every month. Change it anytime, or end it with the month you’ve paid for. What you’ve booked keeps its price.'
            : 'Payments aren’t live yet, so plans are free for now. Change or leave anytime. What you’ve booked keeps its price.',
          ...(isLive
            ? [
                `If a payment fails, we’ll email you. You have ${PLAN_GRACE_MS / DAY_MS} days to pay, or the plan ends.`,
              ]
            : []),
        ],
      },
      ...(isLive ? [SESSION_CREDIT] : []),
      {
        id: 'loyalty',
        keywords: 'bonus points rewards coupons discount',
        question: 'What are loyalty rewards?',
        answer: [
          `Our thanks for coming back. After ${TIER_SESSIONS.bronze} completed sessions you get a coupon of ${formatMoney(BRONZE_COUPON_MINOR)}. After ${TIER_SESSIONS.silver}, ${formatPercent(SILVER_LOYALTY_PERCENT)} off your next booking. After ${TIER_SESSIONS.gold}, ${GOLD_BONUS_MINUTES} free minutes and the Gold badge. You get each reward once.`,
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
        keywords: 'job work apply earn hire',
        question: 'How do I become a companion?',
        answer: [
          'Sign up as a companion. Then three short screens ask about you, your hours and your documents. You can go on from any device.',
          `Members can find you once our team has approved both documents and your application, and your listing has a photo${isLive ? ' and a payout account' : ''}.`,
        ],
        link: { label: 'Become a companion', to: 'earnHelping' },
      },
      {
        id: 'how-long',
        keywords: 'approval approve waiting time',
        question: 'How long does the review take?',
        answer: [
          'We aim to review documents within 24-48 hours and email you our decision. If something’s missing, we’ll tell you what, and you can submit again.',
          `We aim to finish the background check in ${BACKGROUND_CHECK_AIM}. Your profile shows a badge once it’s done.`,
        ],
      },
      {
        id: 'qualified',
        keywords: 'certificate license training degree experience',
        question: 'Do I need a qualification?',
        answer: [
          'No. Tell us if you’ve supported people at work, as a volunteer, in your own life, or not yet. Whatever your training, you don’t act as a therapist here.',
        ],
      },
      {
        id: 'own-rate',
        keywords: 'set price availability schedule',
        question: 'Who decides about my rate and my hours?',
        answer: [
          `You do. Set your rate, weekly hours and minimum session (${SHORTEST}). A new rate applies to new bookings only.`,
          'No one can book you twice for the same time.',
        ],
      },
      {
        id: 'must-accept',
        keywords: 'decline refuse reject',
        question: 'Do I have to accept a request?',
        answer: [
          'No. You can decline or suggest a new time. If you cancel a confirmed session, the member gets a full refund.',
        ],
      },
      {
        id: 'counted',
        keywords: 'statistics completion rate returning repeat no-show',
        question: 'What do the numbers on my profile count?',
        answer: [
          'Your completion rate is the share of accepted sessions that took place. Ones you cancel or miss lower it. Ones that members cancel or miss don’t count.',
          `Members came back if they had at least two sessions with you. We show both numbers from ${SHOWN_FROM} sessions on.`,
        ],
      },
      {
        id: 'share',
        keywords: 'salary income earnings payout paid commission percent tax',
        question: 'What is my share, and when is it paid?',
        answer: [
          `${formatPercent(100 - PLATFORM_FEE_PERCENT)} of your price. The platform fee is ${formatPercent(PLATFORM_FEE_PERCENT)}, and we pay for payment processing. Your share is due 48 hours after the session is completed, or after a late cancellation.`,
          `We cover members’ plan and loyalty discounts, so they don’t lower your pay. You choose whether to offer ${formatPercent(FIRST_SESSION_PERCENT)} off first sessions and ${formatPercent(HAPPY_HOUR_PERCENT)} off in Happy Hour, and you bear those.`,
          isLive
            ? 'It goes to your payout account, which you set up under Earnings. You’re responsible for your own taxes.'
            : `${payoutsNote(isLive)} You’re responsible for your own taxes.`,
        ],
      },
      {
        id: 'not-completed',
        keywords: 'finish complete mark done',
        question: 'What if no one marks the session as completed?',
        answer: [
          'Either of you can mark it once it ends. Otherwise it completes automatically after 24 hours.',
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
        keywords: 'safe safety check background identity',
        question: 'How are people verified?',
        answer: [
          'At sign-up you confirm your phone, and we compare a selfie you take live with your ID photo. Our team also reviews a companion’s ID, proof of address and application before members can find them.',
          'Members with a short account can look around at once. Before they book, message or join, they confirm a phone and send the same photos, or our team approves their documents. No check can tell how someone will behave.',
        ],
        link: { label: 'Safety & trust', to: 'safetyTrust' },
      },
      {
        id: 'what-others-see',
        keywords: 'privacy private visible',
        question: 'What do others see of me?',
        answer: [
          'Your first name, last initial, photo, city and state, and when you joined. Companions’ profiles are public, and show their age on January 1.',
          'Only you and our team see your street, phone, email, date of birth and documents. Only you see your mood notes.',
        ],
        link: { label: 'Privacy', to: 'privacy' },
      },
      {
        id: 'photos-kept',
        keywords: 'selfie picture face biometric',
        question: 'What happens to my ID photo and my selfie?',
        answer: [
          'Our own servers compare them. We delete all pictures after our decision about them or your documents, and with your account at the latest.',
          'We keep the measurements of your selfie with your account, hidden with a key. That lets us notice when one person opens several accounts. Without the key, no one can compare them with a picture.',
        ],
      },
      {
        id: 'block-report',
        keywords: 'harassment harass abuse scam unsafe',
        question: 'How do I block or report someone?',
        answer: [
          `Use the menu in your conversation with them. After a block, their messages won’t reach you, they can’t book you, and we don’t tell them. With a report, we see the last ${REPORTED_MESSAGES} messages.`,
          'Profiles, photos, messages, reviews, events, activities, stories and sessions have a “Report” button, too. You get a number and an answer, and we don’t tell anyone it was you.',
        ],
      },
      {
        id: 'crisis',
        keywords: 'emergency suicide suicidal help hotline',
        question: 'I’m in a crisis. What do I do?',
        answer: [
          'Please don’t wait for a companion or for us. In the United States, call 911 if you’re in danger. Call or text 988, day and night, or text HOME to 741741. Elsewhere, call your emergency number, 112 in most of Europe.',
          'We aren’t a crisis service, and neither are companions. The crisis button is at the top of every page.',
        ],
        link: { label: 'Crisis support', to: 'crisisSupport' },
      },
      {
        id: 'delete-account',
        keywords: 'export remove close gdpr',
        question: 'Can I download my data or delete my account?',
        answer: [
          'Both, on your profile, anytime. Before you delete, we’ll show you what stays: records of sessions and payments, without your name.',
          'We close accounts after more than 12 months without use. We’ll write to you at least 30 days before.',
        ],
      },
      {
        id: 'support',
        keywords: 'contact email phone help human',
        question: 'How do I reach support?',
        answer: [
          `Use the contact page. You don’t need an account. We aim to reply within ${REPLY_AIM} during support hours: ${HOURS}.`,
          `If someone here might be under ${MINIMUM_AGE}, or in danger, please say so in the subject.`,
        ],
        link: { label: 'Contact', to: 'contact' },
      },
    ],
  },
];

export const CATEGORIES = categoriesOf(arePaymentsLive());

export const QUESTIONS: readonly Question[] = CATEGORIES.flatMap(({ questions }) => questions);
