import { expect, it } from 'vitest';
import { paymentSchema } from './ledger';

const at = new Date('2026-06-01T12:00:00Z');

function paymentWith(...amounts: readonly [member: number, escrow: number]) {
  const [member, escrow] = amounts;
  return {
    spenderId: 'sam',
    earnerId: 'eve',
    participantIds: ['sam', 'eve'],
    currency: 'EUR',
    status: 'held',
    provider: null,
    totalMinor: 6000,
    refundedMinor: 0,
    creditMinor: 0,
    refundedCreditMinor: 0,
    entries: [
      {
        kind: 'hold',
        at,
        lines: [
          { account: 'member', amountMinor: member },
          { account: 'escrow', amountMinor: escrow },
        ],
      },
    ],
    createdAt: at,
    updatedAt: at,
  };
}

it('a payment whose entries don’t balance is refused', () => {
  expect(paymentSchema.safeParse(paymentWith(-6000, 6000)).success).toBe(true);
  for (const escrow of [5999, 6001, -6000]) {
    expect(paymentSchema.safeParse(paymentWith(-6000, escrow)).error?.issues).toMatchObject([
      { path: ['entries', 0, 'lines'] },
    ]);
  }
});
