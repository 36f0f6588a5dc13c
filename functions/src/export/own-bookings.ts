import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import type { Claim } from '@hearthkin/domain/booking/claim';
import type { Firestore } from 'firebase-admin/firestore';
import { allBookingsOf } from '../account/account-queries';
import {
  attendance,
  claims,
  companionPayout,
  payments,
  profiles,
  sessionDays,
} from '../platform/records/collections';
import { getAllOf } from '../platform/records/get-all';
import { pagesOf } from '../platform/sweeps/pages';

/**
 * A person's bookings and payments for their download: of the other side only the public name, of
 * texts (also of claims), attendance and what was said on the day only their own, and payouts only for
 * the companion.
 */
export async function ownBookings(
  db: Firestore,
  uid: string,
): Promise<{ readonly bookings: unknown[]; readonly payments: unknown[] }> {
  const all = { bookings: [] as unknown[], payments: [] as unknown[] };
  for await (const page of pagesOf(allBookingsOf(db, uid))) {
    const ids = page.map(({ id }) => id);
    const data = page.map((doc) => doc.data());
    const others = data.map((booking) => profiles(db).doc(otherParty(booking, uid).uid));
    const [cards, paid, payouts, present, days, claimed] = await Promise.all([
      getAllOf(db, others),
      getAllOf(
        db,
        ids.map((id) => payments(db).doc(id)),
      ),
      getAllOf(
        db,
        ids.map((id) => companionPayout(db, id)),
      ),
      getAllOf(
        db,
        ids.map((id) => attendance(db, id).doc(uid)),
      ),
      getAllOf(
        db,
        ids.map((id) => sessionDays(db, id).doc(uid)),
      ),
      getAllOf(
        db,
        ids.map((id) => claims(db).doc(id)),
      ),
    ]);
    for (const [index, booking] of data.entries()) {
      const bookingId = ids[index];
      const name = cards[index]?.displayName ?? UNKNOWN_USER;
      all.bookings.push({
        bookingId,
        ...ownSideOf(booking, uid),
        with: name,
        attendance: present[index],
        day: days[index],
        claim: ownSideOfClaim(claimed[index] ?? null, booking, uid),
      });
      const payment = paid[index];
      if (!payment) continue;
      const { spenderId, earnerId, participantIds, ...amounts } = payment;
      const { earnerId: _, spenderId: __, ...payout } = payouts[index] ?? {};
      const share = earnerId === uid ? { payout: payouts[index] ? payout : null } : {};
      all.payments.push({ bookingId, ...amounts, ...share });
    }
  }
  return all;
}

/** A claim with the decision, and of the words only their own. Their pictures are among their files. */
function ownSideOfClaim(claim: Claim | null, booking: Booking, uid: string) {
  if (claim === null) return null;
  const { spenderId, earnerId, words, pictures, answer, ...facts } = claim;
  const isClaimant = uid === (claim.by === 'spender' ? booking.spenderId : booking.earnerId);
  return {
    ...facts,
    words: isClaimant ? words : undefined,
    answer: answer && {
      ...answer,
      words: isClaimant ? undefined : answer.words,
      pictures: undefined,
    },
  };
}

function ownSideOf(booking: Booking, uid: string) {
  // A discount key may contain the companion's id.
  const { spenderId, earnerId, participantIds, hold, discountKeys, agreedPhotos, ...rest } =
    booking;
  const {
    notes,
    location,
    mood,
    fromMatching,
    memberCard,
    cancellation,
    proposal,
    placeProposal,
    statusHistory,
    ...facts
  } = rest;
  const role = spenderId === uid ? 'spender' : 'earner';
  return {
    ...facts,
    role,
    // By the member or about them.
    ...(role === 'spender' ? { notes, location, mood, fromMatching, memberCard } : {}),
    statusHistory: statusHistory.map((entry) => ({
      ...entry,
      note: entry.by === role ? entry.note : undefined,
    })),
    proposal: proposal && {
      ...proposal,
      note: proposal.by === role ? proposal.note : undefined,
    },
    placeProposal: placeProposal && {
      ...placeProposal,
      place: placeProposal.by === role ? placeProposal.place : undefined,
    },
    cancellation: cancellation && {
      ...cancellation,
      reason: cancellation.endedBy === role ? cancellation.reason : undefined,
    },
  };
}
