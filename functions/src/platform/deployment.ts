/**
 * The size of each function, where it runs, and how many instances of it may run. The entry point
 * imports this before any function is defined.
 */
import { REGION } from '@hearthkin/domain/foundation/region';
import { defineInt, expr, projectID } from 'firebase-functions/params';
import { setGlobalOptions } from 'firebase-functions/v2/options';

/**
 * A bound on the cost of a flood. The sum over all functions of instances times CPUs may not be more
 * than the region's quota of Cloud Run, which a new project gets little of.
 */
const maxInstances = defineInt('MAX_INSTANCES', {
  default: 10,
  description: 'Instances of one function that may run at the same time.',
});

/** Warm instances of the functions that everyone waits for. */
export const warmInstances = defineInt('WARM_INSTANCES', {
  default: 0,
  description: 'Instances of `calls` and `beforeSignIn` that are kept running, and paid.',
});

/**
 * For work in the background: a sixth of a CPU, one event at a time. A deployment starts an instance of each
 * service, and seventy with a whole CPU wouldn't fit a new project's quota.
 */
const BACKGROUND = { memory: '256MiB', cpu: 'gcf_gen1', concurrency: 1 } as const;

/** For answers to a person, and events of every message and booking: a CPU for many at a time. */
export const INTERACTIVE = { memory: '512MiB', cpu: 1, concurrency: 40 } as const;

/** The sizes of the services that answer calls. A removal of an account may take five minutes. */
export const CALLS = {
  people: { ...INTERACTIVE, memory: '1GiB', timeoutSeconds: 300, minInstances: warmInstances },
  staff: { ...INTERACTIVE, timeoutSeconds: 300 },
  files: { ...INTERACTIVE, memory: '1GiB', concurrency: 4 },
  faces: { ...INTERACTIVE, memory: '1GiB', concurrency: 1 },
} as const;

/**
 * For the sweeps that have something to do about every booking: what a run can do is a matter of its CPU
 * (`npm run bench -- sweeps`). One instance, so that two runs never work on the same documents.
 */
export const SWEEP = { memory: '512MiB', cpu: 1, concurrency: 1, maxInstances: 1 } as const;

/**
 * The account of the functions, which `npm run setup:production` makes; the standard one may edit the whole
 * project. It is the whole address: the Firebase CLI completes `functions@` where it builds a function, and neither
 * where it grants secrets nor in the jobs of Cloud Scheduler.
 */
export const RUNS_AS = expr`functions@${projectID}.iam.gserviceaccount.com`;

setGlobalOptions({ ...BACKGROUND, region: REGION, maxInstances, serviceAccount: RUNS_AS });
