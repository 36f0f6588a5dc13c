import { describe, expect, it } from 'vitest';
import { allDone } from './all-done';

describe('allDone', () => {
  it('waits for the slowest', async () => {
    const done: string[] = [];
    const slow = new Promise((resolve) => setImmediate(resolve)).then(() => done.push('slow'));
    await allDone([slow, Promise.resolve().then(() => done.push('fast'))]);
    expect(done).toEqual(['fast', 'slow']);
  });

  it('lets the others finish if one fails, and then fails', async () => {
    const done: string[] = [];
    const slow = new Promise((resolve) => setImmediate(resolve)).then(() => done.push('slow'));
    const failing = Promise.reject(new Error('no mail'));
    await expect(allDone([failing, slow])).rejects.toThrow('no mail');
    expect(done).toEqual(['slow']);
  });
});
