import { describe, expect, it } from 'vitest';
import { progressToNext, tierOf } from './loyalty';

describe('tierOf', () => {
  it('is earned by the fifth, the tenth and the twentieth session', () => {
    const tiers = [0, 4, 5, 9, 10, 19, 20, 300].map(tierOf);
    const expected = [null, null, 'bronze', 'bronze', 'silver', 'silver', 'gold', 'gold'];
    expect(tiers).toEqual(expected);
  });
});

describe('progressToNext', () => {
  it('is the sessions completed over those the next tier asks for', () => {
    expect(progressToNext(0)).toEqual({ next: 'bronze', sessionsLeft: 5, percent: 0 });
    expect(progressToNext(4)).toEqual({ next: 'bronze', sessionsLeft: 1, percent: 80 });
    expect(progressToNext(5)).toEqual({ next: 'silver', sessionsLeft: 5, percent: 50 });
    expect(progressToNext(19)).toEqual({ next: 'gold', sessionsLeft: 1, percent: 95 });
  });

  it('ends with gold', () => {
    expect(progressToNext(20)).toBeNull();
  });
});
