import { expect, it } from 'vitest';
import { sampleSize } from '../support/sample';
import { playMoneyStories } from './play-money-stories';

it('money stays right whatever fails, ends, is lost or comes twice', { timeout: 0 }, async () => {
  const sample = { ...sampleSize(40, 20_261_125), project: 'demo-hearthkin-money' };
  const { outcomes, broken } = await playMoneyStories(sample);
  expect(broken).toEqual([]);
  const reached = new Set(Object.values(outcomes).flatMap((counts) => Object.keys(counts)));
  expect([...reached]).toEqual(
    expect.arrayContaining(['done', 'process ended', 'payment-unavailable', 'paid', 'declined']),
  );
  expect(outcomes.webhook).toMatchObject({
    now: expect.any(Number),
    lost: expect.any(Number),
    twice: expect.any(Number),
    late: expect.any(Number),
  });
});
