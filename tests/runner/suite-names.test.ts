import { describe, expect, it } from 'vitest';
import { chooseSuites, SUITES } from './suite-names';

describe('the suites of npm test', () => {
  it('are all of them when a person names none', () => {
    expect(chooseSuites([])).toEqual(SUITES);
  });

  it('are those named, in their usual order', () => {
    expect(chooseSuites(['rules', 'lint'])).toEqual(['lint', 'rules']);
  });

  it('are listed to a person who names another', () => {
    expect(() => chooseSuites(['unit', 'e3e'])).toThrow(
      'There is no suite "e3e"; there are: types, lint, unit, web, rules, language, functions, emulators, mutants, e2e.',
    );
  });
});
