import type { RulesFile, Service } from './ast';
import { check } from './check/check';
import type { Issue } from './issue';
import { parseRules } from './parser';
import type { Source } from './source';

/** Loaded rules without errors. */
export interface Ruleset {
  readonly version: 1 | 2;
  readonly source: Source;
  readonly tree: RulesFile;
}

/** Parses and checks a rules file. With errors there is no ruleset. */
export function loadRuleset(source: Source): { ruleset?: Ruleset; issues: readonly Issue[] } {
  const { tree, issues } = parseRules(source);
  if (!tree) return { issues };
  const found = check(tree, source);
  if (found.some(({ severity }) => severity === 'error')) return { issues: found };
  return { ruleset: { version: tree.version, source, tree }, issues: found };
}

export function serviceOf(ruleset: Ruleset, name: string): Service | undefined {
  return ruleset.tree.services.find((service) => service.name.text === name);
}
