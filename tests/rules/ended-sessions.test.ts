import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { describe, it } from 'vitest';
import { writableDocuments } from '../lab/accepted/writable-documents';
import { newId } from '../support/builders';
import { commitOf } from './commit-of';
import { access, allowed, type Clause, denied, rulesEnvironment } from './kit';
import { admin, cast, type Who } from './people';

const { member, companion } = cast('ended', ['member'], ['companion']);
const { as, arrange } = rulesEnvironment();

/** The end of the sessions, on the second. */
const endedAt = Math.floor((Date.now() - HOUR_MS) / 1000);
const sessionsEndedAt = new Date(endedAt * 1000);
const ACCOUNT = { accountStatus: 'active', level: 'verified', sessionsEndedAt };

/** The same person with a token from before their sessions were ended, and with the first from afterwards. */
const ended = (who: Who): Who => ({ ...who, auth_time: endedAt - 1 });
const living = (who: Who): Who => ({ ...who, auth_time: endedAt });

describe('a token of an ended session', () => {
  it.each(writableDocuments(new Date()).map(({ name }) => name))(
    'does not write %s',
    async (name) => {
      const document = writableDocuments(new Date(), newId('e')).find((one) => one.name === name);
      if (document === undefined) throw new Error(`There is no ${name}`);
      const account = `users/${document.claims.sub}`;
      await arrange({
        ...document.stored,
        [account]: { ...document.stored[account], sessionsEndedAt },
      });
      await denied(commitOf((who = member) => as(ended(who)), document));
      await allowed(commitOf((who = member) => as(living(who)), document));
    },
  );

  const [m, c] = [member.uid, companion.uid];
  // That it reads nothing else either is in `callers.test.ts`.
  it.each<readonly [string, readonly Clause[], Who]>([
    [`users/${m}/notifications`, [], member],
    [`companions/${c}/viewCounts`, [10], companion],
    ['bookings', [['participantIds', 'array-contains', m]], member],
    ['payments', [['participantIds', 'array-contains', m]], member],
    ['conversations', [['participantIds', 'array-contains', m], 50], member],
    ['events/one/hostMessages', [20], companion],
    ['events/one/hostMessages', [20], member],
    ['activities/one/reviews', [50], member],
    ['auditLog', [100], admin],
  ])('does not list %s', async (path, clauses, who) => {
    await arrange({
      [`users/${who.uid}`]: ACCOUNT,
      'events/one': { hostId: m },
      [`events/one/attendees/${c}`]: {},
    });
    await access({ to: [living(who)], notTo: [ended(who)] }, (caller) =>
      as(caller).list(path, ...clauses),
    );
  });

  it('does not learn that there is no conversation', async () => {
    await arrange({ [`users/${m}`]: ACCOUNT });
    await access({ to: [living(member)], notTo: [ended(member)] }, (who) =>
      as(who).doc(`conversations/none_${m}`).get(),
    );
  });

  it.each([
    `users/${m}/favorites/one`,
    `users/${m}/moods/2026-06-08`,
    `activities/one/reviews/${m}`,
    'storySubmissions/one',
  ])('does not delete %s', async (path) => {
    await arrange({ [`users/${m}`]: ACCOUNT, [path]: { authorId: m } });
    await access({ notTo: [ended(member)], to: [living(member)] }, (who) =>
      as(who).doc(path).delete(),
    );
  });
});
