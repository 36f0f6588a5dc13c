import { STAFF_SESSION_MS } from '@hearthkin/domain/admin/staff-session';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  admin,
  allowed,
  denied,
  PASSWORD_ALONE,
  rulesEnvironment,
  staffSince,
  type Who,
} from './rules-environment';

const { as, arrange } = rulesEnvironment();

const log = (who: Who) => getDocs(query(collection(as(who), 'auditLog'), limit(10)));
const { adminFactor: _, ...withoutFactor } = admin;

describe('a caller with the claim of staff', () => {
  it('is staff with the second factor that belongs to it', async () => {
    await allowed(log(admin));
    await denied(log({ ...admin, uid: 'alone', firebase: PASSWORD_ALONE }));
    await denied(log({ ...admin, uid: 'other', adminFactor: 'another-phone' }));
    await denied(log({ ...withoutFactor, uid: 'unnamed' }));
    await denied(log({ ...withoutFactor, uid: 'neither', firebase: PASSWORD_ALONE }));
  });

  it('is staff for some hours after signing in', async () => {
    await allowed(log(staffSince(Date.now() - STAFF_SESSION_MS + MINUTE_MS)));
    await denied(log(staffSince(Date.now() - STAFF_SESSION_MS)));
  });

  it('is nobody else without it: the second factor alone makes no staff', async () => {
    const { admin: __, ...member } = admin;
    await denied(log({ ...member, uid: 'member', userType: 'spender' }));
  });

  it('keeps what everyone may do when the second factor is missing', async () => {
    const host = { ...admin, uid: 'host', userType: 'spender', firebase: PASSWORD_ALONE } as const;
    await arrange({
      'users/host': { accountStatus: 'active', level: 'verified' },
      'activities/own': { hostId: 'host' },
      'activities/own/participants/guest': { uid: 'guest' },
    });
    await allowed(getDoc(doc(as(host), 'users/host')));
    await allowed(getDoc(doc(as(host), 'activities/own/participants/guest')));
    await denied(getDoc(doc(as({ ...host, uid: 'other' }), 'activities/own/participants/guest')));
  });
});
