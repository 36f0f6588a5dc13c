import { describe, expect, it } from 'vitest';
import { makeActor, makeMember } from '../support/actors';
import { callFunction } from '../support/call-function';
import { tryCommitAs, updateOf } from '../support/rest-client';

const BAD_NAMES: readonly [string, string][] = [
  ['a link', 'Hearthkin Support https://evil.example/pay'],
  ['an address that mail programs link', 'evil.example/pay'],
  ['the name of the site', 'Hearthkin'],
  ['the team', 'Support'],
  ['a line break', 'Sam\nBcc: all@evil.example'],
  ['a text turned around', 'Sam \u202egro.live'],
];

describe.each(BAD_NAMES)('a name with %s', (_what, name) => {
  it('is not put into an account', async () => {
    const member = await makeMember();
    const change = updateOf(`users/${member.uid}`, { firstName: name });
    expect(await tryCommitAs(member, [change])).toMatchObject({ status: 403 });
    const last = updateOf(`users/${member.uid}`, { lastName: name });
    expect(await tryCommitAs(member, [last])).toMatchObject({ status: 403 });
  });

  it('does not open one', async () => {
    const newcomer = await makeActor({});
    const answer = await callFunction(
      'completeSignup',
      { userType: 'spender', firstName: name },
      newcomer,
    );
    expect(answer).toMatchObject({ code: 'invalid-input' });
    expect(JSON.stringify(answer.details)).toContain('firstName');
  });
});

it('a member whose name is unusual changes it to what it is', async () => {
  const member = await makeMember();
  for (const firstName of [
    'Þórdís',
    'Nguyễn',
    '美玲',
    'نور',
    'D’Artagnan',
    'Anne-Marie',
    'J.R.R.',
  ]) {
    const change = updateOf(`users/${member.uid}`, { firstName });
    expect(await tryCommitAs(member, [change]), firstName).toMatchObject({ status: 200 });
  }
});
