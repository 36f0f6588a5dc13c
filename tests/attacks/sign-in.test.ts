import { describe, expect, it } from 'vitest';
import { makeActor, makeMember } from '../support/actors';
import { adminAuth } from '../support/admin';
import { newPhone } from '../support/builders';
import { signInByPhone } from '../support/phone-codes';

describe('a phone number', () => {
  it('of a member opens no account by itself', async () => {
    const [member, phone] = [await makeMember(), newPhone()];
    await adminAuth.updateUser(member.uid, { phoneNumber: phone });
    const { status, body } = await signInByPhone(phone);
    expect(status).toBe(400);
    expect(body).not.toHaveProperty('idToken');
  });

  it('of a thief does not become a way into the account whose token was stolen', async () => {
    const [member, phone] = [await makeMember(), newPhone()];
    expect(await signInByPhone(phone, member)).toMatchObject({ status: 400 });
    expect((await adminAuth.getUser(member.uid)).phoneNumber).toBeUndefined();
  });

  it('is proved by a newcomer, also when sign-up was interrupted', async () => {
    const phone = newPhone();
    expect(await signInByPhone(phone)).toMatchObject({ status: 200 });
    expect(await signInByPhone(phone)).toMatchObject({ status: 200 });
    const newcomer = await makeActor({});
    expect(await signInByPhone(newPhone(), newcomer)).toMatchObject({ status: 200 });
  });
});
