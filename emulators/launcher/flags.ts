import { parseArgs } from 'node:util';
import { LauncherError } from './launcher-error';
import type { PaymentChoice } from './payment-choice';
import { MAX_OFFSET } from './ports';

export interface StartFlags {
  fresh: boolean;
  portOffset: number;
  seed: boolean;
  seedCompanions: number | undefined;
  ui: boolean;
  rules: string | undefined;
  data: string | undefined;
  payments: PaymentChoice | undefined;
  help: boolean;
}

const OPTIONS = {
  fresh: { type: 'boolean' },
  'port-offset': { type: 'string' },
  'no-seed': { type: 'boolean' },
  'seed-companions': { type: 'string' },
  ui: { type: 'boolean' },
  rules: { type: 'string' },
  data: { type: 'string' },
  payments: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const KNOWN = Object.keys(OPTIONS).map((name) => `--${name}`);

export const START_HELP = `Usage: npm start -- [flags]

  --fresh               begin with sample data again instead of what the last run left
  --port-offset N       add N (0 to ${MAX_OFFSET}) to every port, to run beside something else
  --seed-companions N   make N sample companions (46 or more) in an empty suite
  --no-seed             leave an empty suite empty
  --ui                  start the Emulator UI even if it has to be downloaded
  --rules FILE          try another Firestore rules file (inside the project folder)
  --data FOLDER         keep the data in another folder than .data/suite
  --payments WHICH      stripe (the usual) or none: whether bookings are paid, here with test payments
  --help                print this`;

/**
 * Parses the flags of `npm start`.
 * @throws LauncherError naming the flag and the known ones.
 */
export function parseStartFlags(args: readonly string[]): StartFlags {
  const values = parse(args);
  const seedCompanions = values['seed-companions'];
  return {
    fresh: values.fresh ?? false,
    portOffset: wholeNumber('--port-offset', values['port-offset'] ?? '0', MAX_OFFSET),
    seed: !values['no-seed'],
    seedCompanions:
      seedCompanions === undefined
        ? undefined
        : wholeNumber('--seed-companions', seedCompanions, 1_000_000),
    ui: values.ui ?? false,
    rules: values.rules,
    data: values.data,
    payments: paymentChoice(values.payments),
    help: values.help ?? false,
  };
}

function parse(args: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') throw unknown(token.value);
    if (token.kind === 'option' && !(token.name in OPTIONS)) throw unknown(token.rawName);
  }
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
  } catch (error) {
    // What remains: a flag without its value, or a value for a flag that takes none.
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new LauncherError(`${reason}. Known flags: ${KNOWN.join(', ')}.`);
  }
}

function unknown(what: string): LauncherError {
  return new LauncherError(`Unknown flag "${what}". Known flags: ${KNOWN.join(', ')}.`);
}

function paymentChoice(text: string | undefined): PaymentChoice | undefined {
  if (text === undefined || text === 'stripe' || text === 'none') return text;
  throw new LauncherError(`--payments takes stripe or none, and "${text}" is neither.`);
}

function wholeNumber(flag: string, text: string, max: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) <= max) return Number(text);
  throw new LauncherError(
    `${flag} takes a whole number from 0 to ${max}, and "${text}" is not one.`,
  );
}
