import { LauncherError } from '@hearthkin/emulators/launcher/launcher-error';

/** Every suite of `npm test`, in the order of the summary. */
export const SUITES = [
  'types',
  'lint',
  'lock',
  'unit',
  'web',
  'rules',
  'functions',
  'attacks',
  'emulated',
  'journeys',
  'start',
] as const;

/** Every suite of `npm run test:deep`, which proves the proofs. */
export const DEEP_SUITES = [
  'mutants',
  'language',
  'accepted',
  'launcher',
  'stories',
  'offers',
  'translated',
  'browser',
  'pilot',
  'expressions',
  'inputs',
  'every-page',
] as const;

export type DeepSuiteName = (typeof DEEP_SUITES)[number];
export type SuiteName = (typeof SUITES)[number] | DeepSuiteName;

/** Suites that share one suite of emulators; the browser tests have theirs. */
export const SHARE_EMULATORS: readonly SuiteName[] = [
  'rules',
  'functions',
  'attacks',
  'emulated',
  'mutants',
  'language',
  'stories',
];

/** Suites that open the hosted site in a browser, where bookings are paid. */
export const SHARE_SITE: readonly SuiteName[] = ['journeys', 'start', 'browser'];

/**
 * The suites named on the command line, in their usual order.
 * @throws LauncherError for an unknown name.
 */
export function namedSuites<Name extends SuiteName>(
  args: readonly string[],
  suites: readonly Name[],
  command: string,
): Name[] {
  const unknown = args.find((arg) => !suites.some((suite) => suite === arg));
  if (unknown !== undefined) {
    throw new LauncherError(
      `There is no suite "${unknown}"; there are: ${suites.join(', ')}. Usage: ${command} -- [suites…]`,
    );
  }
  return suites.filter((suite) => args.includes(suite));
}
