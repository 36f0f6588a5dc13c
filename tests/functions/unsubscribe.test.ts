import { NOTIFICATION_TOPICS } from '@hearthkin/domain/notification/kinds';
import { describe, expect, it } from 'vitest';
import { mailLinkToken } from '../../functions/src/notification/mail-link';
import { setMailByLink } from '../../functions/src/notification/set-mail-by-link';
import { makeMember } from '../support/actors';
import { adminDb, put } from '../support/admin';
import { newId } from '../support/builders';
import { expectRefusal } from '../support/call-function';

const KEY = 'a key of this test';
const NOW = new Date('2031-06-01T12:00:00Z');

const tokenOf = (uid: string, topic: (typeof NOTIFICATION_TOPICS)[number] = 'messages') =>
  mailLinkToken({ uid, topic }, KEY);

/** Follows a link as a visitor, from a unique network. */
const follow = (token: string, wanted: boolean, network = newId('network')) =>
  setMailByLink.handler(
    { input: { token, wanted }, caller: null, network, now: NOW, db: adminDb },
    KEY,
  );

const settingsOf = async (uid: string) =>
  (await adminDb.doc(`users/${uid}/settings/notifications`).get()).data();

describe('the link in a mail', () => {
  it('mutes and unmutes its topic’s emails, however often it is used', async () => {
    const { uid } = await makeMember();
    for (const _ of [1, 2]) {
      expect(await follow(tokenOf(uid), false)).toEqual({ topic: 'messages', wanted: false });
      expect(await settingsOf(uid)).toEqual({ inApp: [], mail: ['messages'] });
    }
    for (const _ of [1, 2]) {
      expect(await follow(tokenOf(uid), true)).toEqual({ topic: 'messages', wanted: true });
      expect(await settingsOf(uid)).toEqual({ inApp: [], mail: [] });
    }
  });

  it('keeps the other settings', async () => {
    const { uid } = await makeMember();
    const before = { inApp: ['reminders', 'messages'], mail: ['payouts', 'messages'] };
    await put(`users/${uid}/settings/notifications`, before);
    await follow(tokenOf(uid, 'bookings'), false);
    expect(await settingsOf(uid)).toEqual({ ...before, mail: ['payouts', 'messages', 'bookings'] });
    await follow(tokenOf(uid, 'messages'), true);
    expect(await settingsOf(uid)).toEqual({ ...before, mail: ['payouts', 'bookings'] });
  });

  it('works for every topic at the same time', async () => {
    const { uid } = await makeMember();
    await Promise.all(NOTIFICATION_TOPICS.map((topic) => follow(tokenOf(uid, topic), false)));
    expect((await settingsOf(uid))?.mail.sort()).toEqual([...NOTIFICATION_TOPICS].sort());
  });

  it('that is forged, or of a deleted account, is refused the same way and stores nothing', async () => {
    const { uid } = await makeMember();
    const gone = newId('gone');
    const forged = mailLinkToken({ uid, topic: 'messages' }, 'another key');
    for (const token of [forged, 'nonsense', tokenOf(gone)]) {
      const error = await follow(token, false).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'token-invalid', message: 'token-invalid', details: {} });
    }
    for (const who of [uid, gone]) expect(await settingsOf(who)).toBeUndefined();
  });

  it('is limited to sixty uses per hour and network', async () => {
    const network = newId('network');
    for (let time = 0; time < 60; time += 1) {
      await expectRefusal(follow('nonsense', false, network), 'token-invalid');
    }
    const { uid } = await makeMember();
    await expectRefusal(follow(tokenOf(uid), false, network), 'rate-limited');
    await follow(tokenOf(uid), false);
  });
});
