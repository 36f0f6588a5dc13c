import { expressionRules, PER_REQUEST } from './expression-rules';
import { type OfficialValue, officialText } from './official-values';
import type { ExpressionOutcome } from './outcome';

/** More would come near the maximum size of a ruleset. */
const PER_RULESET = 400;

/** A bug of the official engine: it returns an unknown error. */
const BREAKDOWN: ExpressionOutcome = { kind: 'breakdown' };

interface CoverageNode {
  sourcePosition?: { currentOffset?: number };
  values?: { value: OfficialValue }[];
  children?: CoverageNode[];
}

interface RulesIssue {
  severity: string;
  description: string;
  sourcePosition?: { line?: number; column?: number };
}

/** The rules engine inside the official Firestore emulator, used as a calculator. */
export class OfficialEngine {
  readonly #origin: string;
  readonly #projectId: string;

  /** @param projectId used by nothing else: its rules are replaced */
  constructor(firestoreHost: string, projectId: string) {
    this.#origin = `http://${firestoreHost}`;
    this.#projectId = projectId;
  }

  async evaluate(expressions: readonly string[]): Promise<ExpressionOutcome[]> {
    const outcomes: ExpressionOutcome[] = [];
    for (let start = 0; start < expressions.length; start += PER_RULESET) {
      outcomes.push(...(await this.#batch(expressions.slice(start, start + PER_RULESET))));
    }
    return outcomes;
  }

  /** Whether a rules file fails to load. */
  async refuses(text: string): Promise<boolean> {
    const errors = await this.#issues(text);
    return errors === undefined || errors.length > 0;
  }

  async #batch(expressions: readonly string[]): Promise<ExpressionOutcome[]> {
    const rejected = await this.#load(expressions);
    if (!rejected) return this.#halves(expressions);
    const loaded = expressions.filter((_each, index) => !rejected.has(index));
    const evaluated = await this.#evaluateLoaded(loaded);
    let next = 0;
    return expressions.map((_each, index): ExpressionOutcome => {
      const message = rejected.get(index);
      if (message !== undefined) return { kind: 'rejected', message };
      next += 1;
      return evaluated[next - 1] ?? BREAKDOWN;
    });
  }

  /** An expression can break the official compiler, and with it the whole ruleset. */
  async #halves(expressions: readonly string[]): Promise<ExpressionOutcome[]> {
    if (expressions.length <= 1) return expressions.map(() => BREAKDOWN);
    const middle = Math.ceil(expressions.length / 2);
    return [
      ...(await this.#batch(expressions.slice(0, middle))),
      ...(await this.#batch(expressions.slice(middle))),
    ];
  }

  /** Loads the expressions that can be, and returns the errors of the others. */
  async #load(expressions: readonly string[]): Promise<Map<number, string> | undefined> {
    const rejected = new Map<number, string>();
    for (;;) {
      const kept = expressions.flatMap((_each, index) => (rejected.has(index) ? [] : [index]));
      const rules = expressionRules(kept.map((index) => expressions[index] ?? ''));
      const errors = await this.#issues(rules.text);
      if (!errors) return undefined;
      if (errors.length === 0) return rejected;
      // Only the first error is reliable; later ones may be consequences.
      const [first] = errors.toSorted((a, b) => brokenLine(a) - brokenLine(b));
      const index = first && kept[rules.lines.indexOf(brokenLine(first))];
      if (first && index !== undefined) {
        rejected.set(index, first.description);
        continue;
      }
      if (kept.length > 1) return undefined;
      for (const index of kept) rejected.set(index, errors[0]?.description ?? '');
    }
  }

  async #issues(text: string): Promise<RulesIssue[] | undefined> {
    const path = `/emulator/v1/projects/${this.#projectId}:securityRules`;
    const files = [{ name: 'security.rules', content: text }];
    const body = JSON.stringify({ ignore_errors: true, rules: { files } });
    const answer = await this.#fetch(path, { method: 'PUT', body });
    if (!answer.ok) return undefined;
    const { issues = [] } = (await answer.json()) as { issues?: RulesIssue[] };
    return issues.filter(({ severity }) => severity === 'ERROR');
  }

  async #evaluateLoaded(expressions: readonly string[]): Promise<ExpressionOutcome[]> {
    const { offsets } = expressionRules(expressions);
    const groups = Math.ceil(expressions.length / PER_REQUEST);
    const failed: number[] = [];
    for (let group = 0; group < groups; group += 1) {
      const answer = await this.#get(group);
      if (answer !== 404) failed.push(group);
    }
    const found = await this.#outcomes();
    const outcomes = offsets.map((offset) => found.get(offset));
    for (const group of failed) await this.#evaluateSingly(group, expressions, outcomes);
    return outcomes.map((outcome) => outcome ?? BREAKDOWN);
  }

  /** An expression that breaks the engine affects its group, so each is evaluated alone. */
  async #evaluateSingly(
    group: number,
    expressions: readonly string[],
    outcomes: (ExpressionOutcome | undefined)[],
  ): Promise<void> {
    const start = group * PER_REQUEST;
    if (expressions.length === 1) {
      outcomes[0] = BREAKDOWN;
      return;
    }
    for (const [index, expression] of expressions.slice(start, start + PER_REQUEST).entries()) {
      const [outcome] = await this.#batch([expression]);
      outcomes[start + index] = outcome;
    }
  }

  async #get(group: number): Promise<number> {
    const documents = `/v1/projects/${this.#projectId}/databases/(default)/documents`;
    const answer = await this.#fetch(`${documents}/group${group}/x`);
    await answer.body?.cancel();
    return answer.status;
  }

  /** The outcome of each call of `same`, by its offset. */
  async #outcomes(): Promise<Map<number, ExpressionOutcome>> {
    const answer = await this.#fetch(`/emulator/v1/projects/${this.#projectId}:ruleCoverage`);
    const { report = [] } = (await answer.json()) as { report?: CoverageNode[] };
    const outcomes = new Map<number, ExpressionOutcome>();
    for (const { sourcePosition, children = [] } of report) {
      const [call] = children;
      const value = call?.values?.map((each) => each.value).find((each) => !isUnread(each));
      if (value) outcomes.set(sourcePosition?.currentOffset ?? 0, outcomeFrom(value));
    }
    return outcomes;
  }

  #fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(this.#origin + path, {
      ...init,
      headers: { 'content-type': 'application/json' },
    });
  }
}

/** An unterminated expression is reported at the first word of the next line. */
function brokenLine({ sourcePosition: { line = 0, column = 0 } = {} }: RulesIssue): number {
  return column === 1 ? line - 1 : line;
}

/** The outcome of a condition while its document hasn't been read. */
function isUnread({ undefined: failure }: OfficialValue): boolean {
  return failure !== undefined && Object.keys(failure).length === 0;
}

function outcomeFrom(value: OfficialValue): ExpressionOutcome {
  if (value.undefined) return { kind: 'error', message: value.undefined.causeMessage ?? '' };
  return { kind: 'value', text: officialText(value) };
}
