/** Small things for a bad day. */
export const SELF_CARE = [
  {
    key: 'breathe',
    content: 'Breathe out longer than you breathe in: in for four, out for six, a few times over.',
  },
  { key: 'drink', content: 'Drink a glass of water and eat something, even if it is little.' },
  {
    key: 'next-hour',
    content: 'Think of the next hour only. Tomorrow does not have to be solved now.',
  },
  {
    key: 'move',
    content: 'Move, if you can: to another room, to the door, around the block.',
  },
  {
    key: 'someone',
    content: 'Send one sentence to one person: “I am not well. Can you call me?”',
  },
  { key: 'rest', content: 'Leave alcohol and other drugs aside tonight, and rest if you can.' },
  {
    key: 'screens',
    content: 'Put away what makes it worse: the news, old messages, people who hurt you.',
  },
] as const;
