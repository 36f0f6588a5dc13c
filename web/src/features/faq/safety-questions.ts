import { MINIMUM_AGE } from '@hearthkin/domain/account/signup';
import { REPORTED_MESSAGES } from '@hearthkin/domain/safety/conversation-report';
import { SUPPORT_HOURS, TYPICAL_REPLY } from '@hearthkin/domain/support/hours';
import type { Category } from './question';

const HOURS = SUPPORT_HOURS.map(({ days, hours }) => `${days} ${hours}`).join(', ');

export const SAFETY_QUESTIONS: Category = {
  id: 'safety-trust',
  title: 'Safety & Trust',
  questions: [
    {
      id: 'verified',
      question: 'How are people verified?',
      answer: [
        'Whoever signs up confirms a phone and has a selfie compared with the photo of their ID. A companion’s ID document and proof of address are looked at by a person as well, before members can find them.',
        'A member who comes through Google or Facebook is not asked for these. No check can tell how somebody will behave.',
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
        'A program on our own servers compares them and keeps no measurement of your face. Both pictures are deleted with the decision about your documents or about the pictures themselves, and with your account at the latest.',
      ],
    },
    {
      id: 'block-report',
      question: 'How do I block or report somebody?',
      answer: [
        `In the menu of the conversation with them. After a block neither of you can write to the other. With a report, up to ${REPORTED_MESSAGES} of the last messages go to our team.`,
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
};
