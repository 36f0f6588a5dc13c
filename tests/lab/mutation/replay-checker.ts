import type { Expression } from '@hearthkin/storage-rules/ast';
import { descendants } from '@hearthkin/storage-rules/walk';
import { type RecordedRequest, replay } from '../replay/recorded-request';
import { parseRulesText, type Rules, rulesetOf } from '../rules-file';
import { type Mutant, mutated } from './mutant';

/** Checks mutants of a rules file with the recorded requests of the rules tests. */
export class ReplayChecker {
  /** Requests that the interpreter decides differently from the emulator. */
  readonly unfaithful: readonly RecordedRequest[];
  readonly #rules: Rules;
  readonly #requests: readonly RecordedRequest[];
  /** Requests that evaluate each expression; outer expressions come first. */
  readonly #evaluatedBy = new Map<Expression, RecordedRequest[]>();

  constructor(rules: Rules, requests: readonly RecordedRequest[]) {
    this.#rules = rules;
    for (const { expression } of rules.roots) {
      for (const one of descendants(expression)) this.#evaluatedBy.set(one, []);
    }
    const ruleset = rulesetOf(rules);
    this.unfaithful = requests.filter((request) => {
      const evaluated = new Set<Expression>();
      const allowed = replay(ruleset, request, (node) => evaluated.add(node));
      for (const node of evaluated) this.#evaluatedBy.get(node)?.push(request);
      return allowed !== request.allowed;
    });
    this.#requests = requests;
  }

  /** The first request that the mutant decides differently, or null. */
  killerOf(mutant: Mutant): RecordedRequest | null {
    const changed = rulesetOf(parseRulesText(mutant.file, mutated(this.#rules, mutant)));
    return (
      this.#reaching(mutant).find((request) => replay(changed, request) !== request.allowed) ?? null
    );
  }

  /** The others don't reach the change, so their decision is the same. */
  #reaching({ start, end }: Mutant): readonly RecordedRequest[] {
    const isAround = ({ span }: Expression) => span.start <= start && end <= span.end;
    const innermost = [...this.#evaluatedBy.keys()].filter(isAround).at(-1);
    return (innermost && this.#evaluatedBy.get(innermost)) ?? this.#requests;
  }
}
