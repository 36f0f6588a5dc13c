import type { CallableName } from '@hearthkin/domain/callables';
import * as fc from 'fast-check';
import type { Actor } from '../../support/actors';
import { type Answer, callFunction } from '../../support/call-function';
import { bent, changed, placesOf } from './bent';
import { CASES } from './callable-cases';
import { makeScene, type Scene } from './scene';

/** How many inputs one scene serves: what an act ends is there again for the next ones. */
const PER_SCENE = 100;

/** Texts that a store, a path or an address can't hold, and inputs that are none. */
const ODD_TEXTS = ['\ud800', '\u0000', 'a/b', '/', 'users/x', '%2e%2e%2f', 'x'.repeat(2000)];
const NO_INPUTS: readonly unknown[] = [
  null,
  undefined,
  [],
  'text',
  7,
  [[[[]]]],
  // A whole number of another value is answered as internal by firebase-functions, before our code.
  { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '7' },
];

/** What became of the inputs of one callable. */
export interface Findings {
  readonly name: CallableName;
  /** How often each code was answered; `ok` for a result. */
  readonly codes: Readonly<Record<string, number>>;
  /** Inputs that were answered by an internal error. */
  readonly broken: readonly { readonly input: unknown; readonly answer: string }[];
  /** Of one call, in ms. */
  readonly slowestMs: number;
}

/** Inputs like the accepted one, and the accepted one itself. */
function inputsLike(input: object): fc.Arbitrary<unknown> {
  const places = placesOf(input).filter((path) => path.length > 0);
  const odd = fc
    .tuple(fc.nat(Math.max(0, places.length - 1)), fc.constantFrom(...ODD_TEXTS))
    .map(([at, text]) => changed(input, places[at] ?? [], text));
  return fc.oneof(
    { weight: 6, arbitrary: bent(input) },
    { weight: 2, arbitrary: fc.constant(input) },
    { weight: 1, arbitrary: fc.constantFrom(...NO_INPUTS) },
    { weight: 2, arbitrary: odd },
  );
}

interface Sample {
  readonly count: number;
  /** The same seed sends the same. */
  readonly seed: number;
  /** The scene of all inputs; otherwise new ones. */
  readonly scene?: Scene;
}

/** Sends inputs to a callable, by people who may call it. */
export async function fuzzCallable(
  name: CallableName,
  { count, seed, scene }: Sample,
): Promise<Findings> {
  const codes: Record<string, number> = {};
  const broken: { input: unknown; answer: string }[] = [];
  const send = (by: Actor | null, sent: unknown, index: number): Promise<Answer> =>
    // Another network each time, so that its limits aren't all that answers.
    callFunction(name, sent, by, { 'x-forwarded-for': `198.51.100.${index}` }).catch(
      (error: unknown) => ({ status: 500, code: String(error) }),
    );
  let slowestMs = 0;
  for (let begun = 0; begun < count; begun += PER_SCENE) {
    const { by, input } = CASES[name](scene ?? (await makeScene()));
    const numRuns = Math.min(PER_SCENE, count - begun);
    const inputs = fc.sample(inputsLike(input), { numRuns, seed: seed + begun });
    // The emulator starts a process for the first call, which isn't measured.
    await send(by, input, 0);
    for (const [index, sent] of inputs.entries()) {
      const began = performance.now();
      const { status, code = 'ok' } = await send(by, sent, index);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      codes[code] = (codes[code] ?? 0) + 1;
      if (status >= 500) broken.push({ input: sent, answer: code });
    }
  }
  return { name, codes, broken, slowestMs };
}
