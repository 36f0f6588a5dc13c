import { LauncherError } from '@hearthkin/emulators/launcher/launcher-error';

/** Every suite of `npm test`, in the order of the summary. */
export const SUITES = [
  'types',
  'lint',
  'unit',
  'web',
  'rules',
  'language',
  'functions',
  'attacks',
  'emulators',
  'mutants',
  'e2e',
  'pilot',
] as const;

export type SuiteName = (typeof SUITES)[number];

/** These share one suite of emulators; the attacks and the pilot share another, and the browser tests have their own. */
export const SHARE_EMULATORS: readonly SuiteName[] = ['rules', 'language', 'functions', 'mutants'];

/**
 * The suites named on the command line, or all of them.
 * @throws LauncherError for an unknown name.
 */
export function chooseSuites(args: readonly string[]): SuiteName[] {
  const unknown = args.find((arg) => !SUITES.some((suite) => suite === arg));
  if (unknown !== undefined) {
    throw new LauncherError(
      `There is no suite "${unknown}"; there are: ${SUITES.join(', ')}. Usage: npm test -- [suites…]`,
    );
  }
  return SUITES.filter((suite) => args.length === 0 || args.includes(suite));
}
