import type { Step } from '../../ui/layout/step-list';

/** What a plan for hard hours holds, in the order in which it is gone through. */
export const SAFETY_PLAN: readonly Step[] = [
  {
    title: 'Know the signs',
    text: 'Which thoughts, moods or situations tell you that it is getting bad? Write down the ones you know.',
  },
  {
    title: 'What you can do by yourself',
    text: 'Things that have carried you through before: a walk, a shower, music, counting what you see around you.',
  },
  {
    title: 'Places and people that take your mind off it',
    text: 'Somewhere with others around, or somebody you can sit with without having to explain.',
  },
  {
    title: 'People you can ask for help',
    text: 'Names and numbers of those whom you can tell how it really is. One is enough to begin with.',
  },
  {
    title: 'Professionals and lines',
    text: 'Your doctor or therapist, the nearest emergency room, and the numbers on this page. Save them in your phone today.',
  },
  {
    title: 'Make your surroundings safer',
    text: 'Put what you could hurt yourself with out of reach, or ask somebody to keep it for you. Distance gives time, and time helps.',
  },
];
