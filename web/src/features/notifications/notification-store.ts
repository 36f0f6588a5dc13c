import type { NotificationTopic } from '@hearthkin/domain/notification/kinds';
import {
  type NotificationChannel,
  notificationSettingsSchema,
} from '@hearthkin/domain/notification/settings';
import { deleteDoc, doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { first, firstValueFrom, NEVER } from 'rxjs';
import { commit, requireNetwork, storeError } from '../../data/kit/store-error';
import { firestore } from '../../firebase/firestore';
import { unreadNotifications } from './notification-queries';

/** Marked together; a batch of the database holds 500 writes at most. */
const BATCH = 200;

/**
 * Says that somebody has looked at a notification. One that was marked elsewhere meanwhile stays as
 * it is; without a network it is told to the server later, so the promise may take as long as that.
 * @throws CallError
 */
export async function markNotificationRead(uid: string, id: string): Promise<void> {
  try {
    await updateDoc(notification(uid, id), { readAt: serverTimestamp() });
  } catch (error) {
    const failure = storeError(error, 'The notification');
    // The rules take the first mark and refuse every further one; a deleted one has none to take.
    if (failure.code !== 'forbidden' && failure.code !== 'not-found') throw failure;
  }
}

/**
 * The same of all that are unread, however many there are.
 * @throws CallError
 */
export async function markAllNotificationsRead(uid: string): Promise<void> {
  requireNetwork();
  try {
    let marked: number;
    do marked = await markSomeRead(uid);
    while (marked === BATCH);
  } catch (error) {
    throw storeError(error, 'The notifications');
  }
}

async function markSomeRead(uid: string): Promise<number> {
  const unread = unreadNotifications(uid, BATCH).open(NEVER);
  // What only this device knows may have been marked elsewhere, and one refusal refuses a batch.
  const { data } = await firstValueFrom(unread.pipe(first(({ fromCache }) => !fromCache)));
  const batch = writeBatch(firestore());
  for (const { id } of data) batch.update(notification(uid, id), { readAt: serverTimestamp() });
  await batch.commit();
  return data.length;
}

/**
 * Takes a notification away for good; no list shows it from now on.
 * @throws CallError
 */
export async function removeNotification(uid: string, id: string): Promise<void> {
  try {
    await deleteDoc(notification(uid, id));
  } catch (error) {
    throw storeError(error, 'The notification');
  }
}

/** Whether somebody wants to be told of a topic in one of the two ways. */
export interface Wish {
  readonly topic: NotificationTopic;
  readonly channel: NotificationChannel;
  readonly wanted: boolean;
}

/**
 * Changes one wish and leaves the others as the server has them, whatever another device or the link
 * in a mail has changed meanwhile.
 * @throws CallError
 */
export async function saveNotificationWish(uid: string, wish: Wish): Promise<void> {
  const { topic, channel, wanted } = wish;
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
