import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { commit } from '../kit/store-error';

/**
 * Records that a side has come to the room. Who comes back keeps the first time.
 * @throws CallError `forbidden` while the room isn't open.
 */
export async function joinSession(bookingId: string, uid: string): Promise<void> {
  await commit('The attendance', async (transaction) => {
    const ref = refOf(bookingId, uid);
    const former = await transaction.get(ref);
    if (former.exists()) return;
    const now = serverTimestamp();
    transaction.set(ref, { joinedAt: now, lastSeenAt: now });
  });
}

/**
 * Records that a side is still there; every `HEARTBEAT_EVERY_MS`.
 * @throws CallError `forbidden` within `HEARTBEAT_MS` of the last one, or once the room is closed.
 */
export async function sendHeartbeat(bookingId: string, uid: string): Promise<void> {
  await commit('The attendance', (transaction) => {
    transaction.update(refOf(bookingId, uid), { lastSeenAt: serverTimestamp() });
  });
}

function refOf(bookingId: string, uid: string) {
  return doc(firestore(), 'bookings', bookingId, 'attendance', uid);
}
