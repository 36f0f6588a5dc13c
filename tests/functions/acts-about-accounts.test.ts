import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeAdmin, makeAll, makeMember } from '../support/actors';
import { newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { actsOf } from './audit-entries';
import { newsOf } from './news';

const reason = 'Insults.';
const requestId = randomUUID();
const LONG = 'x'.repeat(2001);

/** The acts of staff about an account, each with a good input and with what it doesn't take. */
const ACTS: Readonly<Record<string, readonly [object, ...object[]]>> = {
  suspendAccount: [{ suspend: true, reason }, { reason: ' ' }],
  restrictAccount: [
    { days: 7, reason, requestId },
    { reason: ' ' },
    { days: 8 },
    { requestId: 'again' },
  ],
  warnAccount: [{ reason, requestId }, { reason: ' ' }, { requestId: 'again' }],
  noteAccount: [{ text: 'x', requestId }, { text: '' }, { text: ' \n ' }, { text: LONG }],
  deleteAccountByStaff: [{ step: 'ask', reason }, { reason: ' ' }],
};

it.each(Object.entries(ACTS))(
  '%s is not for oneself, other staff, an account that is gone, or what it can’t be',
  async (name, [input, ...wrong]) => {
    const [staff, colleague, member] = await makeAll(makeAdmin, makeAdmin, makeMember);
    const act = (uid: string, change = {}) =>
      callFunction(name, { ...input, uid, ...change }, staff);
    await expectRefusal(act(staff.uid), 'forbidden');
    await expectRefusal(act(colleague.uid), 'forbidden');
    await expectRefusal(act(newId('gone')), 'not-found');
    for (const change of [{ uid: 'a/b' }, ...wrong]) {
      await expectRefusal(act(member.uid, change), 'invalid-input');
    }
    expect([await actsOf(staff), await newsOf(member)]).toEqual([[], []]);
  },
);
