import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { writableDocuments } from '../accepted/writable-documents';
import { commitOf } from './commit-of';
import {
  accountsOf,
  admin,
  allowed,
  denied,
  rulesEnvironment,
  type Who,
} from './rules-environment';

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

  it.each(['attendees', 'waiting', 'participants'])(
    'does not read %s as a host',
    async (places) => {
      const host: Who = { uid: `host-${places}`, userType: 'earner' };
      const all = places === 'participants' ? 'activities/one' : 'events/one';
      const read = async (who: Who, expected: typeof allowed | typeof denied) => {
        await expected(getDoc(doc(as(who), `${all}/${places}/a`)));
        await expected(getDocs(query(collection(as(who), `${all}/${places}`), limit(100))));
      };
      await arrange({
        [`users/${host.uid}`]: { accountStatus: 'suspended' },
        [all]: { hostId: host.uid },
        [`${all}/${places}/a`]: { uid: 'a' },
      });
      await read(host, denied);
      await read(admin, allowed);
      await arrange(accountsOf(host));
      await read(host, allowed);
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
    for (const [who, expected] of [
      [suspended, denied],
      [active, allowed],
      [admin, allowed],
    ] as const) {
      await expected(getDoc(doc(as(who), `${reviews}/a`)));
      await expected(getDocs(query(collection(as(who), reviews), limit(50))));
    }
  });
});

describe('a sign-in without an account', () => {
  const signIn: Who = { uid: 'without-account' };
  const member: Who = { uid: 'with-account', userType: 'spender' };
  const companion: Who = { uid: 'with-listing', userType: 'earner' };

  it('does not see people, events and stories of the community', async () => {
    await arrange({
      'profiles/a': { displayName: 'A' },
      'events/seen': { status: 'approved', hostId: 'a' },
      'stories/told': { privacyLevel: 'community' },
    });
    const approved = where('status', '==', 'approved');
    const read = (who: Who): (() => Promise<unknown>)[] => [
      () => getDoc(doc(as(who), 'profiles/a')),
      () => getDocs(query(collection(as(who), 'profiles'), limit(50))),
      () => getDoc(doc(as(who), 'events/seen')),
      () => getDocs(query(collection(as(who), 'events'), approved, limit(100))),
      () => getDoc(doc(as(who), 'stories/told')),
      () => getDocs(query(collection(as(who), 'stories'), limit(50))),
    ];
    for (const attempt of read(signIn)) await denied(attempt());
    for (const who of [member, companion, admin]) {
      for (const attempt of read(who)) await allowed(attempt());
    }
  });
});
