import * as z from 'zod/mini';
import {
  NOTIFICATION_TOPICS,
  type NotificationKind,
  type NotificationTopic,
  topicOf,
} from './kinds';

/** Notification channels. */
export const NOTIFICATION_CHANNELS = ['inApp', 'mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const mutedSchema = z._default(
  z.array(z.enum(NOTIFICATION_TOPICS)).check(z.maxLength(NOTIFICATION_TOPICS.length)),
  [],
);

/**
 * The topics a person has muted, in the app and by email. Without it, everything is on.
 *
 * @document users/{uid}/settings/notifications
 * @reads owner, by id. Functions read the copy in the account (`muted`), which follows within seconds.
 * @writes Owner; `setMailByLink` for the link at the end of an email.
 * @goes with the account.
 */
export const notificationSettingsSchema = z.object({ inApp: mutedSchema, mail: mutedSchema });
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/**
 * No answer to the first alarms others, that someone is free was asked for a moment ago, plans are about what a person pays, and a warning or a
 * restriction may come before a suspension: no one can miss them.
 */
const ALWAYS_WANTED = [
  'booking-check-in',
  'plan-begun',
  'companion-free',
  'plan-unpaid',
  'plan-ended',
  'account-warned',
  'account-restricted',
] as const satisfies readonly NotificationKind[];
export type UnmutableKind = (typeof ALWAYS_WANTED)[number];

/** Whether a person can mute a kind. */
export function isMutable(
  kind: NotificationKind,
): kind is Exclude<NotificationKind, UnmutableKind> {
  return !ALWAYS_WANTED.some((one) => one === kind);
}

/** Whether a person wants notifications of a kind on a channel. Null settings mute nothing. */
export function wants(
  settings: NotificationSettings | null,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  return !isMutable(kind) || wantsTopic(settings, topicOf(kind), channel);
}

/** The same as `wants`, for a whole topic. */
export function wantsTopic(
  settings: NotificationSettings | null,
  topic: NotificationTopic,
  channel: NotificationChannel,
): boolean {
  return settings === null || !settings[channel].includes(topic);
}
