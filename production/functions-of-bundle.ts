import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REGION } from '@hearthkin/domain/foundation/region';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

const { resolve } = createRequire(join(ROOT, 'functions', 'package.json'));
const fromTools = createRequire(resolve('firebase-tools/lib/bin/firebase.js'));

/** A function as it is deployed, with every option that we set. */
export interface DeployedFunction {
  readonly id: string;
  readonly platform: 'gcfv1' | 'gcfv2';
  readonly region: string;
  /** The trigger that starts it. */
  readonly startedBy: 'request' | 'event' | 'schedule' | 'task' | 'sign-in';
  /** CPUs of an instance. */
  readonly cpu: number;
  /** MiB of an instance. */
  readonly memory: number;
  /** Calls that one instance takes at the same time. */
  readonly concurrency: number;
  readonly minInstances: number;
  readonly maxInstances: number;
  /** Seconds. */
  readonly timeout: number;
  readonly serviceAccount: string;
  readonly secrets: readonly string[];
  /** Whether an event whose function fails comes again. */
  readonly isRetried: boolean;
  /** The schedule, "every 5 minutes"; null for what something else starts. */
  readonly schedule: string | null;
}

/** The settings that a bundle asks for. */
export interface BundleNeeds {
  readonly functions: readonly DeployedFunction[];
  /** Secrets that have to exist before it is deployed. */
  readonly secrets: readonly string[];
  /** Settings with their defaults, which `functions/.env.PROJECT` may set. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The parts of the Firebase CLI's own types that are read here. */
interface Endpoint {
  readonly id: string;
  readonly platform: DeployedFunction['platform'];
  readonly region: string;
  readonly cpu?: number | 'gcf_gen1';
  readonly availableMemoryMb?: number;
  readonly concurrency?: number | null;
  readonly minInstances?: number | null;
  readonly maxInstances?: number | null;
  readonly timeoutSeconds?: number | null;
  readonly serviceAccount?: string | null;
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
  readonly eventTrigger?: { readonly retry: boolean };
  readonly scheduleTrigger?: { readonly schedule: string };
  readonly [trigger: string]: unknown;
}
interface Param {
  readonly name: string;
  readonly type: string;
  readonly default?: unknown;
}

const STARTED_BY: Readonly<Record<string, DeployedFunction['startedBy']>> = {
  httpsTrigger: 'request',
  eventTrigger: 'event',
  scheduleTrigger: 'schedule',
  taskQueueTrigger: 'task',
  blockingTrigger: 'sign-in',
};

/** The folder where the functions are built. */
const BUNDLE = join(ROOT, 'functions', 'dist');

/**
 * The functions of the bundle, found and validated by the Firebase CLI's own code, as a deployment does
 * it, without a network or a project.
 * @param given settings other than the defaults.
 * @param folder of the bundle.
 * @throws Error with the CLI's sentence if they can't be deployed.
 */
export async function functionsOfBundle(
  projectId: string,
  given: Readonly<Record<string, string>> = {},
  folder = BUNDLE,
): Promise<BundleNeeds> {
  const manifest = await discover(projectId, folder);
  const { buildFromV1Alpha1 } = fromTools('../deploy/functions/runtimes/discovery/v1alpha1.js');
  const { resolveBackend } = fromTools('../deploy/functions/build.js');
  const { allEndpoints, memoryToGen1Cpu, memoryToGen2Cpu } = fromTools(
    '../deploy/functions/backend.js',
  );
  const { endpointsAreValid, functionIdsAreValid } = fromTools('../deploy/functions/validate.js');
  const { resolveCpuAndConcurrency } = fromTools('../deploy/functions/prepare.js');
  const build = buildFromV1Alpha1(manifest, projectId, REGION, 'nodejs22');
  const params: readonly Param[] = build.params;
  const settings = Object.fromEntries(
    params
      .filter(({ type }) => type !== 'secret')
      .map(({ name, default: standard }) => [name, given[name] ?? String(standard ?? '')]),
  );
  const secrets = params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  // Secrets aren't asked for: their values don't matter here.
  const open = { ...build, params: params.filter(({ type }) => type !== 'secret') };
  const { backend } = await resolveBackend({
    build: open,
    firebaseConfig: { projectId },
    userEnvs: settings,
    nonInteractive: true,
  });
  resolveCpuAndConcurrency(backend);
  endpointsAreValid(backend);
  const endpoints: readonly Endpoint[] = allEndpoints(backend);
  functionIdsAreValid(endpoints);
  const functions = endpoints.map((endpoint): DeployedFunction => {
    const memory = endpoint.availableMemoryMb ?? 256;
    const { cpu } = endpoint;
    const isOwn = typeof cpu === 'number';
    const trigger = Object.keys(STARTED_BY).find((name) => name in endpoint) ?? '';
    return {
      id: endpoint.id,
      platform: endpoint.platform,
      region: endpoint.region,
      startedBy: STARTED_BY[trigger] ?? 'event',
      memory,
      cpu: isOwn
        ? cpu
        : cpu === 'gcf_gen1' || endpoint.platform === 'gcfv1'
          ? memoryToGen1Cpu(memory)
          : memoryToGen2Cpu(memory),
      concurrency: endpoint.concurrency ?? 1,
      minInstances: endpoint.minInstances ?? 0,
      maxInstances: endpoint.maxInstances ?? Number.POSITIVE_INFINITY,
      timeout: endpoint.timeoutSeconds ?? 60,
      serviceAccount: endpoint.serviceAccount ?? '',
      secrets: (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key),
      isRetried: endpoint.eventTrigger?.retry ?? false,
      schedule: endpoint.scheduleTrigger?.schedule ?? null,
    };
  });
  return { functions: functions.sort((a, b) => (a.id < b.id ? -1 : 1)), secrets, settings };
}

/** The functions that the SDK finds in the bundle; in a process of its own, as the CLI does it. */
async function discover(projectId: string, bundle: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-functions-'));
  const path = join(folder, 'functions.json');
  const { FUNCTIONS_EMULATOR: _, ...env } = process.env;
  try {
    await promisify(execFile)(join(ROOT, 'node_modules/.bin/firebase-functions'), {
      cwd: bundle,
      env: {
        ...env,
        FUNCTIONS_MANIFEST_OUTPUT_PATH: path,
        GCLOUD_PROJECT: projectId,
        FIREBASE_CONFIG: JSON.stringify({ projectId }),
      },
    });
    return JSON.parse(await readFile(path, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
