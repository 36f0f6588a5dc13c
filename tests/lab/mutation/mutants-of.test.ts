import { describe, expect, it } from 'vitest';
import { parseRulesText, RULES_FILES, readRules } from '../rules-file';
import { mutated } from './mutant';
import { mutantsOf } from './mutants-of';

/** Rules with one condition; their other methods are open already. */
function rulesWith(condition: string) {
  return parseRulesText(
    'firestore.rules',
    `service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} {
      allow get: if ${condition};
      allow list, write: if true;
    }
  }
}
`,
  );
}

/** The conditions of a condition's mutants. */
function mutantsOfCondition(condition: string): string[] {
  const rules = rulesWith(condition);
  return mutantsOf(rules)
    .filter(({ label }) => label === '/things/{id} allow get')
    .map((mutant) => /allow get: if (.*?);\n/s.exec(mutated(rules, mutant))?.[1] ?? '')
    .filter((mutant) => mutant !== 'true');
}

describe('the mutants', () => {
  it.each([
    ['a() && b()', ['((b()))', '((a()))', '((a()) || (b()))', '!(a()) && b()', 'a() && !(b())']],
    ['a() || b()', ['((b()))', '((a()))', '((a()) && (b()))', '!(a()) || b()', 'a() || !(b())']],
    ['!a()', ['a()']],
    ['a is string', ['!(a is string)']],
    ['a == b', ['((a) != (b))']],
    ['a != b', ['((a) == (b))']],
    ['a < b', ['((a) <= (b))']],
    ['a >= b', ['((a) > (b))']],
    ['a in b', ['(!(a in b))']],
    ['a < 5', ['((a) <= (5))', 'a < 6']],
    ['a >= 5', ['((a) > (5))', 'a >= 4']],
    ['5 <= a', ['((5) < (a))', '4 <= a']],
    ['a > 0', ['((a) >= (0))', 'a > (-1)']],
    ['a < 0.5', ['((a) <= (0.5))', 'a < 1.50']],
    ['f(a, 60)', ['!(f(a, 60))', 'f(a, 61)']],
    ['a.f(true)', ['!(a.f(true))', 'a.f(false)']],
    ["a == 'x'", ["((a) != ('x'))", "a == 'anythingElse'"]],
    ["a.matches('[0-9]+')", ["!(a.matches('[0-9]+'))", "a.matches('(?s).*')"]],
    ["a in ['x', 'y']", ["(!(a in ['x', 'y']))", "a in ['x', 'y', 'anythingElse']"]],
    ['a in [0.5, 1]', ['(!(a in [0.5, 1]))', 'a in [0.5, 1, 2]']],
    ["a in ['image/png']", ["(!(a in ['image/png']))", "a in ['image/png', 'text/html']"]],
    [
      "a.hasOnly(['x'])",
      ["!(a.hasOnly(['x']))", "a.hasAny(['x'])", "a.hasOnly(['x', 'anythingElse'])"],
    ],
    [
      "a.hasAll(['x', 'y'])",
      ["!(a.hasAll(['x', 'y']))", "a.hasAny(['x', 'y'])", "a.hasAll(['y'])", "a.hasAll(['x'])"],
    ],
    ['a.affectedKeys()', ['!(a.affectedKeys())', 'a.changedKeys()']],
    [
      'c() ? a() : b()',
      ['(a())', '(b())', '!(c()) ? a() : b()', 'c() ? !(a()) : b()', 'c() ? a() : !(b())'],
    ],
    ['(a + b).f()', ['!((a + b).f())', '(((a) - (b))).f()']],
  ])('of %s', (condition, expected) => {
    expect(mutantsOfCondition(condition).sort()).toEqual([...expected].sort());
  });

  it('drop each operand of a chain once', () => {
    const dropping = mutantsOfCondition('a() && b() && c()').filter(
      (one) => one.startsWith('((') && !one.includes('||'),
    );
    expect(dropping).toEqual(['((b()) && (c()))', '((a()) && (c()))', '((a()) && (b()))']);
  });

  it('include allowing everyone and opening methods without a rule', () => {
    const rules = parseRulesText(
      'storage.rules',
      `service firebase.storage { match /b/{bucket}/o { match /a/{f} {
  allow read, create: if request.auth != null;
} } }`,
    );
    const changes = mutantsOf(rules).map(({ label, change }) => `${label}: ${change}`);
    expect(changes).toEqual([
      '/a/{f} allow read, create: allows everything',
      '/a/{f} allow read, create: takes == for != in request.auth != null',
      '/a/{f}: allows everyone to update',
      '/a/{f}: allows everyone to delete',
    ]);
  });

  it('are distinct where one rule has the same condition twice', () => {
    const changes = mutantsOf(rulesWith('f(a, 60) && f(a, 60)')).map(({ change }) => change);
    expect(changes).toContain('moves 60 to 61 in f(a, 60)');
    expect(changes).toContain('moves 60 to 61 in f(a, 60) (2)');
    expect(new Set(changes).size).toBe(changes.length);
  });

  it.each(RULES_FILES)('of %s each differ from it and from each other', (name) => {
    const rules = readRules(name);
    const texts = mutantsOf(rules).map((mutant) => mutated(rules, mutant));
    expect(new Set([rules.text, ...texts]).size).toBe(texts.length + 1);
    expect(texts.length).toBeGreaterThan(100);
  });
});
