import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restore } from '../../production/restore/restore';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { bookingOf } from '../support/builders';
import { callFunction } from '../support/call-function';
import { emptyDatabase } from '../support/empty-database';
import { eventually } from '../support/eventually';
import { afterTriggers, runTriggers } from '../support/in-process-triggers';
import { mailsTo } from '../support/mailbox';
import { testSuite, tick } from '../support/suite';
import { beginConversation, minutesLater, sendMessage } from './conversations';
import { GoogleWithEmulator, RULES } from './google-with-emulator';
import { kindsOf } from './news';

runTriggers();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthkin-export-'));
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
  await emptyDatabase(testSuite().projectId);
});

/** The collections that a restore leaves as they are, and the log of emails, which only grows. */
const LEFT = ['site', 'processedEvents', 'rateLimits', 'mailLog'];

/** All documents but those that a restore leaves alone, by path. */
async function everything() {
  const all = new Map<string, unknown>();
  const collect = async (parent: Pick<typeof adminDb, 'listCollections'>): Promise<void> => {
    for (const collection of await parent.listCollections()) {
      if (LEFT.includes(collection.id)) continue;
      for (const ref of await collection.listDocuments()) {
        const doc = await ref.get();
        if (doc.exists) all.set(ref.path, doc.data());
        await collect(ref);
      }
    }
  };
  await collect(adminDb);
  return all;
}

/** An export of the database, and changes since. */
async function changedSince() {
  const { projectId } = testSuite();
  const google = new GoogleWithEmulator(projectId);
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const id = await beginConversation(member, companion);
  await sendMessage(id, member, 'Hello, Eve', minutesLater(1));
  const booking = { ...bookingOf(member, companion), status: 'confirmed' as const };
  await put('bookings/kept', booking);
  await put('bookings/gone', booking);
  await put(`users/${member.uid}/favorites/${companion.uid}`, { addedAt: new Date(0) });
  await afterTriggers();
  const backup = await google.export(projectId, folder);
  const before = await everything();

  await update('bookings/kept', { status: 'cancelled' });
  await adminDb.doc('bookings/gone').delete();
  await put('bookings/newer', { ...booking, status: 'pending' });
  await sendMessage(id, companion, 'Hello, Sam', minutesLater(2));
  await adminDb.recursiveDelete(adminDb.doc(`users/${member.uid}`));
  await afterTriggers();
  const said: string[] = [];
  const wish = {
    api: google,
    projectId,
    db: adminDb,
    backup,
    only: [] as readonly string[],
    isDry: false,
    say: (line: string) => said.push(line),
    wait: async (ms: number) => void vi.setSystemTime(Date.now() + ms),
    confirm: async () => true,
  };
  return { google, member, companion, before, wish, said, booking };
}

const mailsToAll = async (people: readonly { readonly email: string }[]) =>
  (await Promise.all(people.map(({ email }) => mailsTo(email)))).flat().length;

describe('a restore', () => {
  it('brings everything back as it was exported, and no one is told and nothing follows', async () => {
    const { google, member, companion, before, wish, said, booking } = await changedSince();
    const mails = await mailsToAll([member, companion]);
    expect(await restore(wish)).toBe(true);
    await afterTriggers();
    expect(await everything()).toEqual(before);
    expect(await mailsToAll([member, companion])).toBe(mails);
    expect(said.filter((line) => line.includes(', bookings: ')).map((line) => line.trim())).toEqual(
      Array(2).fill(
        expect.stringMatching(
          /^\d+ of \d+, bookings: 1 missing, 1 changed, 1 newer ones to delete$/,
        ),
      ),
    );
    expect(await google.rules()).toMatchObject({ release: { rulesetName: RULES } });
    const paused = google.sent.map(({ url }) => /sendMailTask:(\w+)$/.exec(url)?.[1]);
    expect(paused.filter((each) => each !== undefined)).toEqual(['pause', 'resume']);
    // From then on, triggers act again.
    const news = await kindsOf(companion);
    await put('bookings/after', { ...booking, status: 'pending' });
    await eventually(() => kindsOf(companion)).toHaveLength(news.length + 1);
  });

  it('that broke off leaves the site closed, and goes on when it is repeated', async () => {
    const { google, member, before, wish, booking } = await changedSince();
    google.commitsLeft = 1;
    await expect(restore(wish)).rejects.toThrow('The network is lost');
    expect(await google.rules()).not.toMatchObject({ release: { rulesetName: RULES } });
    expect(await callFunction('makeCalendarLink', {}, member)).toMatchObject({ code: 'paused' });
    await put('bookings/due', { ...booking, status: 'pending', dueAt: new Date(0) });
    await tick('bookingSweeps');
    expect(await read('bookings/due')).toMatchObject({ status: 'pending' });
    google.commitsLeft = Number.POSITIVE_INFINITY;
    expect(await restore(wish)).toBe(true);
    await afterTriggers();
    expect(await everything()).toEqual(before);
    expect(await google.rules()).toMatchObject({ release: { rulesetName: RULES } });
  });

  it('without confirmation, or dry, changes nothing and closes nothing', async () => {
    const { google, wish } = await changedSince();
    const now = await everything();
    expect(await restore({ ...wish, isDry: true, confirm: () => expect.unreachable() })).toBe(
      false,
    );
    expect(await restore({ ...wish, confirm: async () => false })).toBe(false);
    expect(await everything()).toEqual(now);
    const closing = google.sent.filter(({ url }) => /sendMailTask|rules/.test(url));
    expect(closing).toEqual([]);
  });

  it('of one collection leaves the others, and who has left since is removed again', async () => {
    const { wish, before, member } = await changedSince();
    await put(`retainedRecords/${member.uid}`, { completedAt: new Date() });
    await restore({ ...wish, only: ['users'] });
    const now = await everything();
    const below = (all: typeof now, root: string) =>
      [...all].filter(([path]) => path.startsWith(`${root}/`));
    expect(below(now, 'users')).toEqual(below(before, 'users'));
    expect(now.has('bookings/newer')).toBe(true);
    expect(await read(`retainedRecords/${member.uid}`)).toEqual({ completedAt: null });
    await expect(restore({ ...wish, only: ['user'] })).rejects.toThrow('no collection user ');
  });
});
