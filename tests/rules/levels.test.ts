import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { describe, it } from 'vitest';
import type { WritableDocument } from '../lab/accepted/writable-document';
import { writableDocuments } from '../lab/accepted/writable-documents';
import { newId } from '../support/builders';
import { commitOf } from './commit-of';
import { access, allowed, denied, rulesEnvironment } from './kit';
import { accountsOf, admin, type Caller, type Who } from './people';

const { as, arrange } = rulesEnvironment();

/** Writes that an account that is suspended keeps up: they are of no use to anyone else, or for safety. */
const HARMLESS = [
  'a notification read',
  'settings of notifications',
  'the end of a session in person',
];

/** Beginnings between people, which verified people without a restriction write. */
const FOR_MEETING = ['a message', 'typing'];

/** What only verified people write: it reaches others. Booked sessions take place in spite of a restriction. */
const FOR_VERIFIED = [
  ...FOR_MEETING,
  'a signal',
  'a changed signal',
  'the end of a signal',
  'attendance',
  'a heartbeat',
  'what a side says on the day',
];

const names = writableDocuments(new Date()).map(({ name }) => name);

/** A document that a client writes, among people of its own. */
function writable(name: string): WritableDocument {
  const found = writableDocuments(new Date(), newId('w')).find(
    (document) => document.name === name,
  );
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

/** Writes it with an account that differs in its standing, then with one that doesn't. */
async function write(
  document: WritableDocument,
  standing: object,
  outcome: typeof allowed | typeof denied,
) {
  const account = `users/${document.claims.sub}`;
  const before = document.stored[account] ?? {};
  await arrange({ ...document.stored, [account]: { ...before, ...standing } });
  await outcome(commitOf(as, document));
  if (outcome === allowed) return;
  await arrange({ [account]: before });
  await allowed(commitOf(as, document));
}

const UNVERIFIED = { level: 'account' };
const RESTRICTED = {
  restriction: { until: new Date(Date.now() + DAY_MS), reason: 'Threats' },
};
const SUSPENDED = { accountStatus: 'suspended' };

describe.each([
  ['is not verified', UNVERIFIED, FOR_VERIFIED],
  ['is restricted', RESTRICTED, FOR_MEETING],
  ['is suspended', SUSPENDED, names.filter((name) => !HARMLESS.includes(name))],
])('an account that %s', (_how, standing, kept) => {
  it.each(names.filter((name) => kept.includes(name)))('does not write %s', (name) =>
    write(writable(name), standing, denied),
  );

  it.each(names.filter((name) => !kept.includes(name)))('writes %s', (name) =>
    write(writable(name), standing, allowed),
  );
});

describe('a token whose account is suspended', () => {
  const suspended: Who = { uid: 'suspended', userType: 'earner' };
  const active: Who = { uid: 'active', userType: 'earner' };

  it.each([
    'events/one/attendees',
    'events/one/waiting',
    'activities/one/participants',
    'activities/one/reviews',
  ])('does not read %s, also not as a host', async (path) => {
    const reads = [
      (who: Caller) => as(who).doc(`${path}/a`).get(),
      (who: Caller) => as(who).list(path, 50),
    ];
    for (const { uid } of [suspended, active]) {
      await arrange({
        ...accountsOf(active),
        [`users/${suspended.uid}`]: SUSPENDED,
        [path.split('/').slice(0, 2).join('/')]: { hostId: uid },
        [`${path}/a`]: { uid: 'a', authorId: 'a' },
      });
      await access(uid === active.uid ? { to: [active, admin] } : { notTo: [suspended] }, ...reads);
    }
  });
});

it('a sign-in without an account does not list people, events and stories of the community', async () => {
  await arrange({
    'profiles/a': { displayName: 'A' },
    'events/seen': { status: 'approved', hostId: 'a' },
    'stories/told': { privacyLevel: 'community' },
  });
  await access(
    {
      to: [{ uid: 'member', userType: 'spender' }, { uid: 'companion', userType: 'earner' }, admin],
      notTo: [{ uid: 'without-account' }],
    },
    (who) => as(who).list('profiles', 50),
    (who) => as(who).list('events', ['status', '==', 'approved'], 100),
    (who) => as(who).list('stories', 50),
  );
});
