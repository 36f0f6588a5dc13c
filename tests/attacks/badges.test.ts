import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { put, read, update } from '../support/admin';
import { checkedReview, identityCheck, uploadedDocuments } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { commitAs, updateOf } from '../support/rest-client';

runTriggers();

let staff: Actor;
beforeAll(async () => {
  staff = await makeAdmin();
});

/** A listed companion whose documents staff have accepted. */
async function accepted(): Promise<Actor> {
  const eve = await makeCompanion();
  const { uid } = eve;
  await put(`verifications/${uid}`, {
    isVerified: true,
    verificationStatus: 'verified',
    documentsUploaded: uploadedDocuments(uid, 'verified'),
    submittedAt: new Date(),
    reviewedAt: new Date(),
    reviewedBy: staff.uid,
    identityCheck: identityCheck({ status: 'passed', confidence: 97, reason: null }),
  });
  await eventually(async () => (await read(`companions/${uid}`))?.badgesGivenAt.identity).not.toBe(
    null,
  );
  return eve;
}

const standing = async ({ uid }: Actor) => {
  const [review, account, listing] = await Promise.all([
    read(`verifications/${uid}`),
    read(`users/${uid}`),
    read(`companions/${uid}`),
  ]);
  return {
    status: review?.verificationStatus,
    changed: review?.changed,
    isVerified: account?.verification.isVerified,
    level: account?.level,
    badge: listing?.badges.identity,
    listed: listing?.listed,
  };
};

async function rename(who: Actor, change: object): Promise<void> {
  const { firstName, lastName } = (await read(`users/${who.uid}`)) ?? {};
  // Not past the server.
  expect(await commitAs(who, [updateOf(`users/${who.uid}`, change)])).toBe(false);
  const answer = await callFunction('saveNames', { firstName, lastName, ...change }, who);
  expect(answer).toMatchObject({ result: { saved: true } });
}

const WAITS = { status: 'pending', isVerified: false, badge: false, listed: false };

describe('a verified companion', () => {
  it('who takes another name loses the badge until staff have looked', async () => {
    const eve = await accepted();
    await rename(eve, { lastName: 'Stone MD' });
    await eventually(() => standing(eve)).toEqual({
      ...WAITS,
      changed: ['name'],
      level: 'verified',
    });
    const decide = { uid: eve.uid, decision: 'verified' };
    expect(await callFunction('reviewVerification', decide, staff)).toMatchObject({ status: 200 });
    await eventually(() => standing(eve)).toEqual({
      status: 'verified',
      changed: undefined,
      isVerified: true,
      level: 'verified',
      badge: true,
      listed: true,
    });
  });

  it('keeps it with another biography', async () => {
    const eve = await accepted();
    expect(await commitAs(eve, [updateOf(`users/${eve.uid}`, { bio: 'I read.' })])).toBe(true);
    await rename(eve, { firstName: 'Zoe' });
    // The change of the name, which came later, is seen alone.
    await eventually(() => standing(eve)).toMatchObject({ changed: ['name'] });
  });

  it('whose verification staff take back is neither listed nor verified', async () => {
    const eve = await accepted();
    const decide = { uid: eve.uid, decision: 'revoked', notes: 'The passport is a copy.' };
    expect(await callFunction('reviewVerification', decide, staff)).toMatchObject({
      result: { verificationStatus: 'rejected' },
    });
    await eventually(() => standing(eve)).toMatchObject({
      status: 'rejected',
      isVerified: false,
      level: 'account',
      badge: false,
      listed: false,
    });
    const { identityCheck, identityTerm } = (await read(`verifications/${eve.uid}`)) ?? {};
    expect([identityCheck.status, identityTerm]).toEqual(['failed', undefined]);
    const again = { ...decide, notes: '' };
    await expectRefusal(callFunction('reviewVerification', again, staff), 'invalid-input');
  });
});

/** A member whose photos matched, without documents. */
async function matched(profilePhoto: string | null = null): Promise<Actor> {
  const ann = await makeMember({ profilePhoto });
  await put(
    `verifications/${ann.uid}`,
    checkedReview({ status: 'passed', confidence: 97, reason: null }),
  );
  return ann;
}

const seen = async ({ uid }: Actor) => {
  const [review, account] = await Promise.all([read(`verifications/${uid}`), read(`users/${uid}`)]);
  const { status, reason } = review?.identityCheck ?? {};
  return { status, reason, level: account?.level, again: account?.verification.isToBeSeenAgain };
};

const KEPT = { status: 'passed', reason: null, level: 'verified', again: undefined };
const REOPENED = { status: 'review', reason: 'changed', level: 'verified', again: true };

describe('a member whose photos matched', () => {
  it('and who takes another name is shown as verified only once staff have looked', async () => {
    const ann = await matched();
    await rename(ann, { lastName: 'Stone' });
    await eventually(() => seen(ann)).toEqual(REOPENED);
    const decide = { uid: ann.uid, decision: 'matched', notes: '' };
    expect(await callFunction('reviewIdentity', decide, staff)).toMatchObject({ status: 200 });
    await eventually(() => seen(ann)).toEqual({ ...KEPT, reason: 'changed' });
  });

  it('loses it with another photo or none, not with a first one', async () => {
    const [ann, bea] = [await matched(), await matched('profiles/bea/photo/one')];
    await update(`users/${ann.uid}`, { profilePhoto: `profiles/${ann.uid}/photo/one` });
    await eventually(async () => (await read(`profiles/${ann.uid}`))?.photo).not.toBe(null);
    expect(await commitAs(bea, [updateOf(`users/${bea.uid}`, { profilePhoto: null })])).toBe(true);
    await eventually(() => seen(bea)).toEqual(REOPENED);
    expect(await seen(ann)).toEqual(KEPT);
  });
});
