import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LOCAL_SECRETS, localParams } from '@hearthkin/emulators/launcher/function-params';
import { emptyDatabase } from './empty-database';
import { answerBlocking, runTask } from './in-process';
import { type TestSuite, testSuite } from './suite';

/**
 * Setup of tests that run side by side: each worker has a project of its own in the emulators, where
 * no triggers run, and calls functions in its own process. Its database is empty when a file begins.
 */

/** Sets what modules of the functions read when they are loaded, once for each worker. */
async function openProject({ projectId: shared, ports, offset }: TestSuite): Promise<void> {
  // Not of Vitest's number of the worker: after another group of tests, two of them get the same.
  const projectId = `${shared}-${randomUUID().slice(0, 8)}`;
  const suite: TestSuite = { projectId, ports, offset, inProcess: true };
  const host = await startServer();
  Object.assign(process.env, {
    ...localParams(ports, `http://127.0.0.1:${ports.site}`, { choice: 'none', apiUrl: '' }),
    ...LOCAL_SECRETS,
    HEARTHKIN_SUITE: JSON.stringify(suite),
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    CLOUD_TASKS_EMULATOR_HOST: host,
    FUNCTIONS_EMULATOR: 'true',
  });
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

const suite = testSuite();
if (!suite.inProcess) await openProject(suite);
await emptyDatabase(testSuite().projectId);
