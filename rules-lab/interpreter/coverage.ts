import type { Expression, FunctionDeclaration, MatchBlock } from './ast';
import type { Ruleset } from './ruleset';
import type { Source } from './source';
import type { Outcome } from './types/value';
import { children } from './walk';

/** A value as the official engine's coverage shows it; only conditions matter, so only bools do. */
type ReportedValue =
  | { boolValue: boolean }
  | { undefined: { causeMessage: string } }
  | { otherValue: string };

/** An expression with the outcomes it had, in the form of the official engine's rule coverage. */
export interface CoverageNode {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: ReportedValue; count: number }[];
  children?: CoverageNode[];
}

/** How often each expression had which outcome, by its place, so that equal rules add up. */
export class Coverage {
  readonly #counts = new Map<string, Map<string, { value: ReportedValue; count: number }>>();

  count(node: Expression, outcome: Outcome): void {
    const value = reported(outcome);
    const place = placeOf(node);
    const values = this.#counts.get(place) ?? new Map();
    this.#counts.set(place, values);
    const key = JSON.stringify(value);
    const counted = values.get(key) ?? { value, count: 0 };
    counted.count += 1;
    values.set(key, counted);
  }

  /** A tree for each condition and each function's body and variables. */
  toReport({ tree, source }: Ruleset): { report: CoverageNode[] } {
    const roots = [
      ...tree.functions.flatMap(expressionsOf),
      ...tree.services.flatMap(({ functions, matches }) => [
        ...functions.flatMap(expressionsOf),
        ...matches.flatMap(conditionsOf),
      ]),
    ];
    return { report: roots.map((root) => this.#node(root, source)) };
  }

  #node(expression: Expression, source: Source): CoverageNode {
    const { start, end } = expression.span;
    const values = [...(this.#counts.get(placeOf(expression))?.values() ?? [])];
    const parts = children(expression).map((child) => this.#node(child, source));
    return {
      sourcePosition: { ...source.position(start), currentOffset: start, endOffset: end - 1 },
      ...(values.length > 0 && { values }),
      ...(parts.length > 0 && { children: parts }),
    };
  }
}

function placeOf({ span, kind }: Expression): string {
  return `${span.start}-${span.end}-${kind}`;
}

function reported(outcome: Outcome): ReportedValue {
  if (outcome.type === 'bool') return { boolValue: outcome.value };
  if (outcome.type === 'failure') return { undefined: { causeMessage: outcome.message } };
  return { otherValue: outcome.type };
}

function expressionsOf({ lets, body }: FunctionDeclaration): Expression[] {
  return [...lets.map(({ value }) => value), body];
}

function conditionsOf({ functions, allows, matches }: MatchBlock): Expression[] {
  return [
    ...functions.flatMap(expressionsOf),
    ...allows.flatMap(({ condition }) => condition ?? []),
    ...matches.flatMap(conditionsOf),
  ];
}
