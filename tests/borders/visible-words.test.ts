import { describe, expect, it } from 'vitest';
import { textsIn, type VisibleText, visibleTexts } from './visible-words';

/** What no screen and no email says, and what it says instead. */
const NEVER = [
  { say: 'member, companion, you', never: /\b(?:clients?|users?|spenders?|earners?)\b/i },
  { say: 'session, booking, request', never: /\bappointments?\b/i },
  { say: 'our team', never: /\b(?:staff|reviewer|operator)\b/i },
  {
    say: 'sign in, sign up',
    never: /\b(?:log(?:ged)?[ -]?(?:in|out)|register(?:s|ed)?|registration)\b/i,
  },
  { say: 'email', never: /\b(?:mails?|mailed|e-mails?)\b/i },
  { say: 'spot, “4 going”', never: /\b(?:participants?|attendees?)\b/i },
  {
    say: 'suggest a new time, withdraw',
    never: /\b(?:propos\w+|t(?:ak(?:e[ns]?|ing)|ook) (?:[\w’“”…]+ ){0,6}back)\b/i,
  },
  {
    say: 'submit, review, approve, decline',
    never: /\b(?:hand(?:ed|s)? in|refus\w+|looked at)\b/i,
  },
  {
    say: 'we hold your payment, we refund you',
    never: /\b(?:set aside|given back|yours again)\b/i,
  },
  { say: 'automatically', never: /\b(?:by itself|by themselves)\b/i },
  { say: 'we’ll let you know', never: /\b(?:are|be|is) told\b/i },
  { say: 'starts', never: /\bbeg[aiu]ns?\b/i },
  {
    say: 'someone, no one, everyone',
    never: /\b(?:some|no|every|any)body\b|\bwho(?:m)?ever\b/i,
  },
  { say: 'send back', never: /\bgiv(?:e|ing) (?:\S+ )?back\b/i },
  // Labels that begin with "Any time" and "at any time of day" are something else.
  { say: 'anytime', never: /(?<!\bat )\bany time\b(?! of)/ },
  { say: 'anymore', never: /\bany more(?=[.,!?]|$)/i },
  {
    say: 'contractions',
    never:
      /\b(?:cannot|(?:do|does|did|is|are|was|were|will|could|would|should|has|have) not|you will|we will)\b/i,
  },
  {
    say: 'American spelling',
    never: /\b(?:cancell(?:ed|ing)|favourites?|programme|licence|colour|counsellor|recognise)\b/i,
  },
  { say: 'two sentences', never: /[a-z]; [a-z]/i },
] as const;

/** Words of the specification, which stay as they are. */
const SPECIFIED = [
  'ALL user accounts permanently',
  'Failed to get user.',
  'Failed to save user data.',
  'Identity verification failed. Photos do not match or are unclear. Please try again.',
  'Log out',
  'Login failed. Please try again.',
  'OAuth login failed. Please try again.',
  'Passwords do not match',
  'Please log in to browse companions.',
  'Please log in to view your bookings.',
  'Please log in to view your messages.',
  'Please log in to view your personal analytics and track your progress.',
  'Registration failed: …',
  'Successfully logged in with …!',
  'Total Users',
  'Unknown User',
  'User account deleted successfully.',
  'User not found.',
  'When clients book sessions with you, they’ll appear here.',
  '% off for new clients',
  'Attendees',
  'Begin Your Journey',
  '{provider} OAuth is not configured. Please contact support.',
  '{provider} authentication was cancelled or failed.',
  '{provider} login failed. Please try again.',
];

/** Pages for developers, the legal texts, which spell everything out, and words that people search by or write. */
const OTHERS = /^web\/src\/features\/(?:auth-test|legal)\/|\/(?:search-tokens|crisis-words)\.ts$/;

function withoutSpecified(text: string): string {
  return SPECIFIED.reduce((rest, words) => rest.replaceAll(words, ''), text);
}

function problemsIn(texts: readonly VisibleText[]): string[] {
  return texts
    .filter(({ path }) => !OTHERS.test(path))
    .flatMap(({ path, text }) =>
      NEVER.filter(({ never }) => never.test(withoutSpecified(text))).map(
        ({ say }) => `${path}: “${text}” (say: ${say})`,
      ),
    );
}

describe('words on screens and in emails', () => {
  it('are those of the voice', () => {
    expect(problemsIn(visibleTexts())).toEqual([]);
  });

  it('are found in markup, strings and templates, and nowhere else', () => {
    const source = `
      import { somebody } from './nobody else';
      type Kind = 'nobody else';
      console.warn('Nobody reads this');
      throw new Error('Nobody reads this');
      const sentence = \`Nobody in \${city} fits\`;
      const busy = 'Nobody...';
      const name = \`Nobody \${id}\`;
      export const A = () => <p title="Nobody fits" role="nobody here">Nobody fits here</p>;`;
    const found = textsIn('a.tsx', source).map(({ text }) => text);
    expect(found).toEqual([
      'Nobody in … fits',
      'Nobody...',
      'Nobody …',
      'Nobody fits',
      'Nobody fits here',
    ]);
  });

  it.each([
    ['somebody', 'Somebody is there'],
    ['a verb of ours', 'Your documents were handed in'],
    ['a spelled-out verb', 'You cannot do this'],
    ['a semicolon', 'It is late; come home'],
    ['British spelling', 'It was cancelled'],
    ['a busy label', 'Refusing...'],
    ['giving back', 'Giving back...'],
    ['taking back', 'Taking it back...'],
    ['taking something back', 'Take the verification of … back?'],
    ['one word and a placeholder', 'Proposed: …'],
    ['two words for anytime', 'Leave any time.'],
  ])('are refused: %s', (_, text) => {
    expect(problemsIn([{ path: 'web/src/a.tsx', text }])).toHaveLength(1);
  });
});
