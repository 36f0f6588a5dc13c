import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Movement, movedBy, nextMove, type ProviderState, withMovements } from './charge';
import { PAYMENT_STATUSES } from './ledger';

const TOTAL = 2900;
const at = new Date('2026-06-01T12:00:00Z');

const authorized: ProviderState = {
  status: 'authorized',
  capturedMinor: 0,
  refundedMinor: 0,
  isTakenBack: false,
};
const captured: ProviderState = { ...authorized, status: 'captured', capturedMinor: TOTAL };

describe('nextMove', () => {
  it('waits while the companion decides, and while the member pays again', () => {
    for (const status of ['authorized', 'unpaid'] as const) {
      for (const state of [authorized, captured]) {
        expect(nextMove({ status, refundedMinor: 0 }, state)).toEqual({ act: 'none' });
      }
    }
  });

  it('releases what is authorized and not needed, and refunds what was charged meanwhile', () => {
    for (const payment of [null, { status: 'voided', refundedMinor: 0 } as const]) {
      expect(nextMove(payment, authorized)).toEqual({ act: 'release' });
      expect(nextMove(payment, captured)).toEqual({ act: 'refund', amountMinor: TOTAL });
      const back = { ...captured, refundedMinor: TOTAL };
      expect(nextMove(payment, back)).toEqual({ act: 'none' });
      expect(nextMove(payment, { ...authorized, status: 'released' })).toEqual({ act: 'none' });
    }
  });

  it('refunds what the ledger owes, and no cent twice', () => {
    const half = { status: 'partly-refunded', refundedMinor: 1450 } as const;
    expect(nextMove(half, captured)).toEqual({ act: 'refund', amountMinor: 1450 });
    expect(nextMove(half, { ...captured, refundedMinor: 1450 })).toEqual({ act: 'none' });
  });

  it('asks staff about what it must not mend by itself', () => {
    const held = { status: 'held', refundedMinor: 0 } as const;
    expect(nextMove(held, authorized)).toEqual({ act: 'ask-staff', problem: 'not-captured' });
    const more = { ...captured, refundedMinor: 1 };
    expect(nextMove(held, more)).toEqual({ act: 'ask-staff', problem: 'refunded-too-much' });
  });

  it('refunds nothing while a bank asks for the money back', () => {
    const refunded = { status: 'refunded', refundedMinor: TOTAL } as const;
    expect(nextMove(refunded, { ...captured, isTakenBack: true })).toEqual({ act: 'none' });
  });

  it('leads to an agreement in one move, from whatever state', () => {
    const state = fc.record({
      status: fc.constantFrom('authorized' as const, 'captured' as const),
      refunds: fc.nat({ max: TOTAL }),
    });
    const ledger = fc.record({
      status: fc.constantFrom(...PAYMENT_STATUSES),
      refundedMinor: fc.nat({ max: TOTAL }),
    });
    fc.assert(
      fc.property(ledger, state, (payment, { status, refunds }) => {
        const before =
          status === 'captured' ? { ...captured, refundedMinor: refunds } : { ...authorized };
        const move = nextMove(payment, before);
        if (move.act === 'refund') {
          expect(move.amountMinor).toBeGreaterThan(0);
          const refundedMinor = before.refundedMinor + move.amountMinor;
          expect(refundedMinor).toBeLessThanOrEqual(TOTAL);
          expect(nextMove(payment, { ...before, refundedMinor })).toEqual({ act: 'none' });
        }
        if (move.act === 'release') {
          expect(nextMove(payment, { ...before, status: 'released' })).toEqual({ act: 'none' });
        }
      }),
    );
  });
});

describe('movements', () => {
  const capture: Movement = { kind: 'capture', id: 'pi_1', amountMinor: TOTAL, at };
  const fee: Movement = { kind: 'fee', id: 'pi_1', amountMinor: 69, at };
  const refund: Movement = { kind: 'refund', id: 're_1', amountMinor: 1450, at };

  it('are there once, however often they are found', () => {
    const once = withMovements([], [capture, fee]);
    expect(withMovements(once, [capture, fee, refund])).toEqual([capture, fee, refund]);
  });

  it('sum to what is left at the provider', () => {
    expect(movedBy([capture, fee, refund])).toEqual({
      capturedMinor: TOTAL,
      refundedMinor: 1450,
      returnedMinor: 1450,
      feeMinor: 69,
      balanceMinor: TOTAL - 1450 - 69,
    });
  });

  it('count a chargeback that was won as returned to us, but for its fee', () => {
    const lost: Movement[] = [
      capture,
      fee,
      { kind: 'chargeback', id: 'dp_1', amountMinor: TOTAL, at },
      { kind: 'chargeback-fee', id: 'dp_1', amountMinor: 2000, at },
    ];
    expect(movedBy(lost).balanceMinor).toBe(-69 - 2000);
    const won: Movement = { kind: 'chargeback-won', id: 'dp_1', amountMinor: TOTAL, at };
    expect(movedBy([...lost, won]).balanceMinor).toBe(TOTAL - 69 - 2000);
  });
});
