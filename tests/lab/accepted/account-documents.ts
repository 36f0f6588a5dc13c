import { favoriteSchema } from '@hearthkin/domain/account/favorite';
import { userSchema } from '@hearthkin/domain/account/user';
import { notificationSchema } from '@hearthkin/domain/notification/notification';
import { notificationSettingsSchema } from '@hearthkin/domain/notification/settings';
import { blockSchema } from '@hearthkin/domain/safety/block';
import { moodSchema } from '@hearthkin/domain/wellness/mood';
import type { WritableDocument, Writers } from './writable-document';

/** What clients write in a person's own account, and about the people they meet. */
export function accountDocuments(writers: Writers): readonly WritableDocument[] {
  const { now, member, companion, account, startsAt, writable } = writers;
  const blockPath = `users/${member}/blocks/${companion}`;
  const today = now.toISOString().slice(0, 10);

  return [
    writable({
      name: 'an account',
      path: `users/${member}`,
      fields: {
        bio: 'I like long walks.',
        interests: ['art', 'food'],
        supportPreferences: ['listening', 'crisis'],
        languages: { native: 'English', secondary: ['German'] },
        address: account.address,
        location: 'Boston, MA',
        profilePhoto: null,
        coverPhoto: null,
        clock: { timeZone: 'America/New_York', hour12: true },
      },
      stamped: ['lastLoginAt'],
      schema: userSchema,
    }),
    writable({
      name: 'a mood',
      path: `users/${member}/moods/${today}`,
      fields: { mood: 4, note: 'A good day.' },
      stamped: ['at'],
      schema: moodSchema,
    }),
    writable({
      name: 'a notification read',
      path: `users/${member}/notifications/n`,
      stored: {
        [`users/${member}/notifications/n`]: {
          kind: 'application-accepted',
          data: { notes: '' },
          link: '/earn-helping',
          createdAt: now,
          readAt: null,
          expireAt: startsAt,
        },
      },
      fields: {},
      stamped: ['readAt'],
      schema: notificationSchema,
    }),
    writable({
      name: 'settings of notifications',
      path: `users/${member}/settings/notifications`,
      fields: { inApp: ['bookings'], mail: ['messages', 'community'] },
      schema: notificationSettingsSchema,
    }),
    writable({
      name: 'a block',
      path: blockPath,
      fields: { blockedUid: companion },
      stamped: ['at'],
      schema: blockSchema,
    }),
    writable({
      name: 'the end of a block',
      path: blockPath,
      stored: { [blockPath]: { at: now, blockedUid: companion } },
      fields: {},
      stamped: ['endedAt'],
      schema: blockSchema,
    }),
    writable({
      name: 'a block again',
      path: blockPath,
      stored: { [blockPath]: { at: startsAt, blockedUid: companion, endedAt: startsAt } },
      fields: { endedAt: null, past: [{ from: startsAt, to: startsAt }] },
      stamped: ['at'],
      schema: blockSchema,
    }),
    writable({
      name: 'a favorite',
      path: `users/${member}/favorites/${companion}`,
      fields: {},
      stamped: ['addedAt'],
      schema: favoriteSchema,
    }),
  ];
}
