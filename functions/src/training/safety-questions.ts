import { MINIMUM_AGE } from '@hearthkin/domain/foundation/fields';
import type { Question } from './question';

export const SAFETY_QUESTIONS: readonly Question[] = [
  {
    id: 'safety-place',
    question: 'You meet a member for the first time. Where?',
    options: [
      'In a public place that you suggest.',
      'At their home, if they’re verified.',
      'In their car, on the way to a walk.',
    ],
    why: 'Meet in a public place, and arrange your own way there and back.',
  },
  {
    id: 'safety-verified',
    question: 'A member’s identity is verified. What does that tell you?',
    options: [
      'Who they are, not how they’ll behave.',
      'That our team vouches for them.',
      'That no one has ever reported them.',
    ],
    why: 'We can check who someone is. No check can tell how someone will behave.',
  },
  {
    id: 'safety-contact',
    question: 'What does a trusted contact need to do before your booking’s page can email them?',
    options: ['Agree to it.', 'Open an account.', 'Send us an ID.'],
    why: 'They get an email that asks them. Once they’ve agreed, your booking’s page can tell them where you are.',
  },
  {
    id: 'safety-alert',
    question: 'You press “Alert” on the day of a session. Who learns of it?',
    options: [
      'Your trusted contact and our team.',
      'The member and our team.',
      'The police and our team.',
    ],
    why: 'The member never sees it. It doesn’t call the police: use the emergency number on the card for that.',
  },
  {
    id: 'safety-all-right',
    question:
      'We ask whether you’re all right after a session in person. You don’t answer. What happens?',
    options: [
      'After a while, our team and your trusted contact know.',
      'Nothing, as long as the session is completed.',
      'Your listing is hidden until you answer.',
    ],
    why: 'Without an answer we assume you may need help. So answer, even after a good session.',
  },
  {
    id: 'safety-leave',
    question: 'A session doesn’t feel right, but nothing has happened. What can you do?',
    options: [
      'Leave. You don’t need proof.',
      'Stay, since you’d have no proof.',
      'Stay until half of it is over.',
    ],
    why: 'You can leave any session. You don’t need proof, and you don’t owe an explanation.',
  },
  {
    id: 'safety-report-secret',
    question: 'You report a member. What do they learn from us about it?',
    options: [
      'Not that it was you.',
      'Your first name, so that they can answer.',
      'Your report, word for word.',
    ],
    why: 'A person on our team reads it and answers you. We don’t tell anyone it was you.',
  },
  {
    id: 'safety-wrong-read',
    question: 'You write under “Something went wrong” on a booking. Who can read it?',
    options: ['The member and our team.', 'Our team only.', 'Everyone, in your reviews.'],
    why: 'The other side reads it and can answer. For what they shouldn’t read, use “Report”.',
  },
  {
    id: 'safety-block',
    question: 'What happens when you block a member?',
    options: [
      'Their messages don’t reach you, and they can’t book you.',
      'They get a message from us about your reasons.',
      'Their account is closed until our team decides.',
    ],
    why: 'Blocking keeps them away from you. We don’t tell them.',
  },
  {
    id: 'safety-block-report',
    question: 'You’ve blocked someone who threatened you. Is a report still useful?',
    options: [
      'Yes. They may threaten someone else.',
      'No. A block sends us a report.',
      'No. After a block, you can’t report.',
    ],
    why: 'A block is between the two of you. Only a report lets our team act.',
  },
  {
    id: 'safety-minor',
    question: `You think a member may be under ${MINIMUM_AGE}. What do you do?`,
    options: ['Report it.', 'Ask for their ID.', 'Meet in public only.'],
    why: `No one under ${MINIMUM_AGE} may be here. Report it, even if you’re unsure.`,
  },
  {
    id: 'safety-off-site',
    question: 'A member would like to arrange everything by text message. Why not?',
    options: [
      'We can’t see what happens elsewhere, so we can’t help.',
      'Text messages cost more than messages here.',
      'It’s fine, once you’ve had one session.',
    ],
    why: 'Keep bookings and messages here. A report has the messages that were sent here only.',
  },
];
