import { expect, it } from 'vitest';
import {
  type Actor,
  makeActor,
  makeMember,
  signedInAgain,
  signedInEarlier,
} from '../support/actors';
import { adminAuth, adminDb, read, update } from '../support/admin';
import { newPhone } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
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

const mailsOf = async (uid: string): Promise<string[]> => {
  const mails = await adminDb.collection('mailLog').where('uid', '==', uid).get();
  return mails.docs.map((mail) => mail.get('kind'));
};

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

it('is refused for the number of another account', async () => {
  const other = await makeWithout();
  const taken = await makeMember({ phone: newPhone() });
  const [number] = await numberOf(taken);
  const unknownToAuth = await prove(String(number));
  await expectRefusal(confirm(unknownToAuth.proof, other), 'phone-taken');
  expect(await numberOf(other)).toEqual(['', false]);
});

it('changes the number of an account, frees the earlier one and tells the owner', async () => {
  const member = await makeWithout();
  const [first, second] = [newPhone(), newPhone()];
  const told = async () => (await mailsOf(member.uid)).filter((kind) => kind === 'phone');
  expect(await confirm((await prove(first)).proof, member)).toMatchObject({ status: 200 });
  expect(await told()).toEqual([]);
  expect(await confirm((await prove(second)).proof, member)).toMatchObject({ status: 200 });
  expect(await numberOf(member)).toEqual([second, true]);
  expect((await adminAuth.getUser(member.uid)).phoneNumber).toBe(second);
  expect(await told()).toEqual(['phone']);
  expect(await prove(first)).toMatchObject({ uid: expect.any(String) });
});

it('goes on after a failure half way, with a new proof of the same number', async () => {
  const member = await makeWithout();
  const phone = newPhone();
  // As a call leaves it that wrote the account and no more.
  await update(`users/${member.uid}`, { phone, phoneVerified: true });
  const { proof } = await prove(phone);
  expect(await confirm(proof, member)).toEqual({ status: 200, result: { phone } });
  expect((await adminAuth.getUser(member.uid)).phoneNumber).toBe(phone);
});

it('takes no other token, and none of a person with an account', async () => {
  const member = await makeWithout();
  const stranger = await makeActor({});
  for (const proof of ['x', member.idToken, stranger.idToken]) {
    await expectRefusal(confirm(proof, member), 'phone-unverified');
  }
  expect(await numberOf(member)).toEqual(['', false]);
});

it('asks for a recent sign-in, which no one has by a token that was stolen earlier', async () => {
  const member = await makeWithout();
  const { proof } = await prove(newPhone());
  await expectRefusal(confirm(proof, signedInEarlier(member, 6 * 60_000)), 'sign-in-too-old');
  await expectRefusal(confirm('', member), 'invalid-input');
});

it('comes before the check of a face', async () => {
  const member = await makeWithout();
  const photos = {
    idPhoto: `verification/${member.uid}/idPhoto/photo`,
    selfie: `verification/${member.uid}/selfie/photo`,
  };
  await expectRefusal(callFunction('checkIdentity', photos, member), 'phone-unverified');
});
