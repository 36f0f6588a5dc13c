import { inDocuments, inMatch, type RulesetCase } from './ruleset-case';

/** Functions of a rules file, and names inside them. */
export const DECLARED_FUNCTIONS: readonly RulesetCase[] = [
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
];

function withLets(count: number): string {
  const lets = Array.from({ length: count }, (_each, index) => `let a${index} = 1; `).join('');
  return `function f() { ${lets}return 1; }`;
}

function chain(count: number): string {
  const calls = Array.from(
    { length: count - 1 },
    (_each, index) => `function c${index + 2}() { return c${index + 1}(); }`,
  );
  return `function c1() { return 1; } ${calls.join(' ')}`;
}
