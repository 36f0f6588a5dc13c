import { describe, it } from 'vitest';
import { writableDocuments } from '../accepted/writable-documents';
import { commitOf } from './commit-of';
import { allowed, denied, rulesEnvironment } from './kit';

const { as, arrange } = rulesEnvironment();

/** What is new between people: written by verified people without a restriction. */
const FOR_MEETING = [
  'a review of a session',
  'an answer to a review',
  'the answers about a member',
  'a place in an activity',
  'a review of an activity',
  'a story',
  'a proposed event',
  'a place at an event',
  'a place in the waiting list',
  'a conversation',
  'a message',
];

/** What only verified people write: it reaches others. Booked sessions take place in spite of a restriction. */
const FOR_VERIFIED = [
  ...FOR_MEETING,
  'a signal',
  'a changed signal',
  'the end of a signal',
  'attendance',
  'a heartbeat',
  'what a side says on the day',
  'the end of a session in person',
];

const { length } = writableDocuments(new Date());
// Each has people of its own.
const documentsOf = (prefix: string) =>
  Array.from({ length }).flatMap((_, index) =>
    writableDocuments(new Date(), `${prefix}${index}`).slice(index, index + 1),
  );

const RESTRICTION = { until: new Date(Date.now() + 86_400_000), reason: 'Threats' };

describe.each([
  ['is not verified', { level: 'account' }, FOR_VERIFIED, documentsOf('level')],
  ['is restricted', { restriction: RESTRICTION }, FOR_MEETING, documentsOf('free')],
])('an account that %s', (_how, standing, kept, documents) => {
  it.each(documents.filter(({ name }) => kept.includes(name)))(
    'does not write $name',
    async (document) => {
      const account = `users/${document.claims.sub}`;
      const before = document.stored[account] ?? {};
      await arrange({ ...document.stored, [account]: { ...before, ...standing } });
      await denied(commitOf(as, document));
      await arrange({ [account]: before });
      await allowed(commitOf(as, document));
    },
  );

  it.each(documents.filter(({ name }) => !kept.includes(name)))(
    'writes $name',
    async (document) => {
      const account = `users/${document.claims.sub}`;
      const before = document.stored[account] ?? {};
      await arrange({ ...document.stored, [account]: { ...before, ...standing } });
      await allowed(commitOf(as, document));
    },
  );
});

describe('an account that is not verified', () => {
  it.each(['a story', 'a changed story'])(
    'keeps %s for themselves, and only that',
    async (name) => {
      const story = writableDocuments(new Date(), name.replaceAll(' ', '-')).find(
        (document) => document.name === name,
      );
      if (story === undefined) throw new Error(`There is no ${name}`);
      const account = `users/${story.claims.sub}`;
      const before = story.stored[account] ?? {};
      const withLevel = (privacyLevel: string, status: string) => ({
        ...story,
        fields: { ...story.fields, privacyLevel, status },
      });
      await arrange({ ...story.stored, [account]: { ...before, level: 'account' } });
      await denied(commitOf(as, withLevel('public', 'pending_review')));
      await denied(commitOf(as, withLevel('community', 'pending_review')));
      await allowed(commitOf(as, withLevel('private', 'private')));
    },
  );
});
