import { expect, it } from 'vitest';
import { playMoneyStories } from './play-money-stories';

it('money stays right whatever fails, ends, is lost or comes twice, in 40 stories', async () => {
  const sample = { count: 40, seed: 20_261_125, project: 'demo-hearthkin-money' };
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
