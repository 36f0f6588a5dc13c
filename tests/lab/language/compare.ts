import * as fc from 'fast-check';
import { expressions } from './generator';
import type { OfficialEngine } from './official-engine';
import type { ExpressionOutcome } from './outcome';
import { evaluateOwn, everyError } from './own-engine';

export interface Difference {
  readonly expression: string;
  readonly official: ExpressionOutcome;
  readonly own: ExpressionOutcome;
}

/** The expressions for which the two engines differ: value, error or refusal to load. */
export async function differences(
  engine: OfficialEngine,
  expressions: readonly string[],
): Promise<Difference[]> {
  const official = await engine.evaluate(expressions);
  return expressions.flatMap((expression, index) => {
    const theirs = official[index];
    const own = evaluateOwn(expression);
    if (!theirs) throw new Error('The official engine left out an expression.');
    return agree(expression, theirs, own) ? [] : [{ expression, official: theirs, own }];
  });
}

/** Expressions between two progress lines. */
const PROGRESS_EVERY = 2_000;

/** Compares random expressions; the same seed gives the same ones. */
export async function sampleDifferences(
  engine: OfficialEngine,
  { count, seed }: { count: number; seed: number },
  say: (line: string) => void = () => undefined,
): Promise<Difference[]> {
  const sample = fc.sample(expressions(), { seed, numRuns: count });
  const found: Difference[] = [];
  for (let start = 0; start < count; start += PROGRESS_EVERY) {
    found.push(...(await differences(engine, sample.slice(start, start + PROGRESS_EVERY))));
    const done = Math.min(start + PROGRESS_EVERY, count);
    say(`${done} of ${count} expressions compared, ${found.length} differences`);
  }
  return found;
}

function agree(expression: string, official: ExpressionOutcome, own: ExpressionOutcome): boolean {
  // If the official engine breaks down, ours must not return a value.
  if (official.kind === 'breakdown') return own.kind !== 'value';
  if (official.kind === 'value' && own.kind === 'value') {
    return comparable(official.text) === comparable(own.text);
  }
  if (official.kind === 'error' && own.kind === 'error') {
    return sameError(official.message, own.message) || isAnotherError(expression, official.message);
  }
  return official.kind === own.kind;
}

/** Errors whose wording differs on purpose; only that there is an error must agree. */
const OWN_MESSAGES =
  /^(?:Invalid replacement|Unknown unit|Invalid Path Template|Unable to decode|Duration is not valid)/;

function sameError(official: string, own: string): boolean {
  return comparable(official) === comparable(own) || OWN_MESSAGES.test(own);
}

/** If an expression has several errors, either may be reported. */
function isAnotherError(expression: string, official: string): boolean {
  return everyError(expression).some((message) => sameError(official, message));
}

/** A text without the differences that are allowed. */
function comparable(text: string): string {
  const [rest = '', expected] = text
    .replace(/\/group\d+\//g, '/group0/')
    // Only queries have constraints, and only in Firestore rules.
    .replace(/, constraint [<>]=? any, any [<>]=? constraint\./, '.')
    // Java before 19 prints more digits than needed.
    .replace(/\d+\.\d+E\d+/g, (digits) => String(Number(digits)))
    .split(' Expected: ');
  if (expected === undefined) return rest;
  // The official engine lists the expected tokens in random order.
  return `${rest} Expected: ${expected.replace(/\.$/, '').split(', ').toSorted().join(', ')}`;
}
