import { USER_TYPE_LABEL } from '@hearthkin/domain/account/fields';
import type { User } from '@hearthkin/domain/account/user';
import { isOpenDeletion } from '@hearthkin/domain/admin/account-acts';
import { searchKindOf } from '@hearthkin/domain/admin/account-search';
import { STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import type {
  AccountFilter,
  OpenClaim,
  PausedListing,
  ReadAsStaffInput,
  ReadList,
  StaffAccount,
  StaffCheckIn,
  Submission,
} from '@hearthkin/domain/admin/staff-reads';
import type { Claim } from '@hearthkin/domain/booking/claim';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { companionPayOf } from '@hearthkin/domain/payment/companion-pay';
import type { CheckIn } from '@hearthkin/domain/safety/check-in';
import { identityPhotoFolder } from '@hearthkin/domain/verification/identity-check';
import type { IdentityPhoto } from '@hearthkin/domain/verification/identity-reasons';
import { openDocumentInput } from '@hearthkin/domain/verification/open-document';
import type { SharedFace } from '@hearthkin/domain/verification/shared-face';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { missedBy } from '../booking/booking-queries';
import type { Caller } from '../core/caller';
import {
  applications,
  attendance,
  backgroundChecks,
  bookings,
  checkIns,
  claims,
  companions,
  deletionRequests,
  moneyCases,
  sessionDays,
  sharedFaces,
  users,
  verifications,
} from '../core/collections';
import { dataOf } from '../core/converter';
import {
  accountsFor,
  decidedReviews,
  notesOnAccount,
  openDeletions,
  openMoneyCases,
  pausedListings,
  waitingApplications,
  waitingCheckIns,
  waitingClaims,
  waitingReviews,
  warningsOf,
} from './admin-queries';
import { accountAsStaffSee, bookingAsStaffSee } from './as-staff-see';
import { readHistory } from './person-history';
import { readInbox } from './read-inbox';
import { inTimeOrder, readBooking, readBookings, readMessages } from './staff-booking';
import {
  asRead,
  byId,
  type Page,
  type PageInput,
  pageOf,
  type Read,
  type ReadDeps,
} from './staff-page';

type Input<What> = Extract<ReadAsStaffInput, { readonly what: What }>;
type Logged =
  | 'accounts'
  | 'account'
  | 'history'
  | 'list'
  | 'item'
  | 'inbox'
  | 'bookings'
  | 'booking'
  | 'booking-messages';
type PeopleInput = Input<Logged>;
type Item<T> = Page<T>['items'][number];

/** Reads in a transaction, and writes nothing. */
export function staffRead(
  tx: Transaction,
  db: Firestore,
  input: PeopleInput,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
): Promise<Read> {
  switch (input.what) {
    case 'accounts':
      return readAccounts(tx, db, input);
    case 'account':
      return readAccount(tx, db, input.uid, now);
    case 'history':
      return readHistory(tx, db, input);
    case 'list':
      return readList(tx, db, input.list, input, now);
    case 'item': {
      const only = { after: null, size: 1, only: input };
      return readList(tx, db, input.queue, only, now);
    }
    case 'inbox':
      return readInbox(tx, db, input, { caller, now });
    case 'bookings':
      return readBookings(tx, db, input);
    case 'booking':
      return readBooking(tx, db, input.bookingId, caller);
    case 'booking-messages':
      return readMessages(tx, db, input, caller);
  }
}

async function readAccounts(
  tx: Transaction,
  db: Firestore,
  input: Input<'accounts'>,
): Promise<Read> {
  const page = await pageOf(tx, accountsFor(db, input), users(db), 'createdAt', input);
  const items = page.items.map(({ id, data }) => ({ id, data: accountAsStaffSee(data) }));
  return {
    ...asRead({ ...page, items }),
    act: 'accounts-read',
    target: 'users',
    note: filterWords(input),
  };
}

/** "Type: Companion. Standing: suspended. Searched by email". */
function filterWords({ token, userType, accountStatus }: AccountFilter): string {
  return [
    userType === null ? [] : `Type: ${USER_TYPE_LABEL[userType]}`,
    accountStatus === null ? [] : `Standing: ${accountStatus}`,
    token === null ? [] : `Searched by ${searchKindOf(token)}`,
  ]
    .flat()
    .join('. ');
}

async function readAccount(tx: Transaction, db: Firestore, uid: string, now: Date): Promise<Read> {
  const [account, review, backgroundCheck, deletion, warnings, notes] = await Promise.all([
    tx.get(users(db).doc(uid)),
    tx.get(verifications(db).doc(uid)).then(dataOf),
    tx.get(backgroundChecks(db).doc(uid)).then(dataOf),
    tx.get(deletionRequests(db).doc(uid)).then(dataOf),
    tx.get(warningsOf(db, uid).count()),
    tx.get(notesOnAccount(db, uid)),
  ]);
  const user = account.data();
  const answer: StaffAccount = {
    account: user === undefined ? null : accountAsStaffSee(user),
    review,
    backgroundCheck,
    deletion: isOpenDeletion(deletion, now) ? deletion : null,
    warnings: warnings.data().count,
    notes: inTimeOrder(notes.docs),
  };
  const { warnings: _warnings, notes: _notes, ...parts } = answer;
  return {
    answer: async () => answer,
    people: Object.values(parts).some((part) => part !== null) ? [uid] : [],
    act: 'account-read',
    target: `users/${uid}`,
    note: '',
  };
}

async function readList(
  tx: Transaction,
  db: Firestore,
  list: ReadList,
  page: PageInput,
  now: Date,
): Promise<Read> {
  const entry = { act: 'queue-read', target: list, note: '' } as const;
  switch (list) {
    case 'verifications':
    case 'identities': {
      const { since } = STAFF_QUEUES[list];
      const found = await pageOf(tx, waitingReviews(db, list), verifications(db), since, page);
      const uids = found.items.map(({ id }) => id);
      const [accounts, faces] = await Promise.all([
        byId(tx, users(db), uids),
        byId(tx, sharedFaces(db), uids),
      ]);
      return {
        ...asRead(found),
        answer: async (deps) => asSubmissions(found, { accounts, faces }, deps),
        ...entry,
      };
    }
    case 'check-ins': {
      const { since } = STAFF_QUEUES[list];
      const found = await pageOf(tx, waitingCheckIns(db), checkIns(db), since, page);
      const items = await Promise.all(found.items.map((item) => asStaffCheckIn(tx, db, item)));
      const people = found.items.flatMap(({ data }) => [data.uid, data.otherUid]);
      return { answer: async () => ({ ...found, items }), people: [...new Set(people)], ...entry };
    }
    case 'applications': {
      const { since } = STAFF_QUEUES[list];
      const query = waitingApplications(db);
      return { ...asRead(await pageOf(tx, query, applications(db), since, page)), ...entry };
    }
    case 'claims': {
      const { since } = STAFF_QUEUES[list];
      const found = await pageOf(tx, waitingClaims(db), claims(db), since, page);
      const items = await Promise.all(found.items.map((item) => openClaimOf(tx, db, item, now)));
      const answer = { ...found, items: items.flatMap((item) => item ?? []) };
      const people = new Set(found.items.flatMap(({ data }) => [data.spenderId, data.earnerId]));
      return { answer: async () => answer, people: [...people], ...entry };
    }
    case 'money': {
      const { since } = STAFF_QUEUES[list];
      const found = await pageOf(tx, openMoneyCases(db), moneyCases(db), since, page);
      const people = new Set(found.items.flatMap(({ data }) => [data.spenderId, data.earnerId]));
      return { ...asRead(found), people: [...people], ...entry };
    }
    case 'pauses': {
      const { since } = STAFF_QUEUES[list];
      const found = await pageOf(tx, pausedListings(db), companions(db), since, page);
      const items = await Promise.all(found.items.map((item) => pauseOf(tx, db, item, now)));
      return { ...asRead(found), answer: async () => ({ ...found, items }), ...entry };
    }
    case 'decided-reviews': {
      const query = decidedReviews(db);
      const found = await pageOf(tx, query, verifications(db), 'reviewedAt', page);
      return { ...asRead(found), ...entry };
    }
    case 'deletions': {
      const query = openDeletions(db, now);
      return { ...asRead(await pageOf(tx, query, deletionRequests(db), 'at', page)), ...entry };
    }
  }
}

interface Compared {
  readonly accounts: ReadonlyMap<string, User | null>;
  readonly faces: ReadonlyMap<string, SharedFace | null>;
}

/** A check-in with its session, both people and what they said on the day. */
async function asStaffCheckIn(
  tx: Transaction,
  db: Firestore,
  { id, data }: Page<CheckIn>['items'][number],
): Promise<{ readonly id: string; readonly data: StaffCheckIn }> {
  const { uid, otherUid, bookingId } = data;
  const [booking, person, other, personDay, otherDay] = await Promise.all([
    tx.get(bookings(db).doc(bookingId)).then(dataOf),
    tx.get(users(db).doc(uid)).then(dataOf),
    tx.get(users(db).doc(otherUid)).then(dataOf),
    tx.get(sessionDays(db, bookingId).doc(uid)).then(dataOf),
    tx.get(sessionDays(db, bookingId).doc(otherUid)).then(dataOf),
  ]);
  return {
    id,
    data: {
      ...data,
      booking: booking && bookingAsStaffSee(booking),
      person: person && accountAsStaffSee(person),
      other: other && accountAsStaffSee(other),
      personDay,
      otherDay,
    },
  };
}

/** Submissions with the accounts, photos and like faces that staff compare. */
async function asSubmissions(
  page: Page<Verification>,
  { accounts, faces }: Compared,
  { filesIn }: ReadDeps,
): Promise<Page<Submission>> {
  const items = page.items.map(async ({ id, data }) => {
    const account = accounts.get(id) ?? null;
    const isOpen = data.identityCheck?.status === 'review';
    const pathsOf = async (photo: IdentityPhoto) => {
      if (data.identityCheck === undefined) return [];
      const paths = await filesIn(identityPhotoFolder(id, photo));
      // Under any other name no photo was compared, and none can be opened.
      return paths.filter((path) => openDocumentInput.safeParse({ path }).success);
    };
    const [idPhoto, selfie, firstTurn, secondTurn] = await Promise.all([
      pathsOf('idPhoto'),
      pathsOf('selfie'),
      pathsOf('firstTurn'),
      pathsOf('secondTurn'),
    ]);
    return {
      id,
      data: {
        ...data,
        account: account && accountAsStaffSee(account),
        photos: { idPhoto, selfie, firstTurn, secondTurn },
        sharedFace: isOpen ? (faces.get(id) ?? null) : null,
      },
    };
  });
  return { ...page, items: await Promise.all(items) };
}

/** The most missed sessions that staff see of a companion. */
const MAX_SHOWN_MISSED = 50;

/** A claim with its session, who was there, and how often the companion wasn't; null if it has no booking. */
async function openClaimOf(
  tx: Transaction,
  db: Firestore,
  { id, data }: Item<Claim>,
  now: Date,
): Promise<Item<OpenClaim> | null> {
  const { spenderId, earnerId } = data;
  const days = sessionDays(db, id);
  const [booking, spender, earner, spenderDay, earnerDay, missed] = await Promise.all([
    tx.get(bookings(db).doc(id)).then(dataOf),
    tx.get(attendance(db, id).doc(spenderId)).then(dataOf),
    tx.get(attendance(db, id).doc(earnerId)).then(dataOf),
    tx.get(days.doc(spenderId)).then(dataOf),
    tx.get(days.doc(earnerId)).then(dataOf),
    tx.get(missedBy(db, earnerId, now, MAX_SHOWN_MISSED)),
  ]);
  if (booking === null) return null;
  const { activity, startsAt, endsAt, price, status } = booking;
  return {
    id,
    data: {
      ...data,
      status: 'open',
      activity,
      startsAt,
      endsAt,
      bookingStatus: status,
      totalMinor: price.totalMinor,
      payMinor: companionPayOf(price).payMinor,
      attendance: { spender, earner },
      days: { spender: spenderDay, earner: earnerDay },
      missed: missed.size,
    },
  };
}

async function pauseOf(
  tx: Transaction,
  db: Firestore,
  { id, data }: Item<Companion>,
  now: Date,
): Promise<Item<PausedListing>> {
  const missed = await tx.get(missedBy(db, id, now, MAX_SHOWN_MISSED));
  return {
    id,
    data: {
      displayName: data.displayName,
      pausedAt: data.pause?.at ?? now,
      missed: missed.docs.flatMap((doc) => {
        const claim = dataOf(doc);
        if (claim === null || claim.decision === null) return [];
        const { at, reason } = claim.decision;
        return [{ bookingId: doc.id, caseNumber: claim.caseNumber, at, reason }];
      }),
    },
  };
}
