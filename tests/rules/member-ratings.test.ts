import type { Booking } from '@hearthkin/domain/booking/booking';
import {
  MEMBER_RATINGS_ID,
  RATING_EDIT_MS,
  RATING_OPEN_MS,
} from '@hearthkin/domain/booking/member-rating';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { bookingDocument, companionAccount, newId } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [member, companion, colleague]);

const member: Who = { uid: 'rating-member', userType: 'spender' };
const companion: Who = { uid: 'rating-companion', userType: 'earner' };
const colleague: Who = { uid: 'rating-colleague', userType: 'earner' };

/** Answers can't be deleted, so each test has a new booking. */
let bookingId: string;
let path: string;
const at = (who?: Who, where_ = path) => doc(as(who), where_);

const HOUR_AGO = () => new Date(Date.now() - HOUR_MS);

const booking = (change: Partial<Booking> = {}) =>
  bookingDocument(
    { spenderId: member.uid, earnerId: companion.uid },
    { status: 'completed', dueAt: null, startsAt: HOUR_AGO(), ...change },
  );

/** As the companion writes it. */
const fresh = (change: object = {}) => ({
  memberId: member.uid,
  came: true,
  kind: true,
  again: false,
  createdAt: serverTimestamp(),
  editedAt: null,
  ...change,
});

const stored = (change: object = {}) => fresh({ createdAt: new Date(), ...change });

async function nextBooking(): Promise<void> {
  bookingId = newId('booking');
  path = `users/${companion.uid}/memberRatings/${bookingId}`;
  await arrange({ [`bookings/${bookingId}`]: booking() });
}

beforeEach(nextBooking);

describe('what a companion says of a member', () => {
  beforeEach(() => arrange({ [`profiles/${member.uid}`]: { displayName: 'Sam P.' } }));

  const write = (change: object = {}, who: Who | undefined = companion) =>
    setDoc(at(who), fresh(change));

  it('is written by the companion of a completed session, once', async () => {
    await allowed(write());
    await denied(write());
  });

  it('is written by no one else', async () => {
    const others: Who[] = [
      member,
      colleague,
      admin,
      { uid: companion.uid },
      { uid: companion.uid, userType: 'spender' },
    ];
    for (const who of others) await denied(write({}, who));
    await denied(setDoc(at(undefined), fresh()));
    await denied(setDoc(at(colleague, path.replace(companion.uid, colleague.uid)), fresh()));
    await allowed(write());
  });

  it('is written by a verified companion with an active account', async () => {
    const account = companionAccount(companion.uid);
    for (const change of [{ level: 'account' }, { accountStatus: 'suspended' }]) {
      await arrange({ [`users/${companion.uid}`]: { ...account, ...change } });
      await denied(write());
    }
    await arrange({ [`users/${companion.uid}`]: account });
    await allowed(write());
  });

  it.each<[string, Partial<Booking>]>([
    ['has not been answered', { status: 'pending' }],
    ['is still to come', { status: 'confirmed' }],
    ['was cancelled', { status: 'cancelled' }],
    ['is another companion’s', { earnerId: colleague.uid }],
    ['was with another member', { spenderId: 'rating-other' }],
  ])('cannot be written about a session that %s', async (_why, change) => {
    await arrange({ [`bookings/${bookingId}`]: booking(change) });
    await denied(write());
    await arrange({ [`bookings/${bookingId}`]: booking() });
    await allowed(write());
  });

  it('is first written within seven days of the start, before a review can be published', async () => {
    const startedAgo = (ms: number) =>
      arrange({ [`bookings/${bookingId}`]: booking({ startsAt: new Date(Date.now() - ms) }) });
    await startedAgo(RATING_OPEN_MS + MINUTE_MS);
    await denied(write());
    await startedAgo(RATING_OPEN_MS - MINUTE_MS);
    await allowed(write());
  });

  it('cannot be written about a missing booking', async () => {
    const nowhere = `users/${companion.uid}/memberRatings/rating-no-booking`;
    await denied(setDoc(at(companion, nowhere), fresh()));
    await allowed(write());
  });

  it('is about the member of the booking, whose account isn’t deleted', async () => {
    for (const memberId of [colleague.uid, '', null]) await denied(write({ memberId }));
    const gone = 'rating-gone';
    await arrange({ [`bookings/${bookingId}`]: booking({ spenderId: gone }) });
    await denied(write({ memberId: gone }));
    await arrange({ [`profiles/${gone}`]: { displayName: 'Ann A.' } });
    await allowed(write({ memberId: gone }));
  });

  it.each(['came', 'kind', 'again'])('answers yes or no: %s', async (name) => {
    const edit = (value: unknown) =>
      updateDoc(at(companion), { [name]: value, editedAt: serverTimestamp() });
    for (const value of ['yes', 1, null]) await denied(write({ [name]: value }));
    await allowed(write({ [name]: false }));
    for (const value of ['yes', 1, null]) await denied(edit(value));
    await allowed(edit(true));
  });

  it('is dated by the server, and not changed yet', async () => {
    await denied(write({ createdAt: new Date(0) }));
    await denied(write({ editedAt: serverTimestamp() }));
    await allowed(write());
  });

  it('has exactly the known fields', async () => {
    await denied(write({ [UNKNOWN_NAME]: true }));
    for (const field of Object.keys(fresh())) {
      const { [field]: _, ...rest } = fresh() as Record<string, unknown>;
      await denied(setDoc(at(companion), rest));
    }
    await allowed(write());
  });
});

describe('what a companion has said of a member', () => {
  const edit = (change: object = {}, who: Who | undefined = companion) =>
    updateDoc(at(who), { kind: false, ...change });
  const stamped = { editedAt: serverTimestamp() };

  beforeEach(() => arrange({ [path]: stored() }));

  it('is read by the companion only: not by the member, others or staff', async () => {
    for (const who of [member, colleague, admin, undefined]) await denied(getDoc(at(who)));
    await allowed(getDoc(at(companion)));
  });

  it('is listed by no client, below an account or across accounts', async () => {
    for (const who of [member, companion, admin, undefined]) {
      const below = collection(as(who), `users/${companion.uid}/memberRatings`);
      await denied(getDocs(query(below, limit(1))));
      const everywhere = collectionGroup(as(who), 'memberRatings');
      const about = where('memberId', '==', member.uid);
      await denied(getDocs(query(everywhere, about, limit(1))));
    }
  });

  it('is changed by the companion only, while their account is active', async () => {
    for (const who of [member, colleague, admin]) await denied(edit(stamped, who));
    await denied(updateDoc(at(undefined), { kind: false, ...stamped }));
    const account = companionAccount(companion.uid);
    await arrange({ [`users/${companion.uid}`]: { ...account, accountStatus: 'suspended' } });
    await denied(edit(stamped));
    await arrange({ [`users/${companion.uid}`]: account });
    await allowed(edit(stamped));
    await allowed(updateDoc(at(companion), { came: false, again: true, ...stamped }));
  });

  it('has the time of the change', async () => {
    for (const change of [{}, { editedAt: new Date(0) }, { editedAt: null }]) {
      await denied(edit(change));
    }
    await allowed(edit(stamped));
  });

  it('can be changed for seven days, and not on the eighth', async () => {
    const answeredAgo = (ms: number) =>
      arrange({ [path]: stored({ createdAt: new Date(Date.now() - ms) }) });
    await answeredAgo(RATING_EDIT_MS + MINUTE_MS);
    await denied(edit(stamped));
    await answeredAgo(RATING_EDIT_MS - MINUTE_MS);
    await allowed(edit(stamped));
  });

  it('keeps its member and date', async () => {
    const kept = { memberId: colleague.uid, createdAt: serverTimestamp(), [UNKNOWN_NAME]: true };
    for (const [field, value] of Object.entries(kept)) {
      await denied(edit({ ...stamped, [field]: value }));
    }
    await allowed(edit(stamped));
  });

  it('is deleted by no client', async () => {
    for (const who of [companion, member, admin, undefined]) await denied(deleteDoc(at(who)));
    await allowed(edit(stamped));
  });
});

describe('what other companions answered about the member of a booking', () => {
  const counts = { sessions: 3, came: 3, kind: 3, again: 2 };
  const counted = () => `bookings/${bookingId}/forCompanion/memberRatings`;

  it('is read by the companion who is asked, and not by the member, others or staff', async () => {
    await arrange({ [counted()]: counts });
    for (const who of [member, colleague, admin, undefined]) {
      await denied(getDoc(at(who, counted())));
    }
    await allowed(getDoc(at(companion, counted())));
  });

  it('is read as missing by that companion, of a booking without', async () => {
    await allowed(getDoc(at(companion, counted())));
    await denied(getDoc(at(companion, 'bookings/rating-none/forCompanion/memberRatings')));
    await denied(getDoc(at(companion, `bookings/${bookingId}/forCompanion/${UNKNOWN_NAME}`)));
  });

  it('is listed, written and deleted by no client', async () => {
    for (const who of [companion, member, admin, undefined]) {
      const all = collection(as(who), `bookings/${bookingId}/forCompanion`);
      await denied(getDocs(query(all, where(documentId(), '==', MEMBER_RATINGS_ID))));
      await denied(setDoc(at(who, counted()), counts));
    }
    await arrange({ [counted()]: counts });
    await denied(updateDoc(at(companion, counted()), { kind: 0 }));
    await denied(deleteDoc(at(companion, counted())));
    await allowed(getDoc(at(companion, counted())));
  });
});
