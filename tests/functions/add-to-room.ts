import { signalExpiresAt, signalId } from '@hearthkin/domain/booking/room-signal';
import type { Actor } from '../support/actors';
import { put } from '../support/admin';

/** That a person was in the room of a session, and what connected them. */
export async function addToRoom(bookingId: string, { uid }: Actor, now: Date): Promise<void> {
  const signal = {
    uid,
    attempt: 'a1B2c3D4e5F6g7H8i9J0',
    answers: '',
    revision: 0,
    description: { type: 'offer', sdp: 'v=0' },
    candidates: ['{"candidate":"candidate:1"}'],
    modes: { microphone: true, camera: false },
    leftAt: null,
    writtenAt: now,
    expireAt: signalExpiresAt({ startsAt: now, endsAt: now }),
  };
  await Promise.all([
    put(`bookings/${bookingId}/room/${signalId(signal)}`, signal),
    put(`bookings/${bookingId}/attendance/${uid}`, { joinedAt: now, lastSeenAt: now }),
  ]);
}
