import {
  type DayMark,
  NOTHING_SAID,
  type SessionDay,
  withLook,
} from '@hearthkin/domain/booking/day-marks';
import { doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore';
import { commit } from '../kit/store-error';

/** Sets a mark of one side to now, or takes it back. @throws CallError */
export function setMark(
  bookingId: string,
  uid: string,
  mark: DayMark,
  isSet: boolean,
): Promise<void> {
  return change(bookingId, uid, (said) => ({ ...said, [mark]: isSet ? serverTimestamp() : null }));
}

/** Says how one side is recognized on the day. @throws CallError */
export function describeLook(bookingId: string, uid: string, lookLike: string): Promise<void> {
  return change(bookingId, uid, (said) => withLook(said, lookLike));
}

/** The rules check the whole of what a side says. */
function change(bookingId: string, uid: string, next: (said: SessionDay) => object): Promise<void> {
  return commit('What was said of the day', async (transaction) => {
    const ref = doc(firestore(), 'bookings', bookingId, 'day', uid);
    const former = (await transaction.get(ref)).data();
    transaction.set(ref, next({ ...NOTHING_SAID, ...former }));
  });
}
