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

/** The expressions on which the two engines do not agree: value, error or refusal to load. */
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

/** Expressions between two lines of progress. */
const PORTION = 2_000;

/** Compares a sample of generated expressions; the same seed gives the same ones. */
export async function sampleDifferences(
  engine: OfficialEngine,
  { count, seed }: { count: number; seed: number },
  say: (line: string) => void = () => undefined,
): Promise<Difference[]> {
  const sample = fc.sample(expressions(), { seed, numRuns: count });
  const found: Difference[] = [];
  for (let start = 0; start < count; start += PORTION) {
    found.push(...(await differences(engine, sample.slice(start, start + PORTION))));
    const done = Math.min(start + PORTION, count);
    say(`${done} of ${count} expressions compared, ${found.length} differences`);
  }
  return found;
}

function agree(expression: string, official: ExpressionOutcome, own: ExpressionOutcome): boolean {
  // Where the official engine breaks down ours has to refuse: such a request is not let through.
  if (official.kind === 'breakdown') return own.kind !== 'value';
  if (official.kind === 'value' && own.kind === 'value') {
    return comparable(official.text) === comparable(own.text);
  }
  if (official.kind === 'error' && own.kind === 'error') {
    return sameError(official.message, own.message) || isAnotherError(expression, official.message);
  }
  return official.kind === own.kind;
}

/** Errors whose words differ on purpose; that there is one is all that has to agree. */
const OWN_WORDS =
  /^(?:Invalid replacement|Unknown unit|Invalid Path Template|Unable to decode|Duration is not valid)/;

function sameError(official: string, own: string): boolean {
  return comparable(official) === comparable(own) || OWN_WORDS.test(own);
}

/** Which of several errors in one expression is told is no part of the language. */
function isAnotherError(expression: string, official: string): boolean {
  return everyError(expression).some((message) => sameError(official, message));
}

/** A text without what two right engines may do differently. */
function comparable(text: string): string {
  const [rest = '', expected] = text
    .replace(/\/group\d+\//g, '/group0/')
    // Queries are what has constraints, and only Firestore's rules meet those.
    .replace(/, constraint [<>]=? any, any [<>]=? constraint\./, '.')
    // Java before 19 writes more digits than a float needs.
    .replace(/\d+\.\d+E\d+/g, (digits) => String(Number(digits)))
    .split(' Expected: ');
  if (expected === undefined) return rest;
  // The official engine lists what it expected in no order of its own.
  return `${rest} Expected: ${expected.replace(/\.$/, '').split(', ').toSorted().join(', ')}`;
}
