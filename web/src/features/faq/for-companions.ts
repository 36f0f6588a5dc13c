import { MINIMUM_SESSIONS } from '@hearthkin/domain/companion/minimum-sessions';
import { PLATFORM_FEE_PERCENT } from '@hearthkin/domain/payment/settle';
import { formatDuration, formatPercent } from '../../lib/format';
import { PAYMENTS_NOT_CONNECTED } from '../../lib/payment-words';
import type { Category } from './question';

const SHORTEST = MINIMUM_SESSIONS.map((hours) => formatDuration(hours * 60)).join(', ');

export const FOR_COMPANIONS: Category = {
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
};
