import type { User } from '@hearthkin/domain/account/user';
import { FREE_ALERT_MS, TOLD_AT_ONCE } from '@hearthkin/domain/companion/free-alert';
import { LIVE_ID, type LiveCompanion, ONLINE_WITHIN_MS } from '@hearthkin/domain/companion/live';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { alertWhenFree } from '../../functions/src/companion/alert-when-free';
import { answerFreeAlerts } from '../../functions/src/companion/answer-free-alerts';
import type { QueuedMail } from '../../functions/src/mail/mail-queue';
import { quietDatabase } from '../support/admin';
import { companionAccount, companionDocuments, memberDocument, newId } from '../support/builders';
import { mailQueue } from '../support/mail-queue';
import { callAs } from './booking-requests';
import { newsOf } from './news';

const { db, clear, close } = quietDatabase(newId('demo-alerts'));
afterAll(close);

const NOW = new Date('2031-06-01T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

let sent: QueuedMail[];
beforeEach(async () => {
  await clear();
  sent = [];
});

async function putMember(uid: string, change: Partial<User> = {}): Promise<void> {
  await db.doc(`users/${uid}`).set(memberDocument(uid, change));
}

async function putCompanion(uid: string, change: Partial<LiveCompanion> = {}): Promise<void> {
  const account = companionAccount(uid, { firstName: uid });
  const { listing, live } = companionDocuments(account, { lastActiveAt: NOW, ...change }, NOW);
  await Promise.all([
    db.doc(`users/${uid}`).set(account),
    db.doc(`companions/${uid}`).set(listing),
    db.doc(`companions/${uid}/live/${LIVE_ID}`).set(live),
  ]);
}

const ask = (uid: string, at = NOW, mood: 'sad' | 'bored' | null = null) =>
  alertWhenFree.handler({ ...callAs({ uid }, { mood }, at), db }, undefined);
const waits = async (uid: string) => (await db.doc(`freeAlerts/${uid}`).get()).exists;
const run = (now = NOW) =>
  answerFreeAlerts.handler(
    { db, now },
    {
      queue: mailQueue((mail) => void sent.push(mail)),
      siteUrl: 'https://hearthkin.test',
      linkKey: 'key',
    },
  );
const told = async (uid: string) => (await newsOf({ uid }, db)).map(({ data }) => data.otherName);

describe('a member who asked to be told when someone is free', () => {
  it('is told once, in the app and by email, as soon as someone is', async () => {
    await Promise.all([putMember('sam'), putCompanion('eve', { lastActiveAt: later(-HOUR_MS) })]);
    await ask('sam', NOW, 'sad');
    expect(await run()).toEqual({ told: 0, dropped: 0, failed: 0 });
    expect(await waits('sam')).toBe(true);
    await putCompanion('eve');
    expect(await run()).toEqual({ told: 1, dropped: 0, failed: 0 });
    expect(await newsOf({ uid: 'sam' }, db)).toMatchObject([
      {
        kind: 'companion-free',
        data: { companionId: 'eve', otherName: 'eve M.' },
        link: '/need-support?companion=eve&when=now&mood=sad',
      },
    ]);
    expect(sent).toMatchObject([
      { kind: 'companion-free', mail: { subject: 'eve M. can talk now', toName: 'Sam' } },
    ]);
    expect(sent[0]?.mail.text).toContain(
      'https://hearthkin.test/need-support?companion=eve&when=now&mood=sad',
    );
    expect(sent[0]?.until).toEqual(later(15 * MINUTE_MS));
    expect(await waits('sam')).toBe(false);
    expect(await run(later(MINUTE_MS))).toEqual({ told: 0, dropped: 0, failed: 0 });
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Partial<LiveCompanion>]>([
    ['is offline', { lastActiveAt: later(-ONLINE_WITHIN_MS) }],
    ['doesn’t talk right now', { offer: { ...OPEN_OFFER, talksNow: false } }],
    ['has a session', { busy: [{ from: NOW, until: later(HOUR_MS) }] }],
    ['has no hours now', { weeklyAvailability: {} }],
    ['is hidden', { listed: false }],
    ['doesn’t fit how they feel', { traits: ['energetic'] }],
  ])('is not told of a companion who %s', async (_, change) => {
    await Promise.all([putMember('sam'), putCompanion('eve', change)]);
    await ask('sam', NOW, 'sad');
    await run();
    expect(await told('sam')).toEqual([]);
    expect(await waits('sam')).toBe(true);
  });

  it('is told of anyone if they chose no mood', async () => {
    await Promise.all([putMember('sam'), putCompanion('eve', { traits: ['energetic'] })]);
    await ask('sam');
    await run();
    expect(await told('sam')).toEqual(['eve M.']);
  });

  it('is not told of a companion whom they block or who blocks them, but of the next', async () => {
    await Promise.all([putMember('sam'), putMember('ann'), putCompanion('eve')]);
    const block = { at: NOW, endedAt: null, past: [] };
    await db.doc('users/sam/blocks/eve').set({ ...block, blockedUid: 'eve' });
    await db.doc('users/eve/blocks/ann').set({ ...block, blockedUid: 'ann' });
    await ask('sam');
    await ask('ann');
    await run();
    expect([await told('sam'), await told('ann')]).toEqual([[], []]);
    await putCompanion('kim');
    await run();
    expect([await told('sam'), await told('ann')]).toEqual([['kim M.'], ['kim M.']]);
  });

  it.each<[string, Partial<User>]>([
    ['suspended', { accountStatus: 'suspended' }],
    ['restricted', { restriction: { until: later(HOUR_MS), reason: 'Insults' } }],
  ])('is not told once they are %s, and waits no longer', async (_, change) => {
    await Promise.all([putMember('sam', change), putCompanion('eve')]);
    await ask('sam');
    expect(await run()).toEqual({ told: 0, dropped: 1, failed: 0 });
    expect(await told('sam')).toEqual([]);
    expect(await waits('sam')).toBe(false);
  });

  it('waits six hours, to the millisecond', async () => {
    await Promise.all([putMember('sam'), putMember('ann')]);
    await ask('sam', later(-FREE_ALERT_MS));
    await ask('ann', later(-FREE_ALERT_MS + 1));
    await putCompanion('eve');
    await run();
    expect([await told('sam'), await told('ann')]).toEqual([[], ['eve M.']]);
  });

  it('is told before those who asked later, a few at once', async () => {
    const people = Array.from({ length: TOLD_AT_ONCE + 1 }, (_, index) => `member-${index}`);
    await Promise.all(people.map((uid) => putMember(uid)));
    for (const [index, uid] of people.toReversed().entries()) {
      // Whatever they feel.
      await ask(uid, later(index - 100), index % 2 === 0 ? null : 'sad');
    }
    await putCompanion('eve');
    expect(await run()).toMatchObject({ told: TOLD_AT_ONCE });
    const [last = ''] = people;
    expect(await waits(last)).toBe(true);
    await run(later(MINUTE_MS));
    expect(await waits(last)).toBe(false);
  });

  it('isn’t told if they took it back, nor if another run was faster', async () => {
    await Promise.all([putMember('sam'), putMember('ann'), putCompanion('eve')]);
    await ask('sam');
    await db.doc('freeAlerts/sam').delete();
    await ask('ann');
    const runs = await Promise.all([run(), run()]);
    expect(runs.reduce((sum, each) => sum + each.told, 0)).toBe(1);
    expect([await told('sam'), await told('ann')]).toEqual([[], ['eve M.']]);
  });
});
