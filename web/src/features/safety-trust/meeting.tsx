/** Advice for a first meeting. */
export const MEETING = [
  { key: 'public', content: 'Meet in a public place, and come and leave by yourself.' },
  {
    key: 'tell',
    content: 'Tell somebody you trust where you are, with whom, and when you will be back.',
  },
  {
    key: 'here',
    content:
      'Stay on the site with your messages and bookings. What is arranged past it, nobody can look at later.',
  },
  {
    key: 'money',
    content:
      'Give and lend no money, and tell nobody your account data or a code that was sent to you. No companion needs it, and our team never asks for it.',
  },
  {
    key: 'leave',
    content: 'If it does not feel right, leave. You owe nobody an explanation, nor politeness.',
  },
  {
    key: 'respect',
    content:
      'The same holds for the other side: be on time, stay sober, take a no for a no, and neither photograph nor record anybody without asking.',
  },
] as const;
