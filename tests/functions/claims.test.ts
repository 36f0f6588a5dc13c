import { openClaimSchema, pausedListingSchema } from '@hearthkin/domain/admin/queue-items';
import { staffPageSchema } from '@hearthkin/domain/admin/staff-reads';
import { type ClaimKind, type ClaimOutcome, claimSchema } from '@hearthkin/domain/booking/claim';
import { CLAIM_PICTURE_MAX_BYTES } from '@hearthkin/domain/booking/claim-pictures';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { fromJson } from '@hearthkin/domain/foundation/json-dates';
import { balances } from '@hearthkin/domain/payment/balance';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideClaim } from '../../functions/src/admin/decide-claim';
import { holdPayout } from '../../functions/src/admin/hold-payout';
import { openDocument } from '../../functions/src/admin/open-document';
import { readAsStaff } from '../../functions/src/admin/read-as-staff';
import { resumeListing } from '../../functions/src/admin/resume-listing';
import { answerClaim } from '../../functions/src/booking/answer-claim';
import { completeBookings } from '../../functions/src/booking/complete-bookings';
import { fileClaim } from '../../functions/src/booking/file-claim';
import { settleClaims } from '../../functions/src/booking/settle-claims';
import { ownBookings } from '../../functions/src/export/own-bookings';
import type { Mail } from '../../functions/src/mail/mail';
import { releasePayouts } from '../../functions/src/payment/release-payouts';
import { sentPictures } from '../../functions/src/platform/files/sent-pictures';
import { toDates } from '../../functions/src/platform/records/converter';
import { leaveBookings } from '../../functions/src/removal/leave-bookings';
import { type Actor, makeAdmin, makeCompanion, makeMember, type Staff } from '../support/actors';
import {
  adminAuth,
  adminBucket,
  adminDb,
  contentOf,
  put,
  putFile,
  read,
  update,
} from '../support/admin';
import { expectRefusal } from '../support/call-function';
import { mailQueue } from '../support/mail-queue';
import { grayJpeg } from '../support/pictures';
import { actsOf, linesOf } from './audit-entries';
import { askAs, moveAs } from './booking-acts';
import {
  bookingRequest,
  callAs,
  FAR_AHEAD,
  NEWCOMER,
  newYork,
  outcomeOf,
} from './booking-requests';

const asked = FAR_AHEAD;
const startsAt = newYork(7, '14:00', asked);
const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
const plus = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
const claimable = plus(startsAt, 15 * MINUTE_MS);
/** When a claim made as early as possible has to be answered. */
const answerUntil = plus(claimable, 2 * DAY_MS);

let member: Actor;
let companion: Actor;
let staff: Staff;
let bookingId: string;
let sent: Mail[];

const queue = mailQueue(({ mail }) => void sent.push(mail));
const deps = { queue, siteUrl: 'https://hearthkin.test', linkKey: 'key', provider: null };
const booking = () => read(`bookings/${bookingId}`);
const claim = () => read(`claims/${bookingId}`);
const payment = () => read(`payments/${bookingId}`);
const payout = () => read(`payments/${bookingId}/payouts/companion`);
const earnings = () => read(`users/${companion.uid}/totals/earnings`);
const only = () => ({ db: adminDb, companionId: companion.uid });
const release = (now: Date) => releasePayouts.handler({ ...only(), now }, deps);
const settle = (now: Date) => settleClaims.handler({ ...only(), now }, deps);

const move = (to: 'confirmed' | 'completed' | 'cancelled', actor: Actor, now: Date) =>
  moveAs(actor, bookingId, to, now);
const file = (
  actor: Actor,
  kind: ClaimKind = 'no-show',
  now = claimable,
  pictures: string[] = [],
) => {
  const input = { bookingId, kind, words: 'I waited.', pictures };
  return fileClaim.handler(callAs({ uid: actor.uid }, input, now), deps);
};
const answer = (
  actor: Actor,
  agrees: boolean,
  now = plus(claimable, HOUR_MS),
  pictures: string[] = [],
) => {
  const input = { bookingId, agrees, words: 'I was there.', pictures };
  return answerClaim.handler(callAs({ uid: actor.uid }, input, now), deps);
};
const decide = (outcome: ClaimOutcome, now = answerUntil, by: Actor = staff) => {
  const keptPercent = outcome === 'refund-part' ? 40 : null;
  const input = { bookingId, outcome, keptPercent, reason: 'What both say.' };
  return decideClaim.handler(callAs({ uid: by.uid, staffRefusal: null }, input, now), deps);
};

/** The stored ledger adds up, whatever was decided. */
async function ledger() {
  const [paid, shared] = await Promise.all([payment(), payout()]);
  const sums = balances([...(paid?.entries ?? []), ...(shared?.entries ?? [])]);
  expect(Object.values(sums).reduce((sum, balance) => sum + balance, 0)).toBe(0);
  expect(sums.settlement).toBe(0);
  return sums;
}

/** A session of two hours for 30 euros, which the companion has accepted. */
async function book(time = startsAt, standing = NEWCOMER): Promise<string> {
  const request = bookingRequest({ companionId: companion.uid, startsAt: time, standing });
  ({ bookingId } = await askAs(member, request, asked));
  await move('confirmed', companion, plus(asked, 1));
  return bookingId;
}

beforeEach(async () => {
  sent = [];
  [member, companion, staff] = await Promise.all([makeMember(), makeCompanion(), makeAdmin()]);
  await book();
});

describe('fileClaim', () => {
  it('is refused until a quarter of an hour after the start, to others, and a second time', async () => {
    await expectRefusal(file(member, 'no-show', plus(claimable, -1)), 'too-early');
    const stranger = await makeMember();
    await expectRefusal(file(stranger), 'forbidden');
    await expectRefusal(file(staff), 'forbidden');
    await file(member);
    await expectRefusal(file(member), 'bad-transition');
    await expectRefusal(file(companion), 'bad-transition');
    bookingId = 'no-such-booking';
    await expectRefusal(file(member), 'not-found');
  });

  it('holds the payment of a confirmed session, and no transition changes it any more', async () => {
    const { caseNumber } = await file(member);
    expect(caseNumber).toMatch(/^[0-9A-F]{5}-[0-9A-F]{5}$/);
    expect(await booking()).toMatchObject({
      status: 'confirmed',
      dueAt: null,
      claim: { by: 'spender', keptPercent: null },
    });
    expect((await booking())?.statusHistory.at(-1)).toMatchObject({
      event: 'claim-filed',
      by: 'spender',
    });
    expect(await claim()).toMatchObject({ status: 'open', by: 'spender', words: 'I waited.' });
    expect(await payment()).toMatchObject({ status: 'disputed' });
    for (const to of ['completed', 'cancelled'] as const) {
      for (const actor of [companion, member]) {
        await expectRefusal(move(to, actor, plus(endsAt, -1)), 'bad-transition');
        await expectRefusal(move(to, actor, endsAt), 'bad-transition');
      }
    }
    const sweep = await completeBookings.handler({ ...only(), now: plus(endsAt, 3 * DAY_MS) });
    expect(sweep).toEqual({ moved: 0, failed: 0 });
    expect(await earnings()).toMatchObject({ heldMinor: 2400, unpaidMinor: 0, payouts: 0 });
  });

  it('holds the payout of a completed session until it would be due, to the millisecond', async () => {
    await move('completed', companion, endsAt);
    const due = plus(endsAt, 2 * DAY_MS);
    await expectRefusal(file(member, 'ended-early', due), 'bad-transition');
    await file(member, 'ended-early', plus(due, -1));
    expect(await payout()).toMatchObject({ status: 'frozen' });
    expect(await release(plus(due, DAY_MS))).toEqual({ paid: 0, waiting: 0, failed: 0 });
    expect(await earnings()).toMatchObject({ unpaidMinor: 2400, paidMinor: 0 });
  });

  it('against a suspended side waits for staff, who may decide at once, since they can’t answer', async () => {
    await update(`users/${companion.uid}`, { accountStatus: 'suspended' });
    await file(member);
    expect(await settle(plus(answerUntil, DAY_MS))).toMatchObject({ decided: 0 });
    expect(await claim()).toMatchObject({ status: 'open', dueAt: null });
    expect(await decide('pay', claimable)).toEqual({ status: 'decided' });
  });

  it('leaves a payout stopped that our team has stopped, until our team lets it go on', async () => {
    await move('completed', companion, endsAt);
    const stop = (isHeld: boolean, now: Date) => {
      const input = { bookingId, isHeld, reason: 'We look at it.' };
      const call = callAs({ uid: staff.uid, staffRefusal: null }, input, now);
      return holdPayout.handler(call);
    };
    await stop(true, endsAt);
    await file(member, 'ended-early', plus(endsAt, HOUR_MS));
    expect(await payout()).toMatchObject({ status: 'held' });
    await stop(false, plus(endsAt, 2 * HOUR_MS));
    expect(await payout()).toMatchObject({ status: 'frozen' });
    await stop(true, plus(endsAt, 2 * HOUR_MS));
    await decide('refund-part', plus(endsAt, 3 * DAY_MS));
    expect(await payout()).toMatchObject({ status: 'held', payoutMinor: 960 });
    expect(await release(plus(endsAt, 4 * DAY_MS))).toMatchObject({ paid: 0 });
    await stop(false, plus(endsAt, 4 * DAY_MS));
    expect(await release(plus(endsAt, 4 * DAY_MS))).toMatchObject({ paid: 1 });
  });

  it('tells both sides in the app and by email, without the words', async () => {
    await file(member);
    const note = (uid: string) => read(`users/${uid}/notifications/${bookingId}_claim-filed`);
    expect(await note(companion.uid)).toMatchObject({ data: { part: 'other', agrees: 'false' } });
    expect(await note(member.uid)).toMatchObject({
      data: { part: 'claimant' },
      link: `/my-bookings/${bookingId}`,
    });
    expect(sent.map(({ to }) => to).sort()).toEqual([companion.email, member.email].sort());
    for (const mail of sent) expect(mail.text).not.toContain('I waited.');
    const told = sent.find(({ to }) => to === companion.email);
    expect(told?.text).toContain('says that something went wrong with your session');
    expect(told?.text).toContain('Answer by:');
  });
});

describe('answerClaim', () => {
  it('that agrees that the companion didn’t come refunds all and counts nothing', async () => {
    await file(member);
    expect(await answer(companion, true)).toEqual({ status: 'decided' });
    expect(await booking()).toMatchObject({
      status: 'cancelled',
      claim: { keptPercent: 0 },
      cancellation: { endReason: 'companion-no-show', endedBy: 'system' },
    });
    expect(await payment()).toMatchObject({ status: 'refunded', refundedMinor: 3000 });
    expect(await payout()).toBeUndefined();
    expect(await earnings()).toMatchObject({ heldMinor: 0, unpaidMinor: 0, payouts: 0 });
    expect(await read(`users/${member.uid}`)).toMatchObject({ stats: { sessionsCompleted: 0 } });
    const discount = await adminDb.collection(`users/${member.uid}/discounts`).get();
    expect(discount.empty).toBe(true);
    expect(await ledger()).toMatchObject({ escrow: 0, bank: 0 });
  });

  it('that agrees that the member didn’t come pays the companion in full, once', async () => {
    await file(companion);
    await answer(member, true);
    expect(await booking()).toMatchObject({
      status: 'cancelled',
      cancellation: { endReason: 'member-no-show' },
    });
    expect(await payment()).toMatchObject({ status: 'released', refundedMinor: 0 });
    expect(await payout()).toMatchObject({ status: 'pending', payoutMinor: 2400 });
    const discount = await adminDb.collection(`users/${member.uid}/discounts`).get();
    expect(discount.empty).toBe(false);
    const [first, second] = await Promise.all([release(answerUntil), release(answerUntil)]);
    expect(first.paid + second.paid).toBe(1);
    expect(await earnings()).toMatchObject({ heldMinor: 0, unpaidMinor: 0, paidMinor: 2400 });
    expect(await ledger()).toMatchObject({ bank: 2400, companion: 0 });
  });

  it('of any other kind leaves the decision to staff', async () => {
    await file(member, 'not-as-described');
    sent = [];
    expect(await answer(companion, true)).toEqual({ status: 'open' });
    expect(await claim()).toMatchObject({ status: 'open', answer: { agrees: true } });
    expect(await payment()).toMatchObject({ status: 'disputed' });
    expect(sent.map(({ to }) => to)).toEqual([member.email]);
    await expectRefusal(answer(companion, false), 'bad-transition');
  });

  it('is refused to the side that claims, to others, and after 48 hours, to the millisecond', async () => {
    await expectRefusal(answer(companion, true), 'not-found');
    await file(member);
    await expectRefusal(answer(member, true), 'forbidden');
    await expectRefusal(answer(await makeMember(), true), 'forbidden');
    await expectRefusal(answer(companion, false, answerUntil), 'bad-transition');
    await answer(companion, false, plus(answerUntil, -1));
    expect(await claim()).toMatchObject({ dueAt: null, answer: { words: 'I was there.' } });
  });
});

describe('pictures', () => {
  let jpegs: Buffer[];
  beforeAll(async () => {
    jpegs = await Promise.all([0, 80, 160, 240, 255].map(grayJpeg));
  });
  const jpeg = (which: number) => jpegs[which] ?? Buffer.alloc(0);
  const drawn = async (which: number) => (await sentPictures(sentAs(jpeg(which))))[0];
  const sentAs = (...pictures: Buffer[]) => pictures.map((each) => each.toString('base64'));
  const open = (path: string, by: Actor, staffRefusal: 'forbidden' | null = 'forbidden') =>
    openDocument.handler(callAs({ uid: by.uid, staffRefusal }, { path }, claimable));
  /** What is stored of a side's pictures about the booking. */
  const stored = async ({ uid }: Actor) => {
    const [files] = await adminBucket.getFiles({ prefix: `claims/${uid}/` });
    return files.map(({ name }) => name);
  };

  it('of each side are stored in its own folder, as the claim names them', async () => {
    await file(member, 'ended-early', claimable, sentAs(jpeg(1), jpeg(2), jpeg(3)));
    await answer(companion, false, claimable, sentAs(jpeg(4)));
    const { pictures, answer: answered } = claimSchema.parse(toDates(await claim()));
    expect(pictures).toHaveLength(3);
    for (const [index, path] of pictures.entries()) {
      expect(path.startsWith(`claims/${member.uid}/${bookingId}/`)).toBe(true);
      expect(await contentOf(path)).toEqual(await drawn(index + 1));
    }
    expect([...(await stored(member))].sort()).toEqual([...pictures].sort());
    expect(await stored(companion)).toEqual(answered?.pictures);
  });

  it('are seen by both sides, and by staff with an entry in the log', async () => {
    await file(member, 'ended-early', claimable, sentAs(jpeg(1)));
    const [path = ''] = await stored(member);
    const content = { contentType: 'image/jpeg', base64: (await drawn(1))?.toString('base64') };
    for (const side of [member, companion]) expect(await open(path, side)).toEqual(content);
    expect(await actsOf(staff)).toEqual([]);
    await expectRefusal(open(path, await makeMember()), 'forbidden');
    await expectRefusal(open(path, staff), 'forbidden');
    expect(await open(path, staff, null)).toEqual(content);
    expect(await linesOf(staff)).toEqual([
      ['document-opened', `claims/${bookingId}`, 'picture', [member.uid, companion.uid]],
    ]);
  });

  it('that the claim doesn’t name are seen by no one', async () => {
    const path = `claims/${member.uid}/${bookingId}/3f0c1f0e-7a54-4a53-9d43-8f2f0a1b2c3d.jpg`;
    await putFile(path, jpeg(1), 'image/jpeg');
    for (const by of [member, companion]) await expectRefusal(open(path, by), 'forbidden');
    await expectRefusal(open(path, staff, null), 'not-found');
    await file(member);
    for (const by of [member, companion]) await expectRefusal(open(path, by), 'not-found');
    await expectRefusal(open(path, await makeMember()), 'forbidden');
    await expectRefusal(open(path, staff, null), 'not-found');
    expect(await actsOf(staff)).toEqual([]);
  });

  it('that are none, or too large, aren’t taken, and no claim is made', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const large = Buffer.concat([jpeg(1), Buffer.alloc(CLAIM_PICTURE_MAX_BYTES - jpeg(1).length)]);
    for (const bad of [script, png, Buffer.alloc(0), large]) {
      const act = file(member, 'ended-early', claimable, sentAs(jpeg(1), bad));
      await expectRefusal(act, 'invalid-input');
    }
    expect(await claim()).toBeUndefined();
    expect(await stored(member)).toEqual([]);
    await file(member, 'ended-early', claimable, sentAs(large.subarray(0, -1)));
    expect(await stored(member)).toHaveLength(1);
  });

  it('of a refused call leave nothing, and those of another one stay', async () => {
    const stranger = await makeMember();
    const sent = sentAs(jpeg(1));
    await expectRefusal(file(stranger, 'not-as-described', claimable, sent), 'forbidden');
    const calls = [1, 2].map(() => outcomeOf(file(member, 'not-as-described', claimable, sent)));
    expect((await Promise.all(calls)).sort()).toEqual(['bad-transition', 'done']);
    expect(await stored(member)).toEqual((await claim())?.pictures);
    await expectRefusal(answer(member, false, claimable, sent), 'forbidden');
    await expectRefusal(answer(companion, false, answerUntil, sent), 'bad-transition');
    for (const other of [stranger, companion]) expect(await stored(other)).toEqual([]);
  });

  it.each(['member', 'companion'] as const)('of both go when the %s leaves', async (leaver) => {
    await file(member, 'ended-early', claimable, sentAs(jpeg(1)));
    await answer(companion, false, claimable, sentAs(jpeg(2)));
    const { uid } = { member, companion }[leaver];
    await leaveBookings({ db: adminDb, now: plus(claimable, HOUR_MS), ...deps }, uid);
    expect(await claim()).toMatchObject({ pictures: [], answer: { pictures: [] } });
    for (const side of [member, companion]) expect(await stored(side)).toEqual([]);
  });

  it('aren’t named in the other side’s download', async () => {
    await file(member, 'ended-early', claimable, sentAs(jpeg(1)));
    await answer(companion, false, claimable, sentAs(jpeg(2)));
    const both = [member, companion].map(({ uid }) => ownBookings(adminDb, uid));
    expect(JSON.stringify(await Promise.all(both))).not.toContain('.jpg');
  });
});

describe('silence', () => {
  it('counts as agreement that the companion didn’t come, to the millisecond and once', async () => {
    await file(member);
    expect(await settle(plus(answerUntil, -1))).toEqual({ decided: 0, failed: 0 });
    expect(await settle(answerUntil)).toEqual({ decided: 1, failed: 0 });
    expect(await settle(answerUntil)).toEqual({ decided: 0, failed: 0 });
    expect(await claim()).toMatchObject({
      status: 'decided',
      decision: { outcome: 'companion-no-show', by: 'system' },
    });
    expect(await payment()).toMatchObject({ status: 'refunded' });
  });
});

describe('decideClaim', () => {
  it('waits for the answer or its end, and is for staff alone', async () => {
    await file(member, 'ended-early');
    await expectRefusal(decide('pay', plus(answerUntil, -1)), 'too-early');
    await expectRefusal(decide('pay', answerUntil, member), 'forbidden');
    expect(await decide('pay')).toEqual({ status: 'decided' });
    expect(await linesOf(staff)).toEqual([
      ['claim-decided', `claims/${bookingId}`, 'pay: What both say.', [member.uid, companion.uid]],
    ]);
  });

  it('pays a confirmed session, which completes it and counts for both', async () => {
    await file(member, 'ended-early');
    await answer(companion, false);
    await decide('pay', plus(claimable, DAY_MS));
    expect(await booking()).toMatchObject({ status: 'completed', cancellation: null });
    expect(await payout()).toMatchObject({ status: 'pending', payoutMinor: 2400 });
    expect(await read(`users/${member.uid}`)).toMatchObject({ stats: { sessionsCompleted: 1 } });
    expect(await read(`companions/${companion.uid}`)).toMatchObject({ sessionsCompleted: 1 });
    expect(await release(answerUntil)).toEqual({ paid: 1, waiting: 0, failed: 0 });
    expect(await ledger()).toMatchObject({ bank: 2400, escrow: 0 });
  });

  it('refunds a part of a completed session, and pays the rest once', async () => {
    await move('completed', companion, endsAt);
    await file(member, 'ended-early', endsAt);
    await decide('refund-part', plus(endsAt, 3 * DAY_MS));
    expect(await booking()).toMatchObject({ status: 'completed', claim: { keptPercent: 40 } });
    expect(await payment()).toMatchObject({ status: 'partly-refunded', refundedMinor: 1800 });
    expect(await payout()).toMatchObject({ status: 'pending', payoutMinor: 960 });
    expect(await earnings()).toMatchObject({ unpaidMinor: 960, payouts: 1, heldMinor: 0 });
    expect(await release(plus(endsAt, 3 * DAY_MS))).toEqual({ paid: 1, waiting: 0, failed: 0 });
    expect(await earnings()).toMatchObject({ unpaidMinor: 0, paidMinor: 960 });
    expect(await ledger()).toMatchObject({ bank: 960 });
    expect(await read(`companions/${companion.uid}`)).toMatchObject({ sessionsCompleted: 1 });
  });

  it('takes back a completed session that did not take place', async () => {
    await move('completed', companion, endsAt);
    await file(member, 'no-show', endsAt);
    await answer(companion, false, plus(endsAt, HOUR_MS));
    await decide('companion-no-show', plus(endsAt, DAY_MS));
    expect(await booking()).toMatchObject({
      status: 'cancelled',
      cancellation: { endReason: 'companion-no-show', endedBy: 'operator' },
    });
    expect(await read(`users/${member.uid}`)).toMatchObject({ stats: { sessionsCompleted: 0 } });
    expect(await read(`companions/${companion.uid}`)).toMatchObject({ sessionsCompleted: 0 });
    const stats = await read(`companions/${companion.uid}/stats/sessions`);
    expect(stats).toEqual({ missed: 1, returning: 0 });
    expect(await payout()).toMatchObject({ status: 'reversed', payoutMinor: 0 });
    expect(await earnings()).toMatchObject({ unpaidMinor: 0, paidMinor: 0 });
    expect(await release(plus(endsAt, 9 * DAY_MS))).toEqual({ paid: 0, waiting: 0, failed: 0 });
    expect(await ledger()).toMatchObject({ bank: 0, companion: 0, escrow: 0 });
  });

  it('tells both sides the reason', async () => {
    await file(member, 'not-as-described');
    sent = [];
    await decide('refund-all');
    expect(sent.map(({ to }) => to).sort()).toEqual([companion.email, member.email].sort());
    for (const mail of sent) {
      expect(mail.text).toContain('The whole price is refunded.');
      expect(mail.text).toContain('Note from our team: What both say.');
    }
    expect(await booking()).toMatchObject({
      status: 'cancelled',
      cancellation: { endReason: 'refunded', reason: 'What both say.' },
    });
  });
});

describe('a companion who misses sessions', () => {
  const listing = () => read(`companions/${companion.uid}`);
  const resume = () => {
    const input = { uid: companion.uid, note: 'They were ill.' };
    return resumeListing.handler(
      callAs({ uid: staff.uid, staffRefusal: null }, input, answerUntil),
      deps,
    );
  };
  /** Misses the session of a day; the companion agrees. */
  async function miss(days: number): Promise<void> {
    await book(plus(startsAt, days * DAY_MS));
    await file(member, 'no-show', plus(claimable, days * DAY_MS));
    await answer(companion, true, plus(claimable, days * DAY_MS));
  }

  it('isn’t listed after the third in 90 days, until staff have looked', async () => {
    await file(member);
    await answer(companion, true, claimable);
    await miss(1);
    expect(await listing()).toMatchObject({ listed: true, pause: null });
    await miss(2);
    expect(await listing()).toMatchObject({ listed: false, pause: { status: 'paused' } });
    const { docs } = await adminDb
      .collection(`users/${companion.uid}/notifications`)
      .where('kind', '==', 'listing-hidden')
      .get();
    expect(docs.map((doc) => doc.get('data'))).toEqual([{ missing: 'missed' }]);

    await resume();
    expect(await listing()).toMatchObject({ listed: true, pause: null });
    expect(await actsOf(staff)).toMatchObject([
      { act: 'listing-resumed', target: `companions/${companion.uid}`, note: 'They were ill.' },
    ]);
  });
});

describe('a side that deletes its account', () => {
  const leave = (actor: Actor) =>
    leaveBookings({ db: adminDb, now: plus(claimable, HOUR_MS), ...deps }, actor.uid);

  it.each([
    ['member', 'member', { outcome: 'pay', keptPercent: 100 }],
    ['member', 'companion', { outcome: 'refund-all', keptPercent: 0 }],
  ] as const)('a claim of the %s is decided when the %s leaves', async (by, leaver, decision) => {
    const people = { member, companion };
    await file(people[by], 'ended-early');
    sent = [];
    await leave(people[leaver]);
    await leave(people[leaver]);
    expect(await claim()).toMatchObject({
      status: 'decided',
      words: '',
      decision: { ...decision, by: 'system', reason: '' },
    });
    const stays = leaver === 'member' ? companion : member;
    expect(sent.map(({ to }) => to)).toContain(stays.email);
    await ledger();
  });

  it('takes its words, and everyone’s about it, out of a decided claim', async () => {
    await file(member, 'ended-early');
    await answer(companion, false);
    await decide('pay');
    await leave(companion);
    expect(await claim()).toMatchObject({
      words: '',
      answer: { words: '' },
      decision: { reason: '', outcome: 'pay' },
    });
  });
});

describe('a download', () => {
  it('has the claim with one’s own words only', async () => {
    await file(member, 'ended-early');
    await answer(companion, false);
    const [own, other] = await Promise.all(
      [member, companion].map(async ({ uid }) => (await ownBookings(adminDb, uid)).bookings[0]),
    );
    expect(own).toMatchObject({
      claim: { kind: 'ended-early', words: 'I waited.', answer: { words: undefined } },
    });
    expect(other).toMatchObject({ claim: { words: undefined, answer: { words: 'I was there.' } } });
    expect(JSON.stringify([own, other])).not.toContain(member.uid);
  });
});

describe('staff', () => {
  const readQueue = async (what: 'claims' | 'pauses') => {
    const input = { what, only: null, after: null, size: 100 } as const;
    const { answer } = await readAsStaff.handler(
      callAs({ uid: staff.uid, staffRefusal: null }, input, claimable),
      { filesIn: async () => [], auth: adminAuth },
    );
    return staffPageSchema.parse(fromJson(answer)).items;
  };

  it('read an open claim with its session, attendance and missed ones, and the log says whose', async () => {
    await file(member, 'no-show');
    const seen = { joinedAt: startsAt, lastSeenAt: claimable };
    await put(`bookings/${bookingId}/attendance/${companion.uid}`, seen);
    const found = (await readQueue('claims')).find(({ id }) => id === bookingId);
    expect(openClaimSchema.parse(found?.data)).toMatchObject({
      words: 'I waited.',
      activity: 'coffee-walk',
      startsAt,
      bookingStatus: 'confirmed',
      totalMinor: 3000,
      payMinor: 2400,
      attendance: { spender: null, earner: seen },
      missed: 0,
    });
    const [entry] = await actsOf(staff);
    expect(entry).toMatchObject({ act: 'queue-read', target: 'claims' });
    expect(entry?.concerns).toEqual(expect.arrayContaining([member.uid, companion.uid]));
    await decide('pay');
    expect((await readQueue('claims')).some(({ id }) => id === bookingId)).toBe(false);
  });

  it('read a paused listing with the sessions that were missed', async () => {
    await file(member);
    await answer(companion, true, claimable);
    const pause = { status: 'paused', at: claimable };
    await update(`companions/${companion.uid}`, { pause });
    const found = (await readQueue('pauses')).find(({ id }) => id === companion.uid);
    expect(pausedListingSchema.parse(found?.data)).toMatchObject({
      pausedAt: claimable,
      missed: [{ bookingId, at: claimable, reason: 'The other side agreed.' }],
    });
  });
});
