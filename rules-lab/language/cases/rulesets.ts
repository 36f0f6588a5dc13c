/**
 * A rules file and its issues: `severity: message @line:column`. One long table, because a case is read
 * next to its neighbours and nothing else uses it.
 */
type RulesetCase = readonly [name: string, text: string, issues: readonly string[]];

/** Rules inside the documents block, starting in line 4. */
function inDocuments(rules: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${rules}
  }
}`;
}

function inMatch(rules: string): string {
  return inDocuments(`match /t/{id} { ${rules} }`);
}

function withPath(path: string): string {
  return `service cloud.firestore { match ${path} { allow get: if true; } }`;
}

function captures(count: number): string {
  return Array.from({ length: count }, (_each, index) => `/{s${index}}`).join('');
}

function withLets(count: number): string {
  const lets = Array.from({ length: count }, (_each, index) => `let a${index} = 1; `).join('');
  return `function f() { ${lets}return 1; }`;
}

/** Functions that each call the previous one. */
function chain(count: number): string {
  const calls = Array.from(
    { length: count - 1 },
    (_each, index) => `function c${index + 2}() { return c${index + 1}(); }`,
  );
  return `function c1() { return 1; } ${calls.join(' ')}`;
}

export const RULESETS: readonly RulesetCase[] = [
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
    'a service without a body',
    'service cloud.firestore { }',
    [`error: The 'service' body must contain at least one declaration. @1:27`],
  ],
  [
    'an unknown service',
    'service foo.bar { match /a { allow get: if true; } }',
    [
      'warning: Ruleset uses old version (version [1]). @1:1',
      'warning: Invalid service name: foo.bar. @1:9',
    ],
  ],
  [
    'two services',
    'service cloud.firestore { match /a { allow get: if true; } } service firebase.storage { match /a { allow get: if true; } }',
    ['warning: Ruleset uses old version (version [1]). @1:1'],
  ],
  [
    'a service twice',
    'service cloud.firestore { match /a { allow get: if true; } } service cloud.firestore { match /a { allow get: if true; } }',
    ['error: Duplicate service name declaration. @1:70'],
  ],
  [
    'an allow in a service',
    'service cloud.firestore { allow get: if true; }',
    [`error: Unexpected 'allow'. @1:27`],
  ],
  ['no service', `rules_version = '2';`, [`error: Unexpected '<EOF>'. @1:21`]],
  ['nothing', '', [`error: Unexpected '<EOF>'. @1:1`]],
  ['a comment', '// nothing', [`error: Unexpected '<EOF>'. @1:11`]],
  [
    'only functions',
    'function f() { return 1; }',
    ['warning: Ruleset uses old version (version [1]). @1:1', 'warning: Unused function: f. @1:10'],
  ],
  [
    'version 3',
    `rules_version = '3'; service cloud.firestore { match /a { allow get: if true; } }`,
    ['error: Unsupported rules version 3. @1:17'],
  ],
  [
    'a version that is a number',
    'rules_version = 2; service cloud.firestore { match /a { allow get: if true; } }',
    [`error: Unexpected '2'. @1:17`],
  ],
  [
    'a version without a semicolon',
    `rules_version = '2' service cloud.firestore { match /a { allow get: if true; } }`,
    [],
  ],
  [
    'a version twice',
    `rules_version = '2'; rules_version = '2'; service cloud.firestore { match /a { allow get: if true; } }`,
    [`error: Unexpected 'rules_version'. @1:22`],
  ],
  [
    'a version behind a function',
    `function f() { return 1; } rules_version = '2'; service cloud.firestore { match /a { allow get: if true; } }`,
    [`error: Unexpected 'rules_version'. @1:28`],
  ],
  [
    'an import',
    `import 'x'; service cloud.firestore { match /a { allow get: if true; } }`,
    ['error: Import statements are not allowed. @1:1'],
  ],
  [
    'functions before and behind the service',
    'function f() { return 1; } service cloud.firestore { match /a { allow get: if true; } } function g() { return 1; }',
    [
      'warning: Ruleset uses old version (version [1]). @1:1',
      'warning: Unused function: f. @1:10',
      'warning: Unused function: g. @1:98',
    ],
  ],
  [
    'a service that is not closed',
    'service cloud.firestore { match /a { allow get: if true; }',
    [`error: Unexpected '<EOF>'. @1:59`],
  ],
  [
    'something behind the service',
    'service cloud.firestore { match /a { allow get: if true; } } }',
    [`error: Unexpected '}'. @1:62`],
  ],
  [
    'a function without a semicolon',
    inDocuments('function f() { return 1 }'),
    ['warning: Unused function: f. @4:14'],
  ],
  [
    'a function with two semicolons',
    inDocuments('function f() { return 1;; }'),
    [`error: Unexpected ';'. Expected '}'. @4:29`],
  ],
  [
    'a function without a return',
    inDocuments('function f() { let a = 1; }'),
    [`error: Unexpected '}'. Expected 'return'. @4:31`],
  ],
  [
    'a let without a semicolon',
    inDocuments('function f() { let a = 1 return a; }'),
    [`error: Unexpected 'return'. Expected ';'. @4:30`],
  ],
  [
    'a let behind the return',
    inDocuments('function f() { return 1; let a = 2; }'),
    [`error: Unexpected 'let'. Expected '}'. @4:30`],
  ],
  [
    'a parameter twice',
    inDocuments('function f(a, a) { return a; }'),
    ['error: Variable a is already defined. @4:19'],
  ],
  [
    'a let named like a parameter',
    inDocuments('function f(a) { let a = 1; return a; }'),
    ['error: The identifier [a] is already bound in the current scope. @4:25'],
  ],
  [
    'a let twice',
    inDocuments('function f() { let a = 1; let a = 2; return a; }'),
    ['error: The identifier [a] is already bound in the current scope. @4:35'],
  ],
  [
    'a let named like a capture',
    inDocuments('function f() { let database = 1; return database; }'),
    ['warning: Unused function: f. @4:14'],
  ],
  [
    'a parameter with a comma too many',
    inDocuments('function f(a,) { return a; }'),
    [`error: Unexpected ')'. @4:18`],
  ],
  [
    'a function twice',
    inDocuments('function f() { return 1; } function f(a) { return 2; }'),
    ['error: Function f is already defined. @4:41'],
  ],
  [
    'a function again further in',
    inDocuments(
      'function f() { return 1; } match /t/{id} { function f() { return true; } allow get: if f(); }',
    ),
    ['warning: Unused function: f. @4:14'],
  ],
  [
    'a function named like a package',
    inDocuments('function math() { return 1; }'),
    ['warning: Unused function: math. @4:14'],
  ],
  [
    'a function named like one of the language',
    inDocuments('function exists(a) { return true; } match /t/{id} { allow get: if exists(1); }'),
    ['warning: Unused variable: a. @4:21'],
  ],
  [
    'a function named like a word of the language',
    inDocuments('function let() { return 1; }'),
    [`error: Unexpected 'let'. @4:14`],
  ],
  [
    'a parameter named like a package',
    inDocuments('function f(math) { return 1; }'),
    ['error: math is a package and cannot be used as variable name. @4:16'],
  ],
  [
    'a let named like a package',
    inDocuments('function f() { let math = 1; return 1; }'),
    ['error: math is a package and cannot be used as variable name. @4:24'],
  ],
  [
    'a package used as a variable',
    inMatch('allow get: if math == 1;'),
    ['error: math is a package and cannot be used as variable name. @4:35'],
  ],
  [
    'a function that calls itself',
    inDocuments('function f() { return f(); }'),
    ['error: Recursive call is not allowed. @4:14'],
  ],
  [
    'two functions that call each other',
    inDocuments('function f() { return g(); } function g() { return f(); }'),
    ['error: Detected a call cycle between [f,g] functions. @4:14'],
  ],
  [
    'a function that calls one declared behind it',
    inDocuments('function f() { return g(); } function g() { return 1; }'),
    ['warning: Unused function: f. @4:14'],
  ],
  [
    '7 parameters',
    inDocuments('function f(a, b, c, d, e, g, h) { return a; }'),
    [
      'warning: Unused variable: b. @4:19',
      'warning: Unused variable: c. @4:22',
      'warning: Unused variable: d. @4:25',
      'warning: Unused variable: e. @4:28',
      'warning: Unused variable: g. @4:31',
      'warning: Unused variable: h. @4:34',
      'warning: Unused function: f. @4:14',
    ],
  ],
  [
    '8 parameters',
    inDocuments('function f(a, b, c, d, e, g, h, i) { return a; }'),
    ['error: Maximum allowed function arguments of 7 for function f is reached. @4:14'],
  ],
  [
    '11 lets',
    inDocuments(withLets(11)),
    [
      'warning: Unused variable: a0. @4:24',
      'warning: Unused variable: a1. @4:36',
      'warning: Unused variable: a2. @4:48',
      'warning: Unused variable: a3. @4:60',
      'warning: Unused variable: a4. @4:72',
      'warning: Unused variable: a5. @4:84',
      'warning: Unused variable: a6. @4:96',
      'warning: Unused variable: a7. @4:108',
      'warning: Unused variable: a8. @4:120',
      'warning: Unused variable: a9. @4:132',
      'warning: Unused variable: a10. @4:144',
      'warning: Unused function: f. @4:14',
    ],
  ],
  [
    '12 lets',
    inDocuments(withLets(12)),
    ['error: Maximum allowed variable count for a given function has been reached. @4:153'],
  ],
  [
    '21 functions calling each other',
    inDocuments(chain(21)),
    ['warning: Unused function: c21. @4:652'],
  ],
  [
    '22 functions calling each other',
    inDocuments(chain(22)),
    ['error: Maximum allowed call depth of 20 is reached for [c22]. @4:685'],
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
  [
    'an unknown variable',
    inMatch('allow get: if nobody == 1;'),
    ['warning: Invalid variable name: nobody. @4:35'],
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
