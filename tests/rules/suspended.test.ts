import { describe, it } from 'vitest';
import { writableDocuments } from '../accepted/writable-documents';
import { newId } from '../support/builders';
import { commitOf } from './commit-of';
import { access, allowed, denied, rulesEnvironment } from './kit';
import { accountsOf, admin, type Caller, type Who } from './people';

const { as, arrange } = rulesEnvironment();

/** Of no use to anyone else. */
const HARMLESS = ['a notification read', 'settings of notifications', 'weekly hours'];

const { length } = writableDocuments(new Date());
// Each has people of its own.
const documents = Array.from({ length })
  .flatMap((_, index) => writableDocuments(new Date(), String(index)).slice(index, index + 1))
  .filter(({ name }) => !HARMLESS.includes(name));

const counted = documents
  .filter(({ together }) => together.some((one) => 'fields' in one))
  .map(({ name }) => name)
  .flatMap((name, index) =>
    writableDocuments(new Date(), `counted${index}`).filter((document) => document.name === name),
  );

describe('a token whose account is suspended', () => {
  it.each(documents)('does not write $name', async (document) => {
    const account = `users/${document.claims.sub}`;
    const before = document.stored[account] ?? {};
    await arrange({ ...document.stored, [account]: { ...before, accountStatus: 'suspended' } });
    await denied(commitOf(as, document));
    await arrange({ [account]: before });
    await allowed(commitOf(as, document));
  });

  // The count in its commit can't be written either; here an earlier commit has done that.
  it.each(counted)('does not write $name that is counted already', async (document) => {
    const account = `users/${document.claims.sub}`;
    const before = document.stored[account] ?? {};
    const counts = document.together.map((one) => [one.path, 'fields' in one ? one.fields : {}]);
    await arrange({
      ...document.stored,
      ...Object.fromEntries(counts),
      [account]: { ...before, accountStatus: 'suspended' },
    });
    await denied(commitOf(as, { ...document, together: [] }));
    await arrange({ [account]: before });
    await allowed(commitOf(as, { ...document, together: [] }));
  });

  it.each(['events/one/attendees', 'events/one/waiting', 'activities/one/participants'])(
    'does not read %s as a host',
    async (places) => {
      const host: Who = { uid: newId('host'), userType: 'earner' };
      await arrange({
        [`users/${host.uid}`]: { accountStatus: 'suspended' },
        [places.slice(0, places.lastIndexOf('/'))]: { hostId: host.uid },
        [`${places}/a`]: { uid: 'a' },
      });
      const reads = [
        (who: Caller) => as(who).doc(`${places}/a`).get(),
        (who: Caller) => as(who).list(places, 100),
      ];
      await access({ to: [admin], notTo: [host] }, ...reads);
      await arrange(accountsOf(host));
      await access({ to: [host] }, ...reads);
    },
  );

  it('does not read reviews of activities', async () => {
    const suspended: Who = { uid: 'suspended-reader', userType: 'spender' };
    const active: Who = { uid: 'active-reader', userType: 'spender' };
    const reviews = 'activities/one/reviews';
    await arrange({
      ...accountsOf(active),
      [`users/${suspended.uid}`]: { accountStatus: 'suspended' },
      [`${reviews}/a`]: { authorId: 'a' },
    });
    await access(
      { to: [active, admin], notTo: [suspended] },
      (who) => as(who).doc(`${reviews}/a`).get(),
      (who) => as(who).list(reviews, 50),
    );
  });
});

it('a sign-in without an account does not see people, events and stories of the community', async () => {
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
    (who) => as(who).doc('profiles/a').get(),
    (who) => as(who).list('profiles', 50),
    (who) => as(who).doc('events/seen').get(),
    (who) => as(who).list('events', ['status', '==', 'approved'], 100),
    (who) => as(who).doc('stories/told').get(),
    (who) => as(who).list('stories', 50),
  );
});
