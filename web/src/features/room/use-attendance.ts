import { HEARTBEAT_EVERY_MS } from '@hearthkin/domain/booking/room-signal';
import { useEffect } from 'react';
import { joinSession, sendHeartbeat } from '../../data/sessions/attendance-store';

/** Says that this side is here, for both sides and staff to see if there is a question later. */
export function useAttendance(bookingId: string, uid: string, isHere: boolean): void {
  useEffect(() => {
    if (!isHere) return;
    const failed = (error: unknown) => console.warn('Could not record the attendance', error);
    joinSession(bookingId, uid).catch(failed);
    const timer = setInterval(() => {
      sendHeartbeat(bookingId, uid).catch(failed);
    }, HEARTBEAT_EVERY_MS);
    return () => clearInterval(timer);
  }, [bookingId, uid, isHere]);
}
