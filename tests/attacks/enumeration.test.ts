import { expect, it } from 'vitest';
import { makeMember } from '../support/actors';
import { newId } from '../support/builders';
import { callFunction } from '../support/call-function';

it('a member who asks for another person’s address learns as little as for a free one', async () => {
  const [member, other] = await Promise.all([makeMember(), makeMember()]);
  const free = `${newId('free')}@hearthkin.test`;
  const answers = [
    await callFunction('requestEmailChange', { email: other.email }, member),
    await callFunction('requestEmailChange', { email: free }, member),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 200 });
});

it('a visitor who asks for a new password learns as little of an account as of none', async () => {
  const member = await makeMember();
  const answers = [
    await callFunction('requestPasswordReset', { email: member.email }, null),
    await callFunction('requestPasswordReset', { email: `${newId('none')}@hearthkin.test` }, null),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 200 });
});
