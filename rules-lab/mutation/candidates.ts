import type { Mutant } from './mutant';
import type { TestName } from './test-session';
import type { Range } from './whole-text';
import type { SurveyedTest } from './worker-messages';

/** Which tests may notice a mutant, the likeliest first; learns from those that noticed others. */
export class Candidates {
  readonly #tests: readonly SurveyedTest[];
  readonly #noticed = new Map<string, TestName[]>();

  constructor(tests: readonly SurveyedTest[]) {
    this.#tests = tests;
  }

  /** Groups to run one after the other: tests that noticed a mutant near this one, then the rest. */
  groupsFor(mutant: Mutant): TestName[][] {
    const tests = this.#reaching(mutant);
    const known = this.#noticed.get(mutant.label) ?? [];
    const isKnown = ({ id }: TestName) => known.some((test) => test.id === id);
    const first = tests.filter(isKnown);
    const rest = tests.filter((test) => !isKnown(test));
    return [first, rest].filter((group) => group.length > 0);
  }

  noticed({ label }: Mutant, test: TestName): void {
    const known = this.#noticed.get(label) ?? [];
    this.#noticed.set(label, [test, ...known.filter(({ id }) => id !== test.id)].slice(0, 3));
  }

  /** Rules decide the same for a test that does not reach the condition which was changed. */
  #reaching({ start, end }: Mutant): TestName[] {
    const around = this.#tests
      .flatMap(({ reached }) => reached ?? [])
      .filter((range) => range.start <= start && end <= range.end);
    const inmost = around.reduce<Range | null>(
      (best, range) => (best && best.end - best.start <= range.end - range.start ? best : range),
      null,
    );
    const isReached = ({ reached }: SurveyedTest) =>
      inmost === null ||
      reached === null ||
      reached.some((range) => range.start === inmost.start && range.end === inmost.end);
    return this.#tests.filter(isReached).map(({ test }) => test);
  }
}
