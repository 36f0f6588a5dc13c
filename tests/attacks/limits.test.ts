import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { describe, expect, it } from 'vitest';
import {
  bookingRequest,
  countOf,
  documentCounts,
  NEWCOMER,
  newYork,
} from '../functions/booking-requests';
import { beginConversation } from '../functions/conversations';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put } from '../support/admin';
import { type Answer, callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailsTo } from '../support/mailbox';
import { messageWrites } from '../support/message-writes';
import { type RestWrite, tryCommitAs } from '../support/rest-client';

runTriggers();

/** A request for three hours on a later day, at the price after a first session. */
function threeHours(companion: Actor, day: number) {
  const startsAt = newYork(4 + day, '14:00');
  const standing = { ...NEWCOMER, hadSessionWithCompanion: true };
  return bookingRequest({ companionId: companion.uid, startsAt, minutes: 180, standing });
}

/** Arranges that the two had a session before. */
async function meet(member: Actor, companion: Actor): Promise<void> {
  await put(`users/${member.uid}/discounts/first-session_${companion.uid}`, {
    bookingId: 'earlier',
    at: new Date(),
  });
}

const ask = (member: Actor, companion: Actor, day: number): Promise<Answer> =>
  callFunction('createBooking', threeHours(companion, day), member);

const accepted = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);

describe('a member who asks for a dozen three-hour sessions at once', () => {
  it('gets five with one companion, and holds no more of their time', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    await meet(member, companion);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, day) => ask(member, companion, day)),
    );
    expect(accepted(answers).length).toBeLessThanOrEqual(5);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['rate-limited']));
    // Those that lost a race may be asked for again, one after the other.
    for (let day = 12; day < 18; day += 1) {
      await ask(member, companion, day);
    }
    expect(await documentCounts(companion.uid)).toEqual({ bookings: 5, payments: 5, holds: 5 });
    const late = await ask(member, companion, 50);
    expect(late).toMatchObject({
      code: 'rate-limited',
      details: { sentence: RATE_LIMITS.openRequestsToOne.sentence },
    });
    await eventually(async () => (await mailsTo(companion.email)).length).toBe(5);
  });

  it('gets ten with several companions, and may ask again after an hour', async () => {
    const [member, ...companions] = await Promise.all([
      makeMember(),
      ...Array.from({ length: 4 }, () => makeCompanion()),
    ]);
    for (const companion of companions) {
      await meet(member, companion);
      for (let day = 0; day < 4; day += 1) {
        await ask(member, companion, day);
      }
    }
    const own = adminDb.collection('bookings').where('spenderId', '==', member.uid);
    expect(await countOf(own)).toBe(10);
    const open = (await own.get()).docs;
    await Promise.all(open.map(({ ref }) => ref.update({ status: 'confirmed' })));
    const [first] = companions;
    if (first === undefined) throw new Error('No companion');
    const late = await ask(member, first, 20);
    expect(late).toMatchObject({
      code: 'rate-limited',
      details: {
        sentence: expect.stringMatching(/^You’ve sent many requests .* Please try again/),
      },
    });
  });
});

it('a visitor who tries tokens of mailed links meets one limit for all of them', async () => {
  const from = { 'x-forwarded-for': '198.51.100.27' };
  const token = 'x'.repeat(43);
  // One after the other: all at once would wait for one document.
  for (let tried = 0; tried < RATE_LIMITS.mailedLinks.max; tried += 1) {
    const wrong = callFunction('checkPasswordResetToken', { token }, null, from);
    await expectRefusal(wrong, 'token-invalid');
  }
  const password = 'Bright-Morning-9';
  for (const [name, input] of [
    ['checkPasswordResetToken', { token }],
    ['resetPassword', { token, password }],
    ['confirmEmailChange', { token }],
    ['openSessionPhoto', { token }],
  ] as const) {
    await expectRefusal(callFunction(name, input, null, from), 'rate-limited');
  }
});

/** How many of these commits were allowed, one after the other. */
async function allowedOf(actor: Actor, commits: readonly RestWrite[][]): Promise<number> {
  let allowed = 0;
  for (const writes of commits) {
    const { status } = await tryCommitAs(actor, writes);
    if (status === 200) allowed += 1;
  }
  return allowed;
}

describe('a member who floods another with messages', () => {
  async function conversation() {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    return { member, id: await beginConversation(member, companion) };
  }

  it('gets no further than twice the limit in a burst of 160', async () => {
    const { member, id } = await conversation();
    const burst = Array.from({ length: 160 }, () => messageWrites(id, member, 'Hi'));
    const answers = await Promise.all(
      [0, 1, 2, 3].map((lane) => allowedOf(member, burst.slice(lane * 40, lane * 40 + 40))),
    );
    const sent = answers.reduce((sum, allowed) => sum + allowed, 0);
    expect(sent).toBeLessThanOrEqual(2 * RATE_LIMITS.messages.max);
    const stored = adminDb.collection(`conversations/${id}/messages`);
    expect(await countOf(stored)).toBe(sent);
  });
});
