import { CONDITIONS } from './conditions';
import { DECLARED_FUNCTIONS } from './declared-functions';
import { MATCHES } from './matches';
import type { RulesetCase } from './ruleset-case';
import { SERVICES } from './services';

/** Whole rules files. */
export const RULESETS: readonly RulesetCase[] = [
  ...MATCHES,
  ...SERVICES,
  ...DECLARED_FUNCTIONS,
  ...CONDITIONS,
];
