import { expect, it } from 'vitest';
import { makeActor, makeMember } from '../support/actors';
import { adminAuth } from '../support/admin';
import { newId, newPhone } from '../support/builders';
import { callFunction } from '../support/call-function';

it('only a sign-up with a verified phone learns whether an address is taken, ten times an hour', async () => {
  const [member, other] = await Promise.all([makeMember(), makeMember()]);
  const ask = (who: typeof member | null, email = other.email) =>
    callFunction('checkEmail', { email }, who);
  expect(await ask(null)).toMatchObject({ code: 'unauthenticated' });
  expect(await ask(member)).toMatchObject({ code: 'phone-unverified' });
  await adminAuth.updateUser(member.uid, { phoneNumber: newPhone() });
  expect(await ask(member)).toMatchObject({ code: 'already-exists' });

  const newcomer = await makeActor({});
  expect(await ask(newcomer)).toMatchObject({ code: 'phone-unverified' });
  const phoneNumber = newPhone();
  await adminAuth.updateUser(newcomer.uid, { phoneNumber });
  const free = `${newId('free')}@hearthkin.test`;
  expect(await ask(newcomer)).toEqual({ status: 200, result: { isTaken: true } });
  expect(await ask(newcomer, ` ${other.email.toUpperCase()}`)).toMatchObject({
    result: { isTaken: true },
  });
  expect(await ask(newcomer, free)).toEqual({ status: 200, result: { isTaken: false } });
  expect(await ask(newcomer, newcomer.email)).toMatchObject({ result: { isTaken: false } });
  for (let asked = 4; asked < 10; asked++) await ask(newcomer, free);
  expect(await ask(newcomer, free)).toMatchObject({ code: 'rate-limited' });

  // Another sign-in with the same phone has no further ten.
  await adminAuth.deleteUser(newcomer.uid);
  const again = await makeActor({});
  await adminAuth.updateUser(again.uid, { phoneNumber });
  expect(await ask(again, free)).toMatchObject({ code: 'rate-limited' });
});
