import { expect, it } from 'vitest';
import {
  type Actor,
  makeActor,
  makeMember,
  signedInAgain,
  signedInEarlier,
} from '../support/actors';
import { adminAuth, adminDb, read } from '../support/admin';
import { newPhone } from '../support/builders';
import { callFunction } from '../support/call-function';
import { signInByPhone } from '../support/phone-codes';

/** A member whom a provider opened the account for: without a number. */
const makeWithout = async (): Promise<Actor> =>
  signedInAgain(
    await makeMember({
      level: 'account',
      oauthProvider: 'google.com',
      phone: '',
      phoneVerified: false,
    }),
  );

/** Signs in with a code that was sent to the number. @returns the token, which proves it, and the uid. */
async function prove(phone: string): Promise<{ proof: string; uid: string }> {
  const { body } = await signInByPhone(phone);
  const { idToken, localId } = body as { idToken: string; localId: string };
  return { proof: idToken, uid: localId };
}

const confirm = (proof: string, by: Actor) => callFunction('confirmPhone', { proof }, by);

const numberOf = async ({ uid }: Actor) => {
  const { phone, phoneVerified } = (await read(`users/${uid}`)) ?? {};
  return [phone, phoneVerified];
};

it('gives an account the number that a code has proved, and ends the sign-in by it', async () => {
  const member = await makeWithout();
  const phone = newPhone();
  const { proof, uid } = await prove(phone);
  expect(await confirm(proof, member)).toEqual({ status: 200, result: { phone } });
  expect(await numberOf(member)).toEqual([phone, true]);
  expect((await adminAuth.getUser(member.uid)).phoneNumber).toBe(phone);
  await expect(adminAuth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  // A code to that number opens no account.
  expect(await prove(phone)).toEqual({ proof: undefined, uid: undefined });
});

it('is refused for the number of another account, and for a second one', async () => {
  const [member, other] = await Promise.all([makeWithout(), makeWithout()]);
  const [first, second] = [newPhone(), newPhone()];
  const { proof } = await prove(first);
  const late = await prove(second);
  expect(await confirm(proof, member)).toMatchObject({ status: 200 });
  expect(await confirm(late.proof, member)).toMatchObject({ code: 'already-exists' });
  expect(await numberOf(member)).toEqual([first, true]);
  expect((await adminAuth.getUser(member.uid)).phoneNumber).toBe(first);
  expect((await adminAuth.getUser(late.uid)).phoneNumber).toBe(second);
  const taken = await makeMember({ phone: newPhone() });
  const [number] = await numberOf(taken);
  const unknownToAuth = await prove(String(number));
  expect(await confirm(unknownToAuth.proof, other)).toMatchObject({ code: 'already-exists' });
  expect(await numberOf(other)).toEqual(['', false]);
});

it('goes on after a failure half way, with a new proof of the same number', async () => {
  const member = await makeWithout();
  const phone = newPhone();
  // As a call leaves it that wrote the account and no more.
  await adminDb.doc(`users/${member.uid}`).update({ phone, phoneVerified: true });
  const { proof } = await prove(phone);
  expect(await confirm(proof, member)).toEqual({ status: 200, result: { phone } });
  expect((await adminAuth.getUser(member.uid)).phoneNumber).toBe(phone);
});

it('takes no other token, and none of a person with an account', async () => {
  const member = await makeWithout();
  const stranger = await makeActor({});
  for (const proof of ['x', member.idToken, stranger.idToken]) {
    expect(await confirm(proof, member)).toMatchObject({ code: 'phone-unverified' });
  }
  expect(await numberOf(member)).toEqual(['', false]);
});

it('asks for a recent sign-in, which no one has by a token that was stolen earlier', async () => {
  const member = await makeWithout();
  const { proof } = await prove(newPhone());
  expect(await confirm(proof, signedInEarlier(member, 6 * 60_000))).toMatchObject({
    code: 'sign-in-too-old',
  });
  expect(await confirm('', member)).toMatchObject({ code: 'invalid-input' });
});

it('comes before the check of a face', async () => {
  const member = await makeWithout();
  const photos = {
    idPhoto: `verification/${member.uid}/idPhoto/photo`,
    selfie: `verification/${member.uid}/selfie/photo`,
  };
  expect(await callFunction('checkIdentity', photos, member)).toMatchObject({
    code: 'phone-unverified',
  });
});
