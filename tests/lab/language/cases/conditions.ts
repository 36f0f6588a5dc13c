import { inDocuments, inMatch, type RulesetCase } from './ruleset-case';

/** Conditions: names, arguments and signs. */
export const CONDITIONS: readonly RulesetCase[] = [
  [
    'an unknown variable',
    inMatch('allow get: if reader == 1;'),
    ['warning: Invalid variable name: reader. @4:35'],
  ],
  [
    'an unknown function',
    inMatch('allow get: if nothing() == 1;'),
    ['warning: Invalid function name: nothing. @4:35'],
  ],
  [
    'an unknown method',
    inMatch('allow get: if id.nothing() == 1;'),
    ['warning: Invalid function name: nothing. @4:38'],
  ],
  [
    'an unknown member of a package',
    inMatch('allow get: if math.nothing(1) == 1;'),
    ['warning: Invalid function name: math.nothing. @4:40'],
  ],
  [
    'too many arguments',
    inMatch('allow get: if math.abs(1, 2) == 1;'),
    ['warning: Incorrect number of arguments supplied to function: math.abs. @4:40'],
  ],
  [
    `too few arguments for a function of one's own`,
    inDocuments('function f(a) { return a; } match /t/{id} { allow get: if f(); }'),
    ['warning: Incorrect number of arguments supplied to function: f. @4:63'],
  ],
  [
    'an unknown type',
    inMatch('allow get: if id is text;'),
    [
      `error: Unknown type 'text'. Expected one of bool, bytes, constraint, duration, float, int, latlng, list, map, map_diff, number, path, set, string, timestamp, vector. @4:41`,
    ],
  ],
  [
    'a pattern that is none',
    inDocuments(`match /t/{id} { allow get: if id.matches('('); }`),
    ['error: Invalid regular expression pattern. Pattern: (. @4:46'],
  ],
  ['a pattern of replace that is none', inMatch(`allow get: if id.replace('(', '') == '';`), []],
  [
    'a string that is not closed',
    inMatch(`allow get: if id == 'x;`),
    [`error: Missing a closing ' @4:41`],
  ],
  [
    'a comment that is not closed',
    inMatch('allow get: if true; /* '),
    ['error: Missing a closing */ @4:41'],
  ],
  ['a sign of no meaning', inMatch(`allow get: if id # 'x';`), [`error: Unexpected '#'. @4:38`]],
  ['an assignment', inMatch(`allow get: if id = 'x';`), [`error: Unexpected '='. @4:38`]],
];
