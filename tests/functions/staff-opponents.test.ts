import { expect, it } from 'vitest';
import { makeAdmin, makeAll, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, putFile } from '../support/admin';
import { bookingDocument, bookingOf, newId, reportDocument } from '../support/builders';
import { callFunction } from '../support/call-function';
import { eventDocument } from '../support/community-builders';

/** Something open between one of the staff and a member, and the change that ends it. */
const CASES: Readonly<
  Record<string, (staff: string, member: string) => readonly [string, object, object]>
> = {
  session: (staff, member) => [
    'bookings',
    bookingDocument({ spenderId: member, earnerId: staff }),
    { status: 'completed' },
  ],
  report: (staff, member) => [
    'reports',
    reportDocument({ reporterId: member, reportedId: staff }),
    { status: 'decided' },
  ],
};

it.each(Object.entries(CASES))(
  'staff cancel, open and decide nothing of a member with whom they have an open %s, until it is over',
  async (_, open) => {
    const [staff, member, companion] = await makeAll(makeAdmin, makeMember, makeCompanion);
    const [path, document, over] = open(staff.uid, member.uid);
    const own = adminDb.doc(`${path}/${newId('case')}`);
    const [bookingId, eventId] = [newId('booking'), newId('event')];
    const picture = `verification/${member.uid}/selfie/photo`;
    await Promise.all([
      own.set(document),
      put(`bookings/${bookingId}`, bookingOf(member, companion)),
      put(`events/${eventId}`, eventDocument({ hostId: member.uid })),
      putFile(picture, Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array(60).fill(1)])),
    ]);
    const acts = [
      ['transitionBooking', { bookingId, to: 'cancelled', reason: 'They asked.' }],
      ['cancelEvent', { eventId, reason: 'They asked.' }],
      ['openDocument', { path: picture }],
      ['warnAccount', { uid: member.uid, reason: 'No.', requestId: crypto.randomUUID() }],
    ] as const;
    for (const [name, input] of acts) {
      expect([name, await callFunction(name, input, staff)]).toMatchObject([
        name,
        { code: 'forbidden' },
      ]);
    }
    await own.update(over);
    for (const [name, input] of acts) {
      expect([name, (await callFunction(name, input, staff)).code]).not.toEqual([
        name,
        'forbidden',
      ]);
    }
  },
);
