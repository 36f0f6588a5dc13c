import type { RulesetCase } from './ruleset-case';

/** Services, versions and what stands around them. */
export const SERVICES: readonly RulesetCase[] = [
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
];
