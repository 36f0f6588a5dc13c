import { describe, expect, it } from 'vitest';
import type { Method } from './ast';
import { loadRuleset, type Ruleset } from './ruleset';
import { Source } from './source';
import { int, type MapValue, map, NULL, string, type Value } from './types/value';
import { type AccessRequest, verify } from './verify';

function rulesetOf(rules: string, version: 1 | 2 = 2): Ruleset {
  const text = `rules_version = '${version}';\nservice firebase.storage {\n${rules}\n}`;
  const { ruleset, issues } = loadRuleset(new Source(text));
  if (!ruleset) throw new Error(JSON.stringify(issues));
  return ruleset;
}

function requestFor(path: string, method: Method = 'get', resource: Value = NULL): AccessRequest {
  const request = map([
    ['auth', map([['uid', string('alice')]])],
    ['method', string(method)],
    ['resource', resource],
  ]);
  const variables = new Map<string, Value>([
    ['request', request],
    ['resource', resource],
  ]);
  return { service: 'firebase.storage', path: path.split('/').slice(1), method, variables };
}

/** Existing documents, and the order in which they are read. */
function documentsWith(found: Record<string, MapValue>) {
  const reads: string[] = [];
  const read = async (path: string) => {
    reads.push(path);
    return found[path];
  };
  return { reads, read };
}

async function permits(rules: string, path: string, method: Method = 'get', version: 1 | 2 = 2) {
  const documents = documentsWith({});
  return (await verify(rulesetOf(rules, version), requestFor(path, method), documents)).permit;
}

describe('a path', () => {
  it.each([
    ['match /b/{bucket}/o/a', '/b/x/o/a', true],
    ['match /b/{bucket}/o/a', '/b/x/o/b', false],
    ['match /b/{bucket}/o/a', '/b/x/o/a/c', false],
    ['match /b/{bucket}/o/a', '/b/x/o', false],
    ['match /b/{bucket}/o/{name}', '/b/x/o/a', true],
    ['match /b/{bucket}/o/{name}', '/b/x/o/a/b', false],
    ['match /b/{bucket}/o/{name=*}', '/b/x/o/a', true],
    ['match /b/{bucket}/o/{rest=**}', '/b/x/o/a/b', true],
    ['match /b/{bucket}/o/{rest=**}', '/b/x/o', true],
    ['match /b/{bucket}/o/{rest=**}/photo', '/b/x/o/a/b/photo', true],
    ['match /b/{bucket}/o/{rest=**}/photo', '/b/x/o/photo', true],
    ['match /b/{bucket}/o/{rest=**}/photo', '/b/x/o/a/photo/b', false],
    ['match /{all=**}', '/b/x/o/a', true],
  ])('%s for %s: %s', async (pattern, path, expected) => {
    expect(await permits(`${pattern} { allow get: if true; }`, path)).toBe(expected);
  });

  it.each([
    ['/b/x/o/a', true],
    ['/b/x/o', false],
  ])('a glob of version 1 for %s: %s', async (path, expected) => {
    const rules = 'match /b/{bucket}/o/{rest=**} { allow get: if true; }';
    expect(await permits(rules, path, 'get', 1)).toBe(expected);
  });

  it.each([
    [
      "match /b/{bucket}/o { match /{a} { match /{b} { allow get: if a == 'x' && b == 'y' && bucket == 'z'; } } }",
      true,
    ],
    ["match /b/{x}/o/{a} { match /{x} { allow get: if x == 'y'; } }", true],
    ['match /b/{bucket}/o/{rest=**} { allow get: if rest == /x/y; }', true],
    ["match /b/{bucket}/o/{rest=**}/{name} { allow get: if rest == /x && name == 'y'; }", true],
    ["match /b/{bucket}/o/{rest=**}/{name} { allow get: if name == 'x'; }", false],
  ])('what is captured by %s: %s', async (rules, expected) => {
    expect(await permits(rules, '/b/z/o/x/y')).toBe(expected);
  });

  it('is open when any of the blocks for it is', async () => {
    const shut = 'match /b/{bucket}/o/a { allow get: if false; }';
    const open = 'match /b/{bucket}/o/{name} { allow get: if true; }';
    expect(await permits(shut + open, '/b/x/o/a')).toBe(true);
    expect(await permits(open + shut, '/b/x/o/a')).toBe(true);
    expect(await permits(shut, '/b/x/o/a')).toBe(false);
  });

  it('is closed if the rules are for another service', async () => {
    const text = "rules_version = '2'; service cloud.firestore { match /{all=**} { allow get; } }";
    const { ruleset } = loadRuleset(new Source(text));
    if (!ruleset) throw new Error('the rules do not load');
    const verdict = await verify(ruleset, requestFor('/b/x/o/a'), documentsWith({}));
    expect(verdict).toEqual({ permit: false, denials: [], debug: [] });
  });
});

describe('a method', () => {
  const METHODS: Method[] = ['get', 'list', 'create', 'update', 'delete', 'read', 'write'];

  it.each([
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['read', ['get', 'list', 'read']],
    ['write', ['create', 'update', 'delete', 'write']],
    ['get, delete', ['get', 'delete']],
  ])('allow %s covers exactly %s', async (word, covered) => {
    const rules = `match /{all=**} { allow ${word}; }`;
    for (const method of METHODS) {
      expect([method, await permits(rules, '/b/x/o/a', method)]).toEqual([
        method,
        covered.includes(method),
      ]);
    }
  });
});

describe('functions', () => {
  it('see the wildcards of their own block, not those of the caller', async () => {
    const rules = `
      function bucketIs(name) { return name == 'x'; }
      match /b/{bucket}/o {
        function isX() { return bucketIs(bucket); }
        function isAlice() { return owner == 'alice'; }
        match /{owner} { allow get: if isX(); allow list: if isAlice(); }
      }`;
    expect(await permits(rules, '/b/x/o/alice')).toBe(true);
    expect(await permits(rules, '/b/y/o/alice')).toBe(false);
    expect(await permits(rules, '/b/x/o/alice', 'list')).toBe(false);
  });

  it('resolve to the innermost block that defines the name', async () => {
    const rules = `
      function decides() { return false; }
      match /a { function decides() { return true; } allow get: if decides(); }
      match /c { allow get: if decides(); }`;
    expect(await permits(rules, '/a')).toBe(true);
    expect(await permits(rules, '/c')).toBe(false);
  });
});

describe('documents', () => {
  const user = (name: string) => `/databases/(default)/documents/users/${name}`;
  const condition = (text: string) => rulesetOf(`match /{name} { allow get: if ${text}; }`);

  it('are read in sequence, once each, and only when needed', async () => {
    const documents = documentsWith({
      [user('a')]: map([['next', string('b')]]),
      [user('b')]: map([]),
    });
    const ruleset = condition(`
      firestore.get(/databases/(default)/documents/users/$(name)).data.next == 'b'
      && firestore.exists(/databases/(default)/documents/users/$(firestore.get(
        /databases/(default)/documents/users/$(name)).data.next))
      && (true || firestore.exists(/databases/(default)/documents/users/never))`);
    const verdict = await verify(ruleset, requestFor('/a'), documents);
    expect(verdict.permit).toBe(true);
    expect(documents.reads).toEqual([user('a'), user('b')]);
  });

  it('give their id and their name', async () => {
    const documents = documentsWith({ [user('a')]: map([['n', int(1)]]) });
    const ruleset = condition(`
      firestore.get(/databases/(default)/documents/users/a) == {
        'data': {'n': 1}, 'id': 'a', '__name__': /databases/(default)/documents/users/a }`);
    expect((await verify(ruleset, requestFor('/x'), documents)).permit).toBe(true);
  });

  it.each([
    ['firestore.exists(/databases/(default)/documents/users/nobody) == false', true],
    ['firestore.get(/databases/(default)/documents/users/nobody).data.x == 1 || true', true],
    ['firestore.get(/databases/(default)/documents/users/nobody) == null', false],
    ['firestore.exists(/databases/(default)/documents/users)', false],
    ['!firestore.exists(/databases/(default)/documents/users)', false],
    ['!firestore.exists(/users/a)', false],
    ["!firestore.exists('users/a')", false],
    ["!firestore.exists(/databases/(default)/documents/users/$('..'))", false],
    ["!firestore.exists(/databases/(default)/documents/users/$(''))", false],
    ["!firestore.exists(/databases/(default)/documents/users/$('\\ud800'))", false],
    ['firestore.nothing(/a)', false],
  ])('%s: %s', async (text, expected) => {
    const verdict = await verify(condition(text), requestFor('/x'), documentsWith({}));
    expect(verdict.permit).toBe(expected);
  });

  it('are requested by a URL with encoded special characters', async () => {
    const documents = documentsWith({});
    const ruleset = condition("firestore.exists(/databases/(default)/documents/users/$('a/b?c'))");
    await verify(ruleset, requestFor('/x'), documents);
    expect(documents.reads).toEqual([user('a%2Fb%3Fc')]);
  });

  it('may be two; the third is an error and is not read', async () => {
    const exists = (name: string) =>
      `!firestore.exists(/databases/(default)/documents/users/${name})`;
    const two = documentsWith({});
    const asked = `${exists('a')} && ${exists('b')} && ${exists('a')}`;
    expect((await verify(condition(asked), requestFor('/x'), two)).permit).toBe(true);
    const three = documentsWith({});
    const verdict = await verify(condition(`${asked} && ${exists('c')}`), requestFor('/x'), three);
    expect(verdict.permit).toBe(false);
    expect(verdict.denials[0]?.reason).toContain('no more documents may be read');
    expect(three.reads).toEqual([user('a'), user('b')]);
  });
});

describe('the limit of 1000 expressions', () => {
  const list = (items: number, item = '1') => `[${Array(items).fill(item).join()}].size() > 0`;
  const permitsList = (...conditions: string[]) =>
    permits(`match /a { ${conditions.map((text) => `allow get: if ${text};`).join(' ')} }`, '/a');

  // The official engine stops at one more than these.
  it.each([
    ['literals', '1', 996],
    ['operators', '(1 + 1)', 332],
    ['operands that are needed', '(true && true)', 249],
    ['operands that are not', '(false && true)', 498],
    ['first branches', '(true ? 1 : 2)', 249],
    ['second branches', '(false ? 1 : 2)', 166],
    ['type tests', '(1 is int)', 332],
    ['paths', '/a/b/c', 249],
    ['ranges', '[1][:]', 199],
  ])('counts %s', async (_what, item, most) => {
    expect(await permitsList(list(most, item))).toBe(true);
    expect(await permitsList(list(most + 1, item))).toBe(false);
  });

  it('counts the arguments and variables of functions, used or not', async () => {
    const rules = (count: number) =>
      `function f(x) { let unused = 1 + 1; return 1; }
       match /a { allow get: if [${Array(count).fill('f(1 + 1)').join()}].size() > 0; }`;
    expect(await permits(rules(110), '/a')).toBe(true);
    expect(await permits(rules(111), '/a')).toBe(false);
  });

  it('is one for all the rules of a request, and no error absorbs it', async () => {
    expect(await permitsList(`${list(494)} && false`, list(494))).toBe(true);
    expect(await permitsList(`${list(495)} && false`, list(495))).toBe(false);
    expect(await permitsList(`${list(997)} || true`)).toBe(false);
  });
});

describe('a denial', () => {
  const denialsOf = async (rules: string, method: Method = 'get') => {
    const verdict = await verify(rulesetOf(rules), requestFor('/a', method), documentsWith({}));
    return verdict.denials;
  };

  it('names the rule, its position and the part that was false', async () => {
    const rules = `match /{name} {
      function isOwner(uid) { return request.auth != null && request.auth.uid == uid; }
      allow get, list: if name == 'a' && (true ? isOwner('bob') : false);
    }`;
    expect(await denialsOf(rules)).toEqual([
      {
        line: 5,
        column: 27,
        rule: 'allow get, list',
        reason: 'false',
        expression: 'request.auth.uid == uid',
      },
    ]);
  });

  it('names the error and its position', async () => {
    const rules = `match /{name} { allow get: if name == 'a' && resource.metadata.owner == 'x'; }`;
    expect(await denialsOf(rules)).toMatchObject([
      { line: 3, reason: 'Null value error.', expression: 'resource.metadata' },
    ]);
  });

  it('names the type of a condition that is not a boolean', async () => {
    const denials = await denialsOf('match /{name} { allow get: if name; }');
    expect(denials).toMatchObject([
      { reason: 'Type error. Received: [string] Expected: [bool].', expression: 'name' },
    ]);
  });

  it('names every statement that was tried', async () => {
    const rules = 'match /a { allow get: if false; allow read: if 1 > 2; allow delete: if true; }';
    expect(await denialsOf(rules)).toMatchObject([
      { rule: 'allow get', expression: 'false' },
      { rule: 'allow read', expression: '1 > 2' },
    ]);
    expect(await denialsOf(rules, 'create')).toEqual([]);
  });

  it('includes the output of debug()', async () => {
    const ruleset = rulesetOf("match /{name} { allow get: if debug(name) == 'b'; }");
    const verdict = await verify(ruleset, requestFor('/a'), documentsWith({}));
    expect(verdict).toMatchObject({ permit: false, debug: ['"a"'] });
  });
});
