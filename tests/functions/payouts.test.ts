import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../functions/src/mail/mail';
import { releasePayouts } from '../../functions/src/payment/release-payouts';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, read } from '../support/admin';
import { mailQueue } from '../support/mail-queue';
import { askAs, moveAs } from './booking-acts';
import { bookingRequest, FAR_AHEAD, newYork } from './booking-requests';

const asked = FAR_AHEAD;
const startsAt = newYork(7, '14:00', asked);
const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
const due = new Date(endsAt.getTime() + 2 * DAY_MS);
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

let member: Actor;
let companion: Actor;
let bookingId: string;
let sent: Mail[];

const earnings = () => read(`users/${companion.uid}/totals/earnings`);
const payout = () => read(`payments/${bookingId}/payouts/companion`);
const only = () => ({ companionId: companion.uid });
const queue = mailQueue(({ mail }) => void sent.push(mail));
const deps = { queue, siteUrl: 'https://hearthkin.test', linkKey: 'key', provider: null };
const release = (now: Date) => releasePayouts.handler({ db: adminDb, now, ...only() }, deps);
const move = (to: 'confirmed' | 'completed' | 'cancelled', actor: Actor, now: Date) =>
  moveAs(actor, bookingId, to, now);

beforeEach(async () => {
  sent = [];
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const request = bookingRequest({ companionId: companion.uid, startsAt });
  ({ bookingId } = await askAs(member, request, asked));
  await move('confirmed', companion, plus(asked, 1));
});

describe('a companion’s earnings', () => {
  it('are pending after a session and paid two days later, to the millisecond', async () => {
    expect(await earnings()).toMatchObject({ heldMinor: 2400, requestedMinor: 0, unpaidMinor: 0 });
    await move('completed', companion, endsAt);
    expect(await earnings()).toMatchObject({
      heldMinor: 0,
      unpaidMinor: 2400,
      paidMinor: 0,
      payouts: 1,
    });
    expect(await payout()).toMatchObject({
      status: 'pending',
      paidAt: null,
      spenderId: member.uid,
    });

    expect(await release(plus(due, -1))).toEqual({ paid: 0, waiting: 0, failed: 0 });
    expect(await release(due)).toEqual({ paid: 1, waiting: 0, failed: 0 });
    const paid = await payout();
    expect(paid).toMatchObject({ status: 'paid', payoutMinor: 2400 });
    expect(paid?.paidAt.toDate()).toEqual(due);
    expect(paid?.entries).toMatchObject([
      { kind: 'split' },
      {
        kind: 'payout',
        lines: [
          { account: 'companion', amountMinor: -2400 },
          { account: 'bank', amountMinor: 2400 },
        ],
      },
    ]);
    expect(await earnings()).toMatchObject({ unpaidMinor: 0, paidMinor: 2400, payouts: 1 });
    const note = await read(`users/${companion.uid}/notifications/${bookingId}_payout-paid`);
    expect(note).toMatchObject({ kind: 'payout-paid', link: '/earnings', readAt: null });
    expect(sent).toMatchObject([
      { to: companion.email, subject: 'Your pay for a session is due: €24' },
    ]);
    expect(sent[0]?.text).toContain('€24. Payments aren’t live yet.');
    expect(sent[0]?.text).toContain('https://hearthkin.test/earnings');
  });

  it('are paid out once by two concurrent runs', async () => {
    await move('completed', companion, endsAt);
    const results = await Promise.all([release(due), release(due)]);
    expect(results.map(({ paid }) => paid).sort()).toEqual([0, 1]);
    expect(results.map(({ failed }) => failed)).toEqual([0, 0]);
    expect(sent).toHaveLength(1);
    expect(await earnings()).toMatchObject({ unpaidMinor: 0, paidMinor: 2400 });
  });

  it('include a share of a late cancellation, and nothing of one 25 hours before', async () => {
    const other = await makeMember();
    const request = bookingRequest({
      companionId: companion.uid,
      startsAt: newYork(8, '14:00', asked),
    });
    await askAs(other, request, asked);
    expect(await earnings()).toMatchObject({ heldMinor: 4800, requestedMinor: 2400 });
    await moveAs(companion, request.requestId, 'confirmed', plus(asked, 1));
    expect(await earnings()).toMatchObject({ heldMinor: 4800, requestedMinor: 0 });
    const early = plus(newYork(8, '14:00', asked), -25 * HOUR_MS);
    await moveAs(other, request.requestId, 'cancelled', early);
    expect(await earnings()).toMatchObject({ heldMinor: 2400, unpaidMinor: 0, payouts: 0 });
    expect(await read(`payments/${request.requestId}`)).toMatchObject({
      status: 'refunded',
      refundedMinor: 3000,
    });

    await move('cancelled', member, plus(startsAt, -23 * HOUR_MS));
    expect(await read(`payments/${bookingId}`)).toMatchObject({
      status: 'partly-refunded',
      refundedMinor: 1500,
    });
    expect(await earnings()).toMatchObject({ heldMinor: 0, unpaidMinor: 1200, payouts: 1 });
  });

  it('of a deleted account are paid out, and nothing is stored for it', async () => {
    await move('completed', companion, endsAt);
    await adminDb.recursiveDelete(adminDb.doc(`users/${companion.uid}`));
    expect(await release(due)).toEqual({ paid: 1, waiting: 0, failed: 0 });
    expect(sent).toEqual([]);
    expect(await payout()).toMatchObject({ status: 'paid' });
    expect(await earnings()).toBeUndefined();
    const left = await adminDb.collection(`users/${companion.uid}/notifications`).get();
    expect(left.docs.map(({ id }) => id)).not.toContain(`${bookingId}_payout-paid`);
  });
});
