import type { DeepSuiteName } from '../runner/suite-names';

const RULES = ['firestore.rules', 'storage.rules', 'tests/rules', 'tests/lab/accepted'];
const INTERPRETER = 'emulators/storage-rules';
const LANGUAGE = [
  INTERPRETER,
  ...['language', 'coverage', 'mutation', 'replay'].map((name) => `tests/lab/${name}`),
];
const MONEY = ['booking', 'payment', 'pricing'];
const TIMES = ['activities', 'interval', 'slots', 'time'];

/**
 * The files and folders that each part of `npm run test:deep` depends on. A part with narrow inputs
 * needs no run while they are as they were when it last passed; `null` stands for a part that depends
 * on most of the product.
 */
export const PARTS: Readonly<Record<DeepSuiteName, readonly string[] | null>> = {
  mutants: [...RULES, INTERPRETER, 'tests/lab/mutation', 'tests/lab/replay'],
  language: LANGUAGE,
  accepted: [...RULES, INTERPRETER],
  launcher: ['firebase.json', 'emulators/launcher', 'emulators/mailbox', 'tests/emulators'],
  stories: [
    ...MONEY.flatMap((area) => [`domain/src/${area}`, `functions/src/${area}`]),
    'functions/src/agreement',
    'functions/src/settlement',
    'tests/lab/crashes',
    'tests/lab/interleavings',
  ],
  offers: [
    ...TIMES.map((name) => `domain/src/foundation/${name}.ts`),
    'domain/src/booking',
    'domain/src/companion',
    'tests/lab/offers',
  ],
  translated: null,
  browser: null,
  pilot: null,
  expressions: [INTERPRETER, 'tests/lab/language'],
  inputs: null,
  'every-page': null,
};
