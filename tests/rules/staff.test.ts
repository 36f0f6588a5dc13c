import { STAFF_SESSION_MS } from '@hearthkin/domain/admin/staff-session';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { describe, it } from 'vitest';
import { access, rulesEnvironment } from './kit';
import { accountsOf, admin, PASSWORD_ALONE, staffSince, type Who } from './people';

const { as, arrange } = rulesEnvironment();

const log = (who?: Who) => as(who).list('auditLog', 10);
const { adminFactor: _, ...withoutFactor } = admin;
const { admin: __, ...member } = admin;

describe('a caller with the claim of staff', () => {
  it('is staff with the second factor that belongs to it', () =>
    access(
      {
        to: [admin],
        notTo: [
          { ...admin, uid: 'alone', firebase: PASSWORD_ALONE },
          { ...admin, uid: 'other', adminFactor: 'another-phone' },
          { ...withoutFactor, uid: 'unnamed' },
          { ...withoutFactor, uid: 'neither', firebase: PASSWORD_ALONE },
          // The second factor alone makes no staff.
          { ...member, uid: 'member', userType: 'spender' },
        ],
      },
      log,
    ));

  it('listens to the signal of the queues, and to nothing else of the desk', async () => {
    await arrange({ 'staffDesk/signal': { changes: {} }, 'staffDesk/rota': { entries: [] } });
    await access({ to: [admin], notTo: [member, undefined] }, (who?: Who) =>
      as(who).doc('staffDesk/signal').get(),
    );
    await access({ to: [], notTo: [admin] }, (who?: Who) => as(who).doc('staffDesk/rota').get());
  });

  it('is staff for some hours after signing in', () =>
    access(
      {
        to: [staffSince(Date.now() - STAFF_SESSION_MS + MINUTE_MS)],
        notTo: [staffSince(Date.now() - STAFF_SESSION_MS)],
      },
      log,
    ));

  it('keeps what everyone may do when the second factor is missing', async () => {
    const host = { ...admin, uid: 'host', userType: 'spender', firebase: PASSWORD_ALONE } as const;
    const guest = 'activities/own/participants/guest';
    await arrange({
      ...accountsOf(host),
      'activities/own': { hostId: 'host' },
      [guest]: { uid: 'guest' },
    });
    await access({ to: [host], notTo: [{ ...host, uid: 'other' }] }, (who) =>
      as(who).doc(guest).get(),
    );
  });
});
