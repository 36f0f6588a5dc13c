import { describe, expect, it } from 'vitest';
import { pacer } from './pacer';

describe('a pacer', () => {
  it('lets so many begin a second, also of those that come at once', async () => {
    const turn = pacer(100);
    const began = performance.now();
    const times = await Promise.all(
      Array.from({ length: 11 }, async () => {
        await turn();
        return performance.now() - began;
      }),
    );
    // A timer may fire a part of a millisecond early.
    for (const [index, ms] of times.entries()) expect(ms).toBeGreaterThan(index * 10 - 2);
  });

  it('saves up nothing while it isn’t asked', async () => {
    const turn = pacer(50);
    await turn();
    await new Promise((resolve) => setTimeout(resolve, 60));
    const began = performance.now();
    await turn();
    await turn();
    expect(performance.now() - began).toBeGreaterThan(18);
  });
});
