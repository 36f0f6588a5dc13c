import { CALLABLE_INPUTS, type CallableName } from '@hearthkin/domain/callables';
import { beforeAll, describe, expect, it } from 'vitest';
import { fuzzCallable } from './fuzz-callable';
import { makeScene, type Scene } from './scene';

// `npm run functions:fuzz` sends many more.
const SAMPLE = { count: 6, seed: 7 };

let scene: Scene;

beforeAll(async () => {
  scene = await makeScene();
});

describe.each(Object.keys(CALLABLE_INPUTS) as CallableName[])('%s', (name) => {
  it('answers every input without an internal error', async () => {
    expect((await fuzzCallable(name, { ...SAMPLE, scene })).broken).toEqual([]);
  });
});
