import { randomInt } from 'node:crypto';
import { LauncherError } from './launcher-error';

/** The number of random things that a command makes, and the seed of their order. */
export interface SampleSize {
  readonly count: number;
  /** The same seed makes the same. */
  readonly seed: number;
}

/**
 * Reads `[COUNT [SEED]]` of a command; without a seed it is drawn by chance.
 * @throws LauncherError if one of them isn't a whole number above zero.
 */
export function sampleArguments(
  [count, seed]: readonly string[],
  defaultCount: number,
  usage: string,
): SampleSize {
  const number = (text: string | undefined, fallback: number): number => {
    const value = Number(text ?? fallback);
    if (Number.isSafeInteger(value) && value > 0) return value;
    throw new LauncherError(`"${text}" is not a whole number above zero. Usage: ${usage}`);
  };
  return { count: number(count, defaultCount), seed: number(seed, randomInt(1, 2 ** 31)) };
}
