import { describe, expect, it } from 'vitest';
import { parseStartFlags } from './flags';
import { LauncherError } from './launcher-error';
import { MAX_OFFSET } from './ports';

describe('the flags of npm start', () => {
  it('has defaults for a person who gives none', () => {
    expect(parseStartFlags([])).toEqual({
      fresh: false,
      portOffset: 0,
      seed: true,
      seedCompanions: undefined,
      ui: false,
      rules: undefined,
      data: undefined,
      payments: undefined,
      help: false,
    });
  });

  it('reads all of them', () => {
    const args =
      '--fresh --port-offset 100 --no-seed --seed-companions=2000 --ui --rules a --data b --payments stripe';
    expect(parseStartFlags(args.split(' '))).toMatchObject({
      fresh: true,
      portOffset: 100,
      seed: false,
      seedCompanions: 2000,
      ui: true,
      rules: 'a',
      data: 'b',
      payments: 'stripe',
    });
  });

  it.each([
    ['--frsh', 'Unknown flag "--frsh". Known flags: --fresh, --port-offset,'],
    ['-x', 'Unknown flag "-x". Known flags:'],
    ['--payments=cash', '--payments takes stripe or none, and "cash" is neither.'],
    ['fresh', 'Unknown flag "fresh". Known flags:'],
    ['--fresh=yes', "Option '--fresh' does not take an argument. Known flags:"],
    ['--port-offset', "Option '--port-offset <value>' argument missing. Known flags:"],
  ])('refuses %s with a sentence', (arg, sentence) => {
    expect(() => parseStartFlags([arg])).toThrow(LauncherError);
    expect(() => parseStartFlags([arg])).toThrow(sentence);
  });

  it.each(['-1', '1.5', 'abc', '', String(MAX_OFFSET + 1)])(
    'refuses "%s" as a port offset',
    (value) => {
      expect(() => parseStartFlags([`--port-offset=${value}`])).toThrow(
        `--port-offset takes a whole number from 0 to ${MAX_OFFSET}, and "${value}" is not one.`,
      );
    },
  );

  it('takes the largest offset that keeps all ports valid', () => {
    expect(parseStartFlags([`--port-offset=${MAX_OFFSET}`]).portOffset).toBe(MAX_OFFSET);
  });
});
