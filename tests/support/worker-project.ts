import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LOCAL_SECRETS, localParams } from '@hearthkin/emulators/launcher/function-params';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { app as emulated } from 'firebase-functions';
import { emptyDatabase } from './empty-database';
import { answerBlocking, runTask } from './in-process';
import { type TestSuite, testSuite } from './suite';

/**
 * Projects of tests that run side by side: each worker has one of its own in the emulators, where no triggers run,
 * and calls functions in its own process.
 */

/**
 * The files that a project is for. For each query, the emulator goes through all ids that its project ever had,
 * deleted ones too; and for each new project it reads all rules, a third of a second of processor time.
 */
const FILES_OF_A_PROJECT = 6;

/** A worker of Vitest, from file to file. */
interface Worker {
  /** The suite of `npm test`. */
  readonly shared: TestSuite;
  /** The address of its stand-in for functions and Cloud Tasks. */
  readonly host: string;
  files: number;
}

/** Sets what modules of the functions read when they are loaded, before the first file. */
async function startWorker(shared: TestSuite): Promise<Worker> {
  const host = await startServer();
  Object.assign(process.env, {
    ...localParams(shared.ports, `http://127.0.0.1:${shared.ports.site}`, {
      choice: 'none',
      apiUrl: '',
    }),
    ...LOCAL_SECRETS,
    CLOUD_TASKS_EMULATOR_HOST: host,
    FUNCTIONS_EMULATOR: 'true',
  });
  return { shared, host, files: 0 };
}

/** Begins a new project, in which all that follows in this process takes place. */
async function openProject({ shared, host }: Worker): Promise<void> {
  const { projectId: prefix, ports, offset } = shared;
  // Not of Vitest's number of the worker: after another group of tests, two of them get the same.
  const projectId = `${prefix}-${randomUUID().slice(0, 8)}`;
  const suite: TestSuite = { projectId, ports, offset, inProcess: true };
  Object.assign(process.env, {
    HEARTHKIN_SUITE: JSON.stringify(suite),
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
  });
  const former = getApps();
  // As the Functions emulator tells the library of its project's app.
  emulated.setEmulatedAdminApp((await import('./admin')).openAdmin());
  await Promise.all(former.map(deleteApp));
  initializeApp();
  // The token that Auth sends is for an address with that name.
  await askBeforeSignIn(suite, `http://${host}/${projectId}.cloudfunctions.net/beforeSignIn`);
}

/** Has the Auth emulator ask the function before each sign-in of the project. */
async function askBeforeSignIn({ ports, projectId }: TestSuite, functionUri: string) {
  const config = `identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  const url = `http://127.0.0.1:${ports.auth}/${config}?updateMask=blockingFunctions`;
  const triggers = { beforeSignIn: { functionUri } };
  const { ok, status } = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ blockingFunctions: { triggers } }),
  });
  if (!ok) throw new Error(`Auth was not configured: ${status}`);
}

/** Answers what emulators ask of functions: tasks, and what is asked before a sign-in. */
async function startServer(): Promise<string> {
  const server: Server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `127.0.0.1:${address.port}`;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  const queue = /\/queues\/(\w+)\/tasks$/.exec(request.url ?? '')?.[1];
  const [status, json] =
    queue === undefined ? await answerBlocking(body) : [await addTask(queue, body.task), {}];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

/** The names of tasks that Cloud Tasks has had. */
const names = new Set<string>();

interface Task {
  readonly name?: string;
  readonly httpRequest: { readonly body: string };
}

/** Stands in for Cloud Tasks, but runs a task before it answers. */
async function addTask(queue: string, { name, httpRequest }: Task): Promise<number> {
  if (name !== undefined && names.has(name)) return 409;
  if (name !== undefined) names.add(name);
  const { data } = JSON.parse(Buffer.from(httpRequest.body, 'base64').toString());
  // A task that fails would be tried again later; nothing here waits for that.
  await runTask(queue, data).catch(() => undefined);
  return 200;
}

let worker: Worker | undefined;

/** Begins a file of tests: its database is empty. */
export async function beginFile(): Promise<void> {
  worker ??= await startWorker(testSuite());
  if (worker.files % FILES_OF_A_PROJECT === 0) await openProject(worker);
  else await emptyDatabase(testSuite().projectId);
  worker.files += 1;
}
