import { describe, expect, it } from 'vitest';
import { assess } from './assess';
import { Candidates } from './candidates';
import type { Mutant } from './mutant';
import { currentTurn, sampleOf } from './sample';

const mutant = (change: string, start = 0, end = 1): Mutant => ({
  file: 'firestore.rules',
  label: 'isUser()',
  change,
  line: 3,
  start,
  end,
  replacement: '',
});
const test = (id: string) => ({ id, file: 'a.test.ts', name: id });

describe('the tests that may notice a mutant', () => {
  const around = { start: 0, end: 20 };
  const inmost = { start: 5, end: 10 };
  const candidates = () =>
    new Candidates([
      { test: test('outer'), reached: [around] },
      { test: test('inner'), reached: [around, inmost] },
      { test: test('elsewhere'), reached: [{ start: 30, end: 40 }] },
    ]);
  const ids = (groups: readonly (readonly { id: string }[])[]) =>
    groups.map((group) => group.map(({ id }) => id));

  it('are those of a person who reaches the condition around it', () => {
    expect(ids(candidates().groupsFor(mutant('a', 6, 8)))).toEqual([['inner']]);
    expect(ids(candidates().groupsFor(mutant('a', 12, 14)))).toEqual([['outer', 'inner']]);
  });

  it('are all of them where nobody can tell', () => {
    const all = ['outer', 'inner', 'elsewhere'];
    expect(ids(candidates().groupsFor(mutant('a', 50, 51)))).toEqual([all]);
    const unknown = new Candidates([{ test: test('any'), reached: null }]);
    expect(ids(unknown.groupsFor(mutant('a')))).toEqual([['any']]);
  });

  it('begin with those that noticed a neighbour of it', () => {
    const learned = candidates();
    learned.noticed(mutant('b'), test('inner'));
    expect(ids(learned.groupsFor(mutant('a', 12, 14)))).toEqual([['inner'], ['outer']]);
  });
});

describe('the verdicts', () => {
  const explained = [{ ...mutant('b'), why: 'It is.' }];

  it('are fine when somebody notices every mutant that is not explained', () => {
    const verdicts = [
      { mutant: mutant('a'), killedBy: 'a test' },
      { mutant: mutant('b'), killedBy: null },
    ];
    const all = [mutant('a'), mutant('b')];
    expect(assess(verdicts, all, explained)).toEqual({ problems: [], killed: 1, equivalent: 1 });
  });

  it('name a survivor that nobody explained', () => {
    const verdicts = [{ mutant: mutant('a'), killedBy: null }];
    expect(assess(verdicts, [mutant('a')], []).problems).toEqual([
      'Survived: firestore.rules:3 isUser(): a',
    ]);
  });

  it('name an explanation of what somebody notices, or of nothing', () => {
    const noticed = [{ mutant: mutant('b'), killedBy: 'a test' }];
    expect(assess(noticed, [mutant('b')], explained).problems).toEqual([
      'Explained, but noticed by "a test": firestore.rules isUser(): b',
    ]);
    expect(assess([], [mutant('a')], explained).problems).toEqual([
      'Explained, but no mutant: firestore.rules isUser(): b',
    ]);
    expect(assess([], [mutant('b')], explained).problems).toEqual([]);
  });
});

describe('the sample of mutants', () => {
  const all = Array.from({ length: 100 }, (_, index) => mutant(String(index)));

  it('has every mutant once while the turns go round', () => {
    const parts = Math.ceil(100 / 12);
    const turns = Array.from({ length: parts }, (_, turn) => sampleOf(all, turn));
    expect(
      turns
        .flat()
        .map(({ change }) => Number(change))
        .sort((a, b) => a - b),
    ).toEqual(all.map((_, index) => index));
    for (const part of turns) expect(part.length).toBeLessThanOrEqual(12);
    expect(sampleOf(all, parts)).toEqual(turns[0]);
  });

  it('is the turn of another one each day, or of the one that somebody chose', () => {
    const day = (iso: string) => currentTurn({}, new Date(iso));
    expect(day('2026-06-02T00:00:00Z')).toBe(day('2026-06-01T23:59:59.999Z') + 1);
    expect(day('2026-06-01T00:00:00Z')).toBe(day('2026-06-01T23:59:59.999Z'));
    const now = new Date('2026-06-01T00:00:00Z');
    expect(currentTurn({ HEARTHKIN_MUTANTS_TURN: '7' }, now)).toBe(7);
    expect(() => currentTurn({ HEARTHKIN_MUTANTS_TURN: 'x' }, now)).toThrow('whole number');
  });
});
