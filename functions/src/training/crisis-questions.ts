import type { Question } from './question';

export const CRISIS_QUESTIONS: readonly Question[] = [
  {
    id: 'crisis-part',
    question: 'What’s your part when a member is in a crisis?',
    options: [
      'Notice, stay calm, and bring in trained people.',
      'Find out how serious it is before you call anyone.',
      'Talk with them until they feel better again.',
    ],
    why: 'You don’t have to judge how serious it is, and you don’t carry it alone. If you wonder, call.',
  },
  {
    id: 'crisis-988',
    question: 'When can someone in the United States reach 988?',
    options: [
      'Day and night, by call or text.',
      'During office hours, by call only.',
      'Day and night, by text only.',
    ],
    why: '988 answers calls and texts, day and night, free and confidential.',
  },
  {
    id: 'crisis-pills-taken',
    question: 'A member tells you they’ve just taken a lot of pills. What do you do first?',
    options: [
      'Call 911, and say where they are.',
      'Report it to our team from your booking.',
      'Ask them why, and listen calmly.',
    ],
    why: 'They’re in danger now. Call 911 first, and tell our team afterwards.',
  },
  {
    id: 'crisis-ask',
    question: 'You’re worried that a member thinks of ending their life. What do you do?',
    options: ['Ask them plainly.', 'Wait for them to say it.', 'Talk about happier things.'],
    why: 'If you’re worried, ask plainly, and listen to the answer.',
  },
  {
    id: 'crisis-secret',
    question: '“Promise you won’t tell anyone.” What do you answer?',
    options: [
      '“I can’t keep this to myself, because I want you to be safe.”',
      '“I promise. It stays between the two of us.”',
      '“I promise, if you promise not to do anything.”',
    ],
    why: 'Don’t promise to keep it secret. Someone’s life comes first.',
  },
  {
    id: 'crisis-children',
    question: 'A member says they can’t go on. Which sentence helps?',
    options: [
      '“I’m glad you told me. Let’s call 988 together.”',
      '“Think of your children. They need you.”',
      '“Everyone has days like that. It passes.”',
    ],
    why: 'Don’t argue, and don’t play it down. Stay with them, and bring in trained people.',
  },
  {
    id: 'crisis-virtual',
    question: 'In a virtual session, a member in danger won’t call anyone. What do you do?',
    options: [
      'Call yourself, and say what you know.',
      'Leave the room, since you can’t reach them.',
      'Agree on a call together for tomorrow.',
    ],
    why: 'You can call about someone else. You see their city and state, and can say so.',
  },
  {
    id: 'crisis-report-order',
    question: 'Someone is in danger, and you want our team to know. In which order?',
    options: [
      'Call the emergency number first, then report.',
      'Report first, and wait for our answer.',
      'Report only. We call for you.',
    ],
    why: 'Our team reads these reports first, but not in minutes. So call first.',
  },
  {
    id: 'crisis-own-safety',
    question: 'A member in crisis frightens you. What do you do?',
    options: [
      'Step away, and call from there.',
      'Stay close, so that they aren’t alone.',
      'Go home, and write to them later.',
    ],
    why: 'Your safety counts, too. Step away first, and call for help from there.',
  },
  {
    id: 'crisis-afterwards',
    question: 'You called for help, and it came. What do you owe the member now?',
    options: [
      'Nothing more. You did your part.',
      'A message every hour until they’re well.',
      'A session soon, without pay.',
    ],
    why: 'If you brought in help, you did your part. You don’t have to be on call.',
  },
  {
    id: 'crisis-button',
    question: 'Where are the crisis numbers on this site?',
    options: [
      'Behind the crisis button at the top of every page.',
      'On your profile, below your settings.',
      'In the email about each booking.',
    ],
    why: 'The crisis button is at the top of every page.',
  },
  {
    id: 'crisis-outside',
    question: 'A member who’s in Berlin is in immediate danger. Which number is theirs?',
    options: ['112', '988', '741741'],
    why: '112 is the emergency number in most of Europe. 988 and 741741 are for the United States.',
  },
];
