import { expect, it } from 'vitest';
import type { Booking } from '../booking/booking';
import { awaitsPayment } from './awaits-payment';

const NOW = new Date('2026-11-20T12:00:00Z');

it('waits for a payment after each that failed, while the request is open', () => {
  const entry = (event?: 'payment-failed' | 'payment-renewed' | 'time-proposed') => ({
    status: 'pending' as const,
    at: NOW,
    by: 'earner' as const,
    ...(event && { event }),
  });
  const waits = (status: Booking['status'], ...events: Parameters<typeof entry>[0][]) =>
    awaitsPayment({ status, statusHistory: [undefined, ...events].map(entry) });
  expect(waits('pending')).toBe(false);
  expect(waits('pending', 'payment-failed', 'time-proposed')).toBe(true);
  expect(waits('pending', 'payment-failed', 'payment-renewed')).toBe(false);
  expect(waits('pending', 'payment-failed', 'payment-renewed', 'payment-failed')).toBe(true);
  expect(waits('cancelled', 'payment-failed')).toBe(false);
});
