import { MINIMUM_AGE, MINIMUM_INTERESTS } from '@hearthkin/domain/account/signup';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { Category } from './question';

export const GETTING_STARTED: Category = {
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
};
