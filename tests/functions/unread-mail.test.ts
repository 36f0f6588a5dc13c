import type { User } from '@hearthkin/domain/account/user';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import type { Conversation } from '@hearthkin/domain/messaging/conversation';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../functions/src/mail/mail';
import { mailUnread } from '../../functions/src/notification/mail-unread';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { mute } from '../support/mute';
import { beginConversation } from './conversations';

runTriggers();

/** Long ago, where nothing else is due. */
const SENT = new Date('2001-06-01T12:00:00Z');
const DUE = new Date(SENT.getTime() + HOUR_MS);
const before = (ms: number) => new Date(DUE.getTime() - ms);

let sent: Mail[];
let companion: Actor;

const queue = mailQueue(({ mail }) => void sent.push(mail));
const run = (now: Date) =>
  mailUnread.handler(
    { db: adminDb, now },
    { queue, siteUrl: 'https://hearthkin.test', linkKey: 'key' },
  );
const mailed = () => sent.filter(({ to }) => to === companion.email);

beforeEach(async () => {
  sent = [];
  companion = await makeCompanion();
});

/** A message to the companion that is unread. */
async function writtenBy(
  names: Partial<User>,
  dueAt = DUE,
  change: Partial<Conversation> = {},
): Promise<string> {
  const member = await makeMember(names);
  const id = await beginConversation(member, companion, {
    unread: { [companion.uid]: 1 },
    updatedAt: SENT,
    ...change,
  });
  // Wait for the trigger, then set the mark's time.
  const mark = adminDb.doc(`users/${companion.uid}/unreadMails/${id}`);
  const isMade = (change.unread?.[companion.uid] ?? 1) > 0;
  if (isMade) {
    await eventually(async () => (await mark.get()).exists).toBe(true);
  }
  await mark.set({ since: SENT, dueAt });
  return id;
}

const MAYA = { firstName: 'Maya', lastName: 'Ridge' };
const TOM = { firstName: 'Tom', lastName: 'Bell' };

describe('a mail about unread messages', () => {
  it('is sent once after an hour, to the millisecond, and names the sender but not the content', async () => {
    const id = await writtenBy(MAYA);
    await run(before(1));
    expect(mailed()).toEqual([]);
    const results = await Promise.all([run(DUE), run(DUE)]);
    expect(results.map(({ mailed: count }) => count).sort()).toEqual([0, 1]);
    await run(new Date(DUE.getTime() + HOUR_MS));
    expect(mailed()).toMatchObject([{ subject: 'You have unread messages' }]);
    const [mail] = mailed();
    expect(mail?.text).toContain('Maya R. sent you a message.');
    expect(mail?.text).toContain('https://hearthkin.test/messages');
    expect(mail?.text).not.toContain('Ridge');
    expect(mail?.unsubscribeLink).toContain('/unsubscribe?token=');
    expect(await read(`users/${companion.uid}/unreadMails/${id}`)).toMatchObject({ dueAt: null });
  });

  it('names everyone who has written, and is sent once', async () => {
    await writtenBy(MAYA);
    await writtenBy(TOM, new Date(DUE.getTime() + 1));
    await writtenBy({ firstName: 'Ann', lastName: '' }, new Date(DUE.getTime() + 2));
    await run(DUE);
    expect(mailed()).toHaveLength(1);
    expect(mailed()[0]?.text).toContain('and 2 others sent you a message.');
    await run(new Date(DUE.getTime() + 2));
    expect(mailed()).toHaveLength(1);
  });

  it('names both of two', async () => {
    const first = await writtenBy(TOM);
    await writtenBy(MAYA);
    const earlier = { since: before(2 * HOUR_MS), dueAt: DUE };
    await put(`users/${companion.uid}/unreadMails/${first}`, earlier);
    await run(DUE);
    expect(mailed()[0]?.text).toContain('Tom B. and Maya R. sent you a message.');
  });

  it('is not sent if muted, suspended, or read', async () => {
    await mute(companion, { inApp: [], mail: ['messages'] });
    const muted = await writtenBy(MAYA);
    await run(DUE);
    expect(mailed()).toEqual([]);
    // Emails muted when due aren't sent later.
    await mute(companion, null);
    await run(DUE);
    expect(mailed()).toEqual([]);
    expect(await read(`users/${companion.uid}/unreadMails/${muted}`)).toMatchObject({
      dueAt: null,
    });

    await update(`users/${companion.uid}`, { accountStatus: 'suspended' });
    await writtenBy(MAYA);
    await run(DUE);
    await update(`users/${companion.uid}`, { accountStatus: 'active' });
    await writtenBy(MAYA, DUE, { unread: { [companion.uid]: 0 } });
    await run(DUE);
    expect(mailed()).toEqual([]);
  });

  it('does not name somebody whom the reader has blocked since', async () => {
    const id = await writtenBy(MAYA);
    const [other = ''] = id.split('_').filter((uid) => uid !== companion.uid);
    const block = adminDb.doc(`users/${companion.uid}/blocks/${other}`);
    await block.set({ at: DUE, blockedUid: other });
    await run(DUE);
    expect(mailed()).toEqual([]);
    await block.update({ endedAt: DUE });
    await update(`users/${companion.uid}/unreadMails/${id}`, { dueAt: DUE });
    await run(DUE);
    expect(mailed()).toHaveLength(1);
  });

  it('stores nothing for a deleted account', async () => {
    const id = await writtenBy(MAYA);
    await adminDb.doc(`users/${companion.uid}`).delete();
    await run(DUE);
    expect(mailed()).toEqual([]);
    expect(await read(`users/${companion.uid}/unreadMails/${id}`)).toBeUndefined();
  });
});
