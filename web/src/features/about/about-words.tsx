import { MINIMUM_AGE } from '@hearthkin/domain/account/signup';
import type { Point } from '../../ui/layout/point-grid';
import { SiteLink } from '../../ui/layout/site-link';

export const PEOPLE: readonly Point[] = [
  {
    title: 'Members',
    text: `Adults who would like company: for a coffee, for studying, for an hour of being listened to. Some are anxious or sad, some have simply moved to a new city. Everybody here is ${MINIMUM_AGE} or older.`,
  },
  {
    title: 'Companions',
    text: 'Independent people who are good at being there. They set their own rate and hours, and decide which requests they take. Members find them once our team has accepted their documents.',
  },
  {
    title: 'Our team',
    text: 'Looks at documents, at what is reported, and at events and stories before they are published. Whatever they decide is written down, with who decided it and when.',
  },
];

export const PRINCIPLES: readonly Point[] = [
  {
    title: 'One price',
    text: 'What you see before you ask is what the session costs. If anything has changed meanwhile, nothing is booked until you have agreed to the new price.',
  },
  {
    title: 'No made-up numbers',
    text: 'A rating comes from members whose session took place. Who has no reviews yet is shown as new, and “online” means within the last five minutes.',
  },
  {
    title: 'A badge means one thing',
    text: 'It stands for something that somebody on our team has looked at. What has not been checked has no badge.',
  },
  {
    title: 'No is an answer',
    text: 'Companions may decline, members may cancel, and either can block the other. Nobody has to explain.',
  },
  {
    title: 'Your words are yours',
    text: 'No advertising, no trackers, nothing sold. How you note that you feel is shown to nobody but you, and you can take everything along or delete it yourself.',
  },
  {
    title: 'Help comes first',
    text: 'Whoever is in a crisis needs more than company. The way to those who can help is on every page, one key press away.',
  },
];

export const IS_NOT = [
  {
    key: 'therapy',
    content:
      'Not therapy. Companions are not licensed mental health professionals; they do not diagnose, treat or advise.',
  },
  {
    key: 'crisis',
    content: (
      <>
        Not a crisis service. If you are in danger or cannot go on, please turn to those named under{' '}
        <SiteLink to="crisisSupport">crisis support</SiteLink>.
      </>
    ),
  },
  {
    key: 'dating',
    content: 'Not a dating service. Whoever treats a session as a date breaks our terms.',
  },
  {
    key: 'employer',
    content:
      'Not an employer. Companions work for themselves; we provide the place, the calendar and the rules.',
  },
] as const;
