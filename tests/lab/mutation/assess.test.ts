import { describe, expect, it } from 'vitest';
import { assess } from './assess';
import type { Mutant } from './mutant';

const mutant = (change: string): Mutant => ({
  file: 'firestore.rules',
  label: 'isUser()',
  change,
  line: 3,
  start: 0,
  end: 1,
  replacement: '',
});
describe('the verdicts', () => {
  const explained = [{ ...mutant('b'), why: 'It is.' }];

  it('are fine when a test notices every mutant without an explanation', () => {
    const verdicts = [
      { mutant: mutant('a'), killedBy: 'a test' },
      { mutant: mutant('b'), killedBy: null },
    ];
    const all = [mutant('a'), mutant('b')];
    expect(assess(verdicts, all, explained)).toEqual({ problems: [], killed: 1, equivalent: 1 });
  });

  it('name a survivor without an explanation', () => {
    const verdicts = [{ mutant: mutant('a'), killedBy: null }];
    expect(assess(verdicts, [mutant('a')], []).problems).toEqual([
      'Survived: firestore.rules:3 isUser(): a',
    ]);
  });

  it('name an explanation of a mutant that a test notices, or that does not exist', () => {
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
