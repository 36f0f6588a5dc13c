import type { Question } from './question';

export const BOUNDARIES_QUESTIONS: readonly Question[] = [
  {
    id: 'boundaries-pills',
    question: 'A member asks whether they should stop taking their pills. What do you say?',
    options: [
      '“Your doctor can tell you. Shall we write down your questions?”',
      '“If they make you feel bad, try a few days without them.”',
      '“Keep taking them. Stopping is never a good idea.”',
    ],
    why: 'Advice that needs a license isn’t yours to give, in either direction.',
  },
  {
    id: 'boundaries-date',
    question: 'A member starts to treat your walks as dates. What do you do?',
    options: [
      'Say kindly and early that they aren’t.',
      'Let it be, so that no one is hurt.',
      'Hint at it, and hope they notice.',
    ],
    why: 'Hearthkin isn’t a dating service. Saying so early and kindly is fair to you both.',
  },
  {
    id: 'boundaries-accept',
    question: 'A request comes for a time that doesn’t suit you. What can you do?',
    options: [
      'Decline it, or suggest a new time.',
      'You have to accept it, as your hours say so.',
      'Accept it, and cancel on the day.',
    ],
    why: 'You never have to accept a request. Decline it or suggest a new time.',
  },
  {
    id: 'boundaries-end',
    question: 'How do you end a session well?',
    options: [
      'Say ten minutes before that it ends soon.',
      'Look at your watch until they notice.',
      'Stay until they want to go home.',
    ],
    why: 'Saying it before the end comes leaves time to choose what to do with the rest.',
  },
  {
    id: 'boundaries-no',
    question: 'Which no is the clearest?',
    options: [
      '“No, I don’t do that.”',
      '“Not today. I have a bit of a cold.”',
      '“I’d love to, but my schedule is full.”',
    ],
    why: 'A no needs no reason, and an excuse is something to argue with.',
  },
  {
    id: 'boundaries-press',
    question: 'You’ve said no, and the member keeps pressing. What do you do?',
    options: [
      'Say you’ll end the session if it comes up again, and do it.',
      'Explain your reasons until they understand them.',
      'Give in this once, so that the mood stays good.',
    ],
    why: 'You said no. Say what follows, and then do it.',
  },
  {
    id: 'boundaries-hug',
    question: 'You’d like to hug a member goodbye. They shrug. What does that mean?',
    options: [
      'It isn’t a clear yes, so you don’t.',
      'They don’t mind, so you may.',
      'They’re shy, so a short one is fine.',
    ],
    why: 'Only a clear yes is a yes. Silence, a shrug or “I guess” isn’t.',
  },
  {
    id: 'boundaries-late-message',
    question: 'A member writes at midnight and expects a reply at once. What’s true?',
    options: [
      'You decide when you answer messages.',
      'Companions have to reply within an hour.',
      'You have to explain each late reply.',
    ],
    why: 'You decide when you answer. “I read messages in the afternoon” is a whole reply.',
  },
  {
    id: 'boundaries-only-one',
    question: '“You’re the only one I have.” What do you say?',
    options: [
      '“I’m glad we have our Thursdays. Who else could you call?”',
      '“I’ll always be there for you, day and night.”',
      '“You shouldn’t depend on me so much.”',
    ],
    why: 'Be warm, and make the circle wider. Don’t promise what you can’t keep, and don’t shame them.',
  },
  {
    id: 'boundaries-stop',
    question: 'You don’t want further sessions with a member. What do you do?',
    options: [
      'Decline further requests, and say so once, kindly.',
      'Accept them, and cancel each one later.',
      'Tell them you’re leaving Hearthkin.',
    ],
    why: 'You can stop without a reason. Say it once, kindly and truthfully.',
  },
  {
    id: 'boundaries-photo',
    question: 'When may you take a photo of a member?',
    options: [
      'When they’ve agreed to it.',
      'When only their back is in it.',
      'When you’ll keep it to yourself.',
    ],
    why: 'Never photograph or record anyone without their agreement, whatever you do with it.',
  },
  {
    id: 'boundaries-sexual',
    question: 'A member offers extra pay for sexual services. What applies?',
    options: [
      'It’s against our terms, for both sides.',
      'It’s up to the two of you as adults.',
      'It’s allowed outside of the session.',
    ],
    why: 'Asking for or offering sexual services is against our terms. Say no, and report it.',
  },
];
