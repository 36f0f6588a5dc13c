import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentProvider } from '../../functions/src/payment/provider/payment-provider';
import { charges } from '../../functions/src/platform/records/collections';
import { type Run, runLogged } from '../../functions/src/platform/sweeps/sweep';
import { moveCharges } from '../../functions/src/settlement/move-charges';
import { quietDatabase } from '../support/admin';

const quiet = quietDatabase('demo-hearthkin-behind');
const { db } = quiet;
const ago = (ms: number) => new Date(Date.now() - ms);

beforeEach(async () => {
  await quiet.clear();
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  vi.spyOn(logger, 'write').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => quiet.close());

/** A payment about which nothing is left to be done, due for that long. */
const dueFor = (id: string, ms: number) =>
  charges(db)
    .doc(id)
    .set({
      spenderId: 'sam',
      earnerId: 'eve',
      currency: 'EUR',
      amountMinor: 3000,
      attempt: 1,
      attemptAt: null,
      checkoutId: null,
      paymentId: null,
      movements: [],
      chargeback: null,
      dueAt: ago(ms),
      tries: 0,
      problem: null,
      createdAt: ago(HOUR_MS),
      updatedAt: ago(HOUR_MS),
    });

// None of them is at the provider.
const deps = { provider: {} as PaymentProvider, siteUrl: '' };

/** A run that has that long before it begins nothing more. */
const sweep = (seconds: number, behindAfterMs?: number) =>
  runLogged({ name: 'moveCharges', db, timeoutSeconds: 20 + seconds, behindAfterMs }, (run: Run) =>
    moveCharges.handler(run, deps),
  );

const lines = () => vi.mocked(logger.write).mock.calls.map(([line]) => line);
const alarms = () => vi.mocked(logger.error).mock.calls;

describe('a sweep whose time is up', () => {
  it('says so once if it leaves what has been due for ten minutes', async () => {
    await Promise.all([dueFor('old', 11 * MINUTE_MS), dueFor('older', 12 * MINUTE_MS)]);
    await sweep(0);
    expect(alarms()).toHaveLength(1);
    const [message, line] = alarms()[0] ?? [];
    expect(message).toBe('A sweep is behind');
    expect(line).toMatchObject({ function: 'moveCharges' });
    const { behindSeconds } = line as { behindSeconds: number };
    expect(behindSeconds).toBeGreaterThanOrEqual(12 * 60);
    expect(behindSeconds).toBeLessThan(13 * 60);
  });

  it('leaves what is younger without a word', async () => {
    await dueFor('young', 9 * MINUTE_MS);
    await sweep(0);
    expect(alarms()).toEqual([]);
    expect(lines()).toMatchObject([{ message: 'sweep', moved: 0 }]);
  });

  it('may leave more where runs are further apart', async () => {
    await dueFor('old', 50 * MINUTE_MS);
    await sweep(0, HOUR_MS);
    expect(alarms()).toEqual([]);
  });
});

describe('a sweep that catches up', () => {
  it('after an outage says how late it is, and raises no alarm', async () => {
    await Promise.all([dueFor('a', HOUR_MS), dueFor('b', 30 * MINUTE_MS)]);
    await sweep(60);
    expect(alarms()).toEqual([]);
    const [line] = lines();
    expect(line).toMatchObject({ function: 'moveCharges', moved: 2, failed: 0 });
    expect(line?.behindSeconds).toBeGreaterThanOrEqual(3600);
    await sweep(60);
    expect(lines().at(-1)).toMatchObject({ moved: 0, behindSeconds: 0 });
  });

  it('isn’t behind because of one that fails, which has its own line and its own time', async () => {
    await dueFor('stuck', HOUR_MS);
    await charges(db).doc('stuck').update({ paymentId: 'pi_1' });
    await sweep(60);
    expect(alarms().map(([message]) => message)).toEqual(['A payment could not be moved']);
  });
});
