import { beforeAll, describe, expect, it } from 'vitest';
import { bookingRequest, newYork } from '../functions/booking-requests';
import { beginConversation } from '../functions/conversations';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { put, read } from '../support/admin';
import { identityCheck } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { messageWrites } from '../support/message-writes';
import { tryCommitAs } from '../support/rest-client';

runTriggers();

let companion: Actor;
let staff: Actor;
beforeAll(async () => {
  [companion, staff] = await Promise.all([makeCompanion(), makeAdmin()]);
});

/** A member whose photos, of a blank wall, wait for staff. */
async function makeWaiting(): Promise<Actor> {
  const member = await makeMember({ level: 'account' });
  await put(`verifications/${member.uid}`, {
    isVerified: false,
    verificationStatus: 'not_started',
    identityCheck: identityCheck(),
  });
  return member;
}

const request = () =>
  bookingRequest({ companionId: companion.uid, startsAt: newYork(9, '14:00'), minutes: 60 });
const decide = ({ uid }: Actor, decision: 'matched' | 'refused') =>
  callFunction('reviewIdentity', { uid, decision, notes: 'A wall.' }, staff);
const levelOf = async ({ uid }: Actor) => (await read(`users/${uid}`))?.level;

describe('a person who showed a wall instead of a face', () => {
  it('books nobody while staff have not looked, nor after they refused', async () => {
    const member = await makeWaiting();
    await expectRefusal(callFunction('createBooking', request(), member), 'identity-unverified');
    expect(await decide(member, 'refused')).toMatchObject({ status: 200 });
    await expectRefusal(callFunction('createBooking', request(), member), 'identity-unverified');
    expect(await levelOf(member)).toBe('account');
  });

  it('writes to nobody until staff have accepted the photos', async () => {
    const member = await makeWaiting();
    const id = await beginConversation(member, companion);
    const write = () => tryCommitAs(member, messageWrites(id, member, 'Hello'));
    expect(await write()).toMatchObject({ status: 403 });
    expect(await decide(member, 'matched')).toMatchObject({ status: 200 });
    await eventually(() => levelOf(member)).toBe('verified');
    expect(await write()).toMatchObject({ status: 200 });
  });
});
