import { describe, expect, it } from 'vitest';
import { ifUnchanged } from './if-unchanged';
import { untilStable } from './until-stable';

/** An error of the database, by its gRPC status. */
const failing = (code: number) => Promise.reject(Object.assign(new Error('refused'), { code }));

const [NOT_FOUND, ALREADY_EXISTS, PERMISSION_DENIED, FAILED_PRECONDITION] = [5, 6, 7, 9] as const;

describe('a commit on the condition that nothing changed', () => {
  it('tells whether something was changed, created or deleted meanwhile', async () => {
    expect(await ifUnchanged(Promise.resolve('done'))).toBe('done');
    for (const code of [NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION]) {
      expect(await ifUnchanged(failing(code))).toBeNull();
    }
    await expect(ifUnchanged(failing(PERMISSION_DENIED))).rejects.toThrow('refused');
  });
});

describe('a step until nothing is left to do', () => {
  it('is repeated after a change, and where something changed meanwhile', async () => {
    const outcomes = [
      async () => 'again',
      () => failing(FAILED_PRECONDITION),
      async () => 'stable',
    ];
    let steps = 0;
    await untilStable('It', () => outcomes[steps++]?.() as Promise<'stable' | 'again'>);
    expect(steps).toBe(3);
  });

  it('fails in the end if it never is stable', async () => {
    await expect(untilStable('It', async () => 'again')).rejects.toThrow('It kept changing');
  });
});
