import { BYTES } from './cases/bytes';
import { FUNCTIONS } from './cases/functions';
import type { LanguageCase } from './cases/language-case';
import { LISTS } from './cases/lists';
import { LITERALS } from './cases/literals';
import { MAPS } from './cases/maps';
import { NUMBERS } from './cases/numbers';
import { OPERATORS } from './cases/operators';
import { PATHS } from './cases/paths';
import { PRECEDENCE } from './cases/precedence';
import { STRINGS } from './cases/strings';
import { TIMES } from './cases/times';

/** Known behavior of the language, by topic. */
export const CASES: Readonly<Record<string, readonly LanguageCase[]>> = {
  literals: LITERALS,
  operators: OPERATORS,
  precedence: PRECEDENCE,
  strings: STRINGS,
  bytes: BYTES,
  'lists and sets': LISTS,
  maps: MAPS,
  paths: PATHS,
  times: TIMES,
  numbers: NUMBERS,
  functions: FUNCTIONS,
};
