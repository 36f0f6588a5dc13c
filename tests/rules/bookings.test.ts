import { newClaim } from '@hearthkin/domain/booking/claim';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { bookingDocument } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';

const { as, arrange } = rulesEnvironment();
const stranger: Who = { uid: 'stranger', userType: 'spender' };

const spender: Who = { uid: 'booking-member', userType: 'spender' };
const earner: Who = { uid: 'booking-companion', userType: 'earner' };
const bookingId = 'booking-of-both';

beforeEach(async () => {
  const booking = bookingDocument({ spenderId: spender.uid, earnerId: earner.uid });
  const payment = holdPayment(booking, booking.createdAt);
  await arrange({
    [`bookings/${bookingId}`]: booking,
    [`payments/${bookingId}`]: payment,
    [`payments/${bookingId}/payouts/companion`]: { earnerId: earner.uid, payoutMinor: 1 },
  });
});

for (const name of ['bookings', 'payments']) {
  describe(`one of the ${name}`, () => {
    it('is read by both sides, and by no third person or staff', async () => {
      const read = (who?: Who) => getDoc(doc(as(who), name, bookingId));
      for (const who of [spender, earner]) await allowed(read(who));
      for (const who of [stranger, admin, undefined]) await denied(read(who));
    });

    it('is listed by a side that asks for its own, and only for its own', async () => {
      const list = (who: Who | undefined, uid: string) =>
        getDocs(
          query(
            collection(as(who), name),
            where('participantIds', 'array-contains', uid),
            limit(50),
          ),
        );
      for (const who of [spender, earner]) await allowed(list(who, who.uid));
      for (const who of [stranger, admin, undefined]) await denied(list(who, spender.uid));
      for (const who of [spender, admin]) {
        await denied(getDocs(query(collection(as(who), name), limit(50))));
      }
    });

    it('is written by no client, not even its sides or staff', async () => {
      for (const who of [spender, earner, admin]) {
        const ref = doc(as(who), name, bookingId);
        await denied(updateDoc(ref, { status: 'confirmed' }));
        await denied(deleteDoc(ref));
        const { uid } = who;
        const made = bookingDocument({ spenderId: uid, earnerId: earner.uid });
        await denied(setDoc(doc(as(who), name, `forged-by-${uid}`), made));
      }
    });
  });
}

describe('a claim', () => {
  const words = {
    caseNumber: '1F3A9-C02B7',
    kind: 'no-show',
    by: 'spender',
    words: 'No.',
  } as const;
  beforeEach(async () => {
    const sides = { spenderId: spender.uid, earnerId: earner.uid };
    await arrange({ [`claims/${bookingId}`]: newClaim(sides, words, new Date()) });
  });

  it('is read by both sides by id, and by no one else', async () => {
    const read = (who?: Who) => getDoc(doc(as(who), 'claims', bookingId));
    for (const who of [spender, earner]) await allowed(read(who));
    for (const who of [stranger, admin, undefined]) await denied(read(who));
    for (const who of [spender, earner, admin]) {
      const own = where('spenderId', '==', who.uid);
      await denied(getDocs(query(collection(as(who), 'claims'), own, limit(1))));
    }
  });

  it('is written by no client', async () => {
    for (const who of [spender, earner, admin]) {
      const ref = doc(as(who), 'claims', bookingId);
      await denied(updateDoc(ref, { words: 'Yes.' }));
      await denied(deleteDoc(ref));
      const sides = { spenderId: who.uid, earnerId: who.uid };
      const forged = newClaim(sides, words, new Date());
      await denied(setDoc(doc(as(who), 'claims', `forged-by-${who.uid}`), forged));
    }
  });
});

describe('the bookings of a side', () => {
  it('are listed as upcoming and past, as the pages query them', async () => {
    const mine = where('participantIds', 'array-contains', spender.uid);
    const list = collection(as(spender), 'bookings');
    const over = where('status', 'in', ['completed', 'cancelled']);
    await allowed(getDocs(query(list, mine, over, orderBy('startsAt', 'desc'), limit(20))));
    await denied(getDocs(query(list, over, orderBy('startsAt', 'desc'), limit(20))));
  });

  it('are listed latest first, as the list of bookings queries them', async () => {
    const mine = where('participantIds', 'array-contains', spender.uid);
    const list = collection(as(spender), 'bookings');
    await allowed(getDocs(query(list, mine, orderBy('startsAt', 'desc'), limit(50))));
  });
});

describe('a payout', () => {
  it('is read by the companion, not by the member or staff', async () => {
    const path = `payments/${bookingId}/payouts/companion`;
    await allowed(getDoc(doc(as(earner), path)));
    for (const who of [spender, stranger, admin, undefined]) {
      await denied(getDoc(doc(as(who), path)));
    }
    for (const who of [earner, admin]) {
      await denied(updateDoc(doc(as(who), path), { payoutMinor: 100_000 }));
      await denied(deleteDoc(doc(as(who), path)));
    }
  });

  it('is listed across payments by the companion, their own only', async () => {
    const list = (who: Who | undefined, uid: string, most = 200) =>
      getDocs(
        query(
          collectionGroup(as(who), 'payouts'),
          where('earnerId', '==', uid),
          orderBy('dueAt', 'desc'),
          limit(most),
        ),
      );
    await allowed(list(earner, earner.uid));
    await denied(list(earner, earner.uid, 201));
    for (const who of [spender, stranger, admin, undefined]) await denied(list(who, earner.uid));
    for (const who of [earner, admin]) {
      await denied(getDocs(query(collectionGroup(as(who), 'payouts'), limit(20))));
    }
  });

  it('is written by no client, nor listed without a limit', async () => {
    for (const who of [earner, admin]) {
      const shares = collection(as(who), `payments/${bookingId}/payouts`);
      await denied(getDocs(shares));
      await denied(getDocs(query(shares, where(documentId(), '==', 'companion'))));
      const forged = doc(as(who), `payments/forged-by-${who.uid}/payouts/companion`);
      await denied(setDoc(forged, { earnerId: who.uid, payoutMinor: 1 }));
    }
  });
});

describe('a companion’s earnings totals', () => {
  const path = `users/${earner.uid}/totals/earnings`;

  beforeEach(async () => {
    const earnings = {
      heldMinor: 1,
      requestedMinor: 0,
      unpaidMinor: 1,
      paidMinor: 2,
      payouts: 3,
      updatedAt: new Date(),
    };
    await arrange({ [path]: earnings });
  });

  it('is read only by the companion', async () => {
    await allowed(getDoc(doc(as(earner), path)));
    for (const who of [spender, stranger, admin, undefined]) {
      await denied(getDoc(doc(as(who), path)));
    }
  });

  it('is neither listed nor written by the companion', async () => {
    const totals = collection(as(earner), `users/${earner.uid}/totals`);
    await denied(getDocs(query(totals, limit(1))));
    await denied(getDocs(query(totals, where(documentId(), '==', 'earnings'))));
    await denied(updateDoc(doc(as(earner), path), { paidMinor: 100_000 }));
    await denied(deleteDoc(doc(as(earner), path)));
    await denied(setDoc(doc(as(earner), `users/${earner.uid}/totals/else`), { paidMinor: 1 }));
    const missing = doc(as(spender), `users/${spender.uid}/totals/earnings`);
    await denied(setDoc(missing, { paidMinor: 1 }));
  });
});
