import { NOTHING_SAID, sessionDaySchema } from '@hearthkin/domain/booking/day-marks';
import {
  attendanceSchema,
  type Signal,
  signalExpiresAt,
  signalId,
  signalSchema,
} from '@hearthkin/domain/booking/room-signal';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { bookingDocument } from '../../support/builders';
import type { WritableDocument, Writers } from './writable-document';

/** What the two sides of a virtual session write in its room. */
export function sessionDocuments(writers: Writers): readonly WritableDocument[] {
  const { now, mark, member, companion, writable } = writers;
  const session = bookingDocument(
    { spenderId: member, earnerId: companion },
    {
      activity: 'virtual-chat',
      status: 'confirmed',
      startsAt: new Date(now.getTime() - HOUR_MS),
      endsAt: new Date(now.getTime() + HOUR_MS),
    },
  );
  const sessionPath = `bookings/v${mark}`;
  const signal: Omit<Signal, 'writtenAt'> = {
    uid: member,
    attempt: 'a1B2c3D4e5F6g7H8i9J0',
    answers: '',
    revision: 0,
    description: { type: 'offer', sdp: 'v=0' },
    candidates: ['{"candidate":"candidate:1"}'],
    modes: { microphone: true, camera: false },
    leftAt: null,
    expireAt: signalExpiresAt(session),
  };

  const meeting = bookingDocument(
    { spenderId: member, earnerId: companion },
    {
      status: 'confirmed',
      startsAt: new Date(now.getTime() - HOUR_MS),
      endsAt: new Date(now.getTime() + HOUR_MS),
    },
  );
  const meetingPath = `bookings/p${mark}`;

  return [
    writable({
      name: 'what a side says on the day',
      path: `${meetingPath}/day/${member}`,
      stored: { [meetingPath]: meeting },
      fields: { startedAt: null, doneAt: null, lookLike: 'green coat', formerLooks: [] },
      stamped: ['hereAt'],
      schema: sessionDaySchema,
    }),
    writable({
      name: 'the end of a session in person',
      path: `${meetingPath}/day/${member}`,
      stored: {
        [meetingPath]: meeting,
        [`${meetingPath}/day/${member}`]: { ...NOTHING_SAID, hereAt: now },
      },
      fields: { startedAt: null, lookLike: '', formerLooks: [] },
      stamped: ['doneAt'],
      schema: sessionDaySchema,
    }),
    writable({
      name: 'a signal',
      path: `${sessionPath}/room/${signalId(signal)}`,
      stored: { [sessionPath]: session },
      fields: signal,
      stamped: ['writtenAt'],
      schema: signalSchema,
    }),
    writable({
      name: 'a changed signal',
      path: `${sessionPath}/room/${signalId(signal)}`,
      stored: {
        [sessionPath]: session,
        [`${sessionPath}/room/${signalId(signal)}`]: { ...signal, writtenAt: now },
      },
      fields: {
        answers: 'A1b2C3d4E5f6G7h8I9j0',
        revision: 1,
        description: { type: 'answer', sdp: 'v=0' },
        candidates: ['{"candidate":"candidate:1"}', '{"candidate":""}'],
        modes: { microphone: false, camera: false },
      },
      stamped: ['writtenAt'],
      schema: signalSchema,
    }),
    writable({
      name: 'the end of a signal',
      path: `${sessionPath}/room/${signalId(signal)}`,
      stored: {
        [sessionPath]: session,
        [`${sessionPath}/room/${signalId(signal)}`]: { ...signal, writtenAt: now },
      },
      fields: { revision: 200 },
      stamped: ['writtenAt', 'leftAt'],
      schema: signalSchema,
    }),
    writable({
      name: 'attendance',
      path: `${sessionPath}/attendance/${member}`,
      stored: { [sessionPath]: session },
      fields: {},
      stamped: ['joinedAt', 'lastSeenAt'],
      schema: attendanceSchema,
    }),
    writable({
      name: 'a heartbeat',
      path: `${sessionPath}/attendance/${member}`,
      stored: {
        [sessionPath]: session,
        [`${sessionPath}/attendance/${member}`]: {
          joinedAt: new Date(now.getTime() - 2 * MINUTE_MS),
          lastSeenAt: new Date(now.getTime() - 2 * MINUTE_MS),
        },
      },
      fields: {},
      stamped: ['lastSeenAt'],
      schema: attendanceSchema,
    }),
  ];
}
