import { inDocuments, inMatch, type RulesetCase } from './ruleset-case';

/** Matches with their paths and allows. */
export const MATCHES: readonly RulesetCase[] = [
  ['a condition without a semicolon', inMatch('allow get: if true'), []],
  ['an allow without a condition', inMatch('allow get, list;'), []],
  ['two allows without semicolons', inMatch('allow get allow list'), []],
  [
    'an allow with nothing behind its colon',
    inMatch('allow get: ;'),
    [`error: Unexpected ';'. Expected 'if'. @4:32`],
  ],
  [
    'an allow without if',
    inMatch('allow get: true;'),
    [`error: Missing 'if' before conditional expression. @4:32`],
  ],
  [
    'an allow without an expression',
    inMatch('allow get: if ;'),
    [`error: Missing conditional expression after 'if'. @4:35`],
  ],
  [
    'an allow with a comma too many',
    inMatch('allow get, : if true;'),
    [`error: Unexpected ':'. @4:32`],
  ],
  ['an allow of nothing', inMatch('allow : if true;'), [`error: Unexpected ':'. @4:27`]],
  [
    'a method there is none of',
    inMatch('allow fetch: if true;'),
    ['warning: Invalid method name: fetch. @4:27'],
  ],
  ['a semicolon too many', inMatch('allow get: if true;;'), [`error: Unexpected ';'. @4:40`]],
  [
    'a match without its word',
    inDocuments('/t/{id} { allow get: if true; }'),
    [`error: Missing 'match' keyword before path. @4:5`],
  ],
  [
    'a path without its slash',
    inDocuments('match t/{id} { allow get: if true; }'),
    [`error: Unexpected 't'. Expected '/'. @4:11`],
  ],
  [
    'a path that ends in a slash',
    inDocuments('match /t/ { allow get: if true; }'),
    [`error: Unexpected 'allow'. @4:17`],
  ],
  [
    'a path that is a slash',
    inDocuments('match / { allow get: if true; }'),
    [`error: Unexpected 'allow'. @4:15`],
  ],
  [
    'a path with a bound expression',
    inDocuments('match /$(a) { allow get: if true; }'),
    [`error: Forward slash '/' found where identifier or binding expected. @4:12`],
  ],
  [
    'a capture stuck to a name',
    inDocuments('match /t{id} { allow get: if true; }'),
    [`error: Unexpected 'id'. @4:14`],
  ],
  [
    'a capture named like a word of the language',
    inDocuments('match /{if} { allow get: if true; }'),
    [`error: Unexpected 'if'. @4:13`],
  ],
  [
    'a capture named twice',
    inDocuments('match /{a}/{a} { allow get: if true; }'),
    ['error: Variable a already exists in the path. @4:15'],
  ],
  [
    'a capture named again further in',
    inDocuments(`match /{a} { match /{a} { allow get: if a == 'x'; } }`),
    [],
  ],
  [
    'a capture named like a package',
    inDocuments('match /{math} { allow get: if true; }'),
    ['error: math is a package and cannot be used as variable name. @4:11'],
  ],
  ['a capture named like a global', inDocuments('match /{request} { allow get: if true; }'), []],
  [
    'a capture that is not closed',
    inDocuments('match /{a { allow get: if true; }'),
    [`error: Expected '}' at end of capture expression @4:15`],
  ],
  ['a glob', inDocuments('match /{a=**} { allow get: if true; }'), []],
  ['a glob in the middle', inDocuments('match /{a=**}/b { allow get: if true; }'), []],
  ['a glob of one', inDocuments('match /{a=*} { allow get: if true; }'), []],
  ['spaces inside a capture', inDocuments('match /t/{ id = ** } { allow get: if true; }'), []],
  ['spaces between segments', inDocuments('match /t /{id} { allow get: if true; }'), []],
  [
    'odd signs in a segment',
    inDocuments('match /t.x-y_z~/a%20b/(default)/a:b/a@b { allow get: if true; }'),
    [],
  ],
  [
    'two globs in one path',
    inDocuments('match /{a=**}/{b=**} { allow get: if true; }'),
    [
      'error: Invalid glob match expression. Only one glob match is permitted in a match declaration path. @4:18',
    ],
  ],
  [
    'two globs in nested paths',
    inDocuments('match /{a=**} { match /{b=**} { allow get: if true; } }'),
    [
      'error: Invalid glob match expression. Only one glob match is permitted in a match declaration path. @4:27',
    ],
  ],
  [
    'a glob in the middle in version 1',
    'service cloud.firestore { match /{a=**}/b { allow get: if true; } }',
    [
      'error: Invalid glob match expression. Glob matches are permitted as the last segment only. @1:33',
    ],
  ],
  [
    'a match without a body',
    inDocuments('match /t/{id} { }'),
    [`error: The 'match' body must contain at least one declaration. @4:21`],
  ],
  [
    '100 segments',
    withPath('/s'.repeat(100)),
    ['warning: Ruleset uses old version (version [1]). @1:1'],
  ],
  [
    '101 segments',
    withPath('/s'.repeat(101)),
    ['error: Maximum allowed path length of 100 is reached. @1:33'],
  ],
  [
    '20 captures',
    withPath(captures(20)),
    ['warning: Ruleset uses old version (version [1]). @1:1'],
  ],
  [
    '21 captures',
    withPath(captures(21)),
    ['error: Maximum allowed amount of 20 match field variables is reached. @1:33'],
  ],
];

function withPath(path: string): string {
  return `service cloud.firestore { match ${path} { allow get: if true; } }`;
}

function captures(count: number): string {
  return Array.from({ length: count }, (_each, index) => `/{s${index}}`).join('');
}
