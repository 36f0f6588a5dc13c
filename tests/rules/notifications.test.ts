import { NOTIFICATION_TOPICS } from '@hearthkin/domain/notification/kinds';
import { arrayUnion } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { newId } from '../support/builders';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { accountsOf, admin, cast, visitor, type Who } from './people';
import { GONE, NOW, UNKNOWN_NAME } from './values';

const { as, arrange } = rulesEnvironment();
const { owner, stranger } = cast('notified', ['owner', 'stranger']);
const onlyOwner = { to: [owner], notTo: [visitor, stranger, admin] };

describe('a notification', () => {
  const folder = `users/${owner.uid}/notifications`;
  const unread = {
    kind: 'booking-requested',
    data: {},
    link: '/my-bookings',
    createdAt: new Date(),
    readAt: null,
  };
  const note = (who?: Who) => as(who).doc(`${folder}/n`);

  beforeEach(() => arrange({ [`${folder}/n`]: unread }));

  it('is read, marked and deleted by its owner only', () =>
    access(
      onlyOwner,
      (who) => note(who).get(),
      (who) => as(who).list(folder),
      (who) => note(who).update({ readAt: NOW }),
      (who) => note(who).delete(),
    ));

  // The account is looked up for each, and counts once towards what a commit may look up.
  it('is marked together with two hundred', async () => {
    const paths = Array.from({ length: 200 }, (_, index) => `${folder}/many${index}`);
    await arrange({
      ...accountsOf(owner),
      ...Object.fromEntries(paths.map((path) => [path, unread])),
    });
    const marks = paths.map((path) => ['update', path, { readAt: NOW }] as const);
    await allowed(as(owner).commit(...marks));
  });

  it('is marked as read once, at the time of the write, and created by no client', async () => {
    await takes(
      (change) => note(owner).update(change),
      [{ readAt: NOW }],
      [
        { readAt: new Date('2030-01-01') },
        { readAt: NOW, link: '/elsewhere' },
        { readAt: NOW, [UNKNOWN_NAME]: '' },
      ],
    );
    await denied(note(owner).update({ readAt: NOW }));
    await denied(as(owner).doc(`${folder}/m`).set(unread));
  });
});

describe('notification settings', () => {
  const folder = `users/${owner.uid}/settings`;
  const settings = (who?: Who) => as(who).doc(`${folder}/notifications`);
  const none = { inApp: [], mail: [] };
  const all = [...NOTIFICATION_TOPICS];

  beforeEach(() => arrange({ [`${folder}/notifications`]: none }));

  it('are read and changed only by their owner, and never listed', async () => {
    await access(
      onlyOwner,
      (who) => settings(who).get(),
      (who) => settings(who).update({ mail: ['messages'] }),
    );
    await access({ notTo: [owner, ...onlyOwner.notTo] }, (who) =>
      as(who).find(folder, 'notifications'),
    );
  });

  it('are created only by their owner', () => {
    const first: Who = { uid: newId('notified'), userType: 'spender' };
    return access({ to: [first], notTo: onlyOwner.notTo }, (who) =>
      as(who).doc(`users/${first.uid}/settings/notifications`).set(none),
    );
  });

  it.each(['inApp', 'mail'])('accept every known topic and no other: %s', (channel) =>
    takes(
      (value) => settings(owner).update({ [channel]: value }),
      [all, ...all.map((topic) => [topic]), []],
      [
        ...[[UNKNOWN_NAME], [...all, 'bookings'], [7], 'bookings', { bookings: true }, null],
        ...[arrayUnion(UNKNOWN_NAME), GONE],
      ],
    ),
  );

  it('have no other fields, are not deleted, and there are no other settings', async () => {
    await denied(settings(owner).set({ ...none, [UNKNOWN_NAME]: [] }));
    await denied(as(owner).doc(`${folder}/${UNKNOWN_NAME}`).set(none));
    await access({ notTo: [owner, admin] }, (who) => settings(who).delete());
    await allowed(settings(owner).set(none));
  });
});
