import type { Ports } from '@hearthkin/emulators/launcher/ports';
import type { RulesFileName } from '../support/rules-file';
import type { TestName } from './test-session';
import type { Range } from './whole-text';

/**
 * How closely it is looked at which tests reach a condition. Looking after each test takes as long as
 * the tests do and finds the fewest to run, which pays where thousands of mutants are judged. After
 * each file is soon done, and every test of a file counts as reaching what one of them does.
 */
export type Grain = 'test' | 'file';

/** What a worker is asked, one thing at a time. */
export type Request =
  /** Which tests are there, and which conditions of the rules as they stand does each reach? */
  | { readonly kind: 'survey'; readonly file: RulesFileName; readonly grain: Grain }
  /** Does a test fail with these rules? The groups are run one after the other. */
  | {
      readonly kind: 'judge';
      readonly file: RulesFileName;
      readonly text: string;
      readonly groups: readonly (readonly TestName[])[];
    };

export interface SurveyedTest {
  readonly test: TestName;
  /** Conditions it reaches; null where that is not known. */
  readonly reached: readonly Range[] | null;
}

export type Answer =
  | { readonly kind: 'surveyed'; readonly tests: readonly SurveyedTest[] }
  | { readonly kind: 'judged'; readonly killedBy: TestName | null }
  | { readonly kind: 'problem'; readonly message: string };

/** How a worker gets to know its place: the variable that holds it as JSON. */
export const WORKER_VARIABLE = 'HEARTHKIN_MUTATION_WORKER';

export interface WorkerPlace {
  readonly ports: Ports;
  /** The Firestore project of this worker alone, whose rules it changes. */
  readonly projectId: string;
}
