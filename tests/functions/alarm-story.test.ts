import { checkInId } from '@hearthkin/domain/safety/check-in';
import type { TrustedContact } from '@hearthkin/domain/safety/trusted-contact';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assignItem } from '../../functions/src/admin/assign-item';
import { closeCheckIn } from '../../functions/src/admin/close-check-in';
import { pageAgain } from '../../functions/src/admin/page-again';
import { saveDuty } from '../../functions/src/admin/save-duty';
import { keepingQueue } from '../../functions/src/mail/kept-mails';
import { MailError } from '../../functions/src/mail/mail';
import { logger } from '../../functions/src/platform/logger';
import { raiseAlarm } from '../../functions/src/safety/raise-alarm';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminAuth, quietDatabase, read } from '../support/admin';
import { bookingOf, newId } from '../support/builders';
import { mailQueue } from '../support/mail-queue';
import { callAs } from './booking-requests';

const { db, clear, close } = quietDatabase(newId('demo-alarm'));
afterAll(close);
beforeEach(clear);
afterEach(() => vi.restoreAllMocks());

const START = new Date('2061-06-10T18:00:00Z');
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

let member: Actor;
let companion: Actor;
let ada: Actor;
beforeAll(async () => {
  [member, companion, ada] = await Promise.all([makeMember(), makeCompanion(), makeAdmin()]);
});

/** The reasons of all pages so far. */
function listenToPager(): () => string[] {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {});
  vi.spyOn(logger, 'warn').mockImplementation(() => {});
  return () =>
    error.mock.calls
      .filter(([message]) => message === 'Staff are needed now')
      .map(([, fields]) => (fields as { reason: string }).reason);
}

async function agree(): Promise<string> {
  const bookingId = newId('session');
  const booking = bookingOf(member, companion, {
    activity: 'coffee-walk',
    status: 'confirmed',
    startsAt: START,
    endsAt: minutesLater(60),
  });
  const contact: TrustedContact = {
    contactId: newId('contact'),
    name: 'Alex',
    email: 'alex@hearthkin.test',
    status: 'confirmed',
    invitedAt: START,
    answeredAt: START,
    told: null,
  };
  const accounts = [member, companion].map(async ({ uid }) => {
    await db.doc(`users/${uid}`).set((await read(`users/${uid}`)) ?? {});
  });
  await Promise.all([
    ...accounts,
    db.doc(`bookings/${bookingId}`).set(booking),
    db.doc(`users/${member.uid}/private/trustedContact`).set(contact),
  ]);
  return bookingId;
}

const mails: string[] = [];
const deps = (isMailDown: boolean) => {
  const down = () => {
    if (isMailDown) throw new MailError(0);
  };
  return {
    auth: adminAuth,
    queue: keepingQueue(
      mailQueue(({ mail }) => {
        down();
        mails.push(mail.subject);
      }),
      () => db,
      () => START,
    ),
    senders: [
      {
        name: 'primary',
        send: async ({ subject }: { readonly subject: string }) => {
          down();
          mails.push(subject);
        },
      },
    ],
    siteUrl: 'https://hearthkin.test',
    linkKey: 'a key of this test',
    supportEmail: 'support@hearthkin.test',
  };
};

const press = async (bookingId: string, isMailDown = false) => {
  mails.length = 0;
  return raiseAlarm.handler(
    { ...callAs({ uid: member.uid }, { bookingId }, START), db },
    deps(isMailDown),
  );
};
const tenMinutesOn = (now: Date) => pageAgain.handler({ db, now });
const asAda = <Input>(input: Input, now: Date) => ({ ...callAs({ uid: ada.uid }, input, now), db });
const putOnDuty = () =>
  saveDuty.handler(
    asAda(
      { hours: { fri: [{ start: '00:00', end: '24:00' }] }, timeZone: 'UTC' },
      minutesLater(-60),
    ),
    undefined,
  );

describe.each([
  ['with someone on duty', true, false],
  ['with no one on duty', false, false],
  ['with mail down', true, true],
  ['with mail down and no one on duty', false, true],
])('an alarm %s', (_, isStaffed, isMailDown) => {
  it('pages until one of the staff has taken it, and then until no one waits', async () => {
    const reasons = listenToPager();
    if (isStaffed) await putOnDuty();
    const bookingId = await agree();
    const id = checkInId(member.uid, bookingId);

    // The page tells the member only what is so.
    expect(await press(bookingId, isMailDown)).toEqual({
      teamToldAt: START.toISOString(),
      isStaffed,
      contact: isMailDown ? 'failed' : 'told',
    });
    expect(mails).toHaveLength(isMailDown ? 0 : 2);
    expect(reasons()).toEqual(['help']);

    await tenMinutesOn(minutesLater(10));
    await tenMinutesOn(minutesLater(20));
    expect(reasons()).toEqual(['help', 'waiting', 'waiting']);

    const place = { queue: 'check-ins', id, over: null } as const;
    await assignItem.handler(asAda({ ...place, take: true }, minutesLater(21)), undefined);
    await tenMinutesOn(minutesLater(30));
    expect(reasons()).toHaveLength(3);

    // Put back undecided, it rings again.
    await assignItem.handler(asAda({ ...place, take: false }, minutesLater(31)), undefined);
    await tenMinutesOn(minutesLater(40));
    expect(reasons()).toHaveLength(4);

    await assignItem.handler(asAda({ ...place, take: true }, minutesLater(41)), undefined);
    await closeCheckIn.handler(
      asAda({ checkInId: id, note: 'At home' }, minutesLater(42)),
      deps(isMailDown),
    );
    expect((await db.doc(`checkIns/${id}`).get()).get('status')).toBe('closed');
    await tenMinutesOn(minutesLater(50));
    expect(reasons()).toHaveLength(4);
  });
});
