import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from '../formats';
import { companionPay } from './payment-words';
import { companionShareMinor, holdPayment, settlePayment } from './settle';

it('a companion is told what they receive and why', () => {
  expect(companionPay(2900)).toBe('You receive €23.20: €29, less our 20% fee.');
  expect(companionPay(0)).toBe('You receive €0: €0, less our 20% fee.');
});

it('what a companion is told before accepting is what the ledger pays', () => {
  const now = new Date('2026-06-10T18:00:00Z');
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000 }), (totalMinor) => {
      const sides = { spenderId: 'sam', earnerId: 'eve', participantIds: ['sam', 'eve'] };
      const booking = { ...sides, price: { totalMinor } } as Parameters<typeof holdPayment>[0];
      const settled = settlePayment(holdPayment(booking, now), now, null, now);
      const paid = settled?.payout?.payoutMinor ?? 0;
      expect(paid).toBe(companionShareMinor(totalMinor));
      expect(companionPay(totalMinor)).toContain(`You receive ${formatMoney(paid)}:`);
    }),
  );
});
