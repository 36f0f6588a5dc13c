import { describe, expect, it } from 'vitest';
import { namedSuites, SUITES } from './suite-names';

describe('the suites named on the command line', () => {
  it('come in their usual order', () => {
    expect(namedSuites(['rules', 'lint'], SUITES, 'npm test')).toEqual(['lint', 'rules']);
  });

  it('are listed for an unknown name', () => {
    expect(() => namedSuites(['unit', 'e3e'], SUITES, 'npm test')).toThrow(
      `There is no suite "e3e"; there are: ${SUITES.join(', ')}. Usage: npm test -- [suites…]`,
    );
  });
});
