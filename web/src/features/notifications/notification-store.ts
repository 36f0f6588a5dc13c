import type { NotificationTopic } from '@hearthkin/domain/notification/kinds';
import {
  type NotificationChannel,
  notificationSettingsSchema,
} from '@hearthkin/domain/notification/settings';
import { deleteDoc, doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { askServer } from '../../data/kit/live-query';
import { commit, requireNetwork, storeError } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';
import { unreadNotifications } from './notification-queries';

/** Marked per batch; Firestore's limit is 500 writes. */
const BATCH_SIZE = 200;

/**
 * Marks a notification as read. Succeeds if that happened elsewhere. Offline, the promise waits for
 * the network.
 * @throws CallError
 */
export async function markNotificationRead(uid: string, id: string): Promise<void> {
  try {
    await updateDoc(notification(uid, id), { readAt: serverTimestamp() });
  } catch (error) {
    const failure = storeError(error, 'The notification');
    // The rules refuse a second mark, and a deleted notification can't be marked.
    if (failure.code !== 'forbidden' && failure.code !== 'not-found') throw failure;
  }
}

/**
 * Marks all unread notifications as read.
 * @throws CallError
 */
export async function markAllNotificationsRead(uid: string): Promise<void> {
  requireNetwork();
  try {
    let marked: number;
    do marked = await markSomeRead(uid);
    while (marked === BATCH_SIZE);
  } catch (error) {
    throw storeError(error, 'The notifications');
  }
}

async function markSomeRead(uid: string): Promise<number> {
  // Wait for the server: an outdated cache could include marked ones, and one refusal fails the
  // whole batch.
  const unread = await askServer(unreadNotifications(uid, BATCH_SIZE));
  const batch = writeBatch(firestore());
  for (const { id } of unread) batch.update(notification(uid, id), { readAt: serverTimestamp() });
  await batch.commit();
  return unread.length;
}

/**
 * Deletes a notification.
 * @throws CallError
 */
export async function removeNotification(uid: string, id: string): Promise<void> {
  try {
    await deleteDoc(notification(uid, id));
  } catch (error) {
    throw storeError(error, 'The notification');
  }
}

/** Whether a user wants notifications of a topic through a channel. */
export interface TopicSetting {
  readonly topic: NotificationTopic;
  readonly channel: NotificationChannel;
  readonly wanted: boolean;
}

/**
 * Saves one setting and keeps the others as the server has them, because another device or an
 * unsubscribe link may have changed them.
 * @throws CallError
 */
export async function saveTopicSetting(uid: string, setting: TopicSetting): Promise<void> {
  const { topic, channel, wanted } = setting;
  await commit('The notification settings', async (transaction) => {
    const ref = doc(firestore(), 'users', uid, 'settings', 'notifications');
    const { inApp, mail } = notificationSettingsSchema.parse(
      (await transaction.get(ref)).data() ?? {},
    );
    const muted = { inApp, mail };
    const others = muted[channel].filter((one) => one !== topic);
    transaction.set(ref, { ...muted, [channel]: wanted ? others : [...others, topic] });
  });
}

function notification(uid: string, id: string) {
  return doc(firestore(), 'users', uid, 'notifications', id);
}
