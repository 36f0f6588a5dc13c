import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEEP_ALIVE_MS } from '../keep-alive.mjs';
import { passTime } from './acts/clock';
import { answerApi } from './api/api';
import { ApiError } from './api-error';
import { answerControl } from './control';
import { Failures } from './failures';
import { answerPage } from './hosted/pages';
import { emptyState, loadedState } from './state';
import { Store } from './store';
import { Webhooks } from './webhooks';

/** The only key that the stand-in knows. */
export const STAND_IN_KEY = 'sk_test_local';

/** Requests are small; a larger one is a mistake. */
const MAX_BODY_BYTES = 200_000;

/** The interval at which it looks whether something has ended, without being asked. */
const LOOK_MS = 15_000;

export interface PaymentsOptions {
  /** 0 takes any free port. */
  port: number;
  webhookUrl: string;
  /** Signs the webhooks: "whsec_…". */
  webhookSecret: string;
  /** Linked from its pages. */
  siteUrl?: string;
  /** The value that `state()` returned in an earlier run. */
  state?: string | undefined;
  /** The time at which its clock stands still until it is told to move on. */
  now?: Date | undefined;
}

export interface Payments {
  /** e.g. http://127.0.0.1:8026 */
  readonly url: string;
  /** Everything it remembers, as JSON. */
  state(): string;
  close(): Promise<void>;
}

/** Starts the stand-in for Stripe: its API, its pages, its webhooks, and a control of its own. */
export async function startPayments(options: PaymentsOptions): Promise<Payments> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      const status = error instanceof ApiError ? error.status : 500;
      if (status === 500) console.error('Test payments:', error);
      if (response.headersSent) response.destroy();
      else {
        sendJson(response, status, error instanceof ApiError ? error.body : failed(String(error)));
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const state = options.state === undefined ? emptyState(url) : loadedState(options.state, url);
  if (options.now) state.stillAt = Math.floor(options.now.getTime() / 1000);
  const webhooks = new Webhooks({ url: options.webhookUrl, secret: options.webhookSecret });
  const store = new Store(state, (event) => webhooks.send(state, event));
  const failures = new Failures();
  webhooks.resume(state);
  const timer = setInterval(() => passTime(store), LOOK_MS);
  timer.unref();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const body = await readBody(request);
    passTime(store);
    if (address.pathname.startsWith('/v1/')) api(request, response, method, address, body);
    else if (address.pathname.startsWith('/control/')) {
      const of = { store, webhooks, failures };
      sendJson(response, 200, await answerControl(of, method, address.pathname, body));
    } else {
      sendPage(response, answerPage(store, options.siteUrl ?? null, method, address, body));
    }
  }

  function api(
    request: IncomingMessage,
    response: ServerResponse,
    method: string,
    address: URL,
    body: string,
  ): void {
    const key = request.headers['idempotency-key']?.toString() ?? null;
    const failure = failures.take(method, address.pathname, key);
    response.setHeader('request-id', store.id('req'));
    if (failure === 'drop-before') {
      request.socket.destroy();
      return;
    }
    if (failure === 500 || failure === 429) {
      sendJson(response, failure, failed('As told.'));
      return;
    }
    const {
      status,
      body: answer,
      isReplayed,
    } = answerApi(store, STAND_IN_KEY, {
      method,
      path: address.pathname,
      encoded: method === 'POST' ? body : address.search.slice(1) || body,
      authorization: request.headers.authorization ?? '',
      key,
    });
    if (failure === 'drop-after') {
      request.socket.destroy();
      return;
    }
    if (isReplayed) response.setHeader('idempotent-replayed', 'true');
    sendJson(response, status, answer);
  }

  return {
    url,
    state: () => JSON.stringify(state),
    close: () =>
      new Promise((resolve) => {
        clearInterval(timer);
        webhooks.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function failed(message: string) {
  return { error: { type: 'api_error', message } };
}

/** @throws ApiError if it is too long. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size <= MAX_BODY_BYTES) return Buffer.concat(chunks).toString('utf8');
  throw new ApiError(413, 'invalid_request_error', `The limit is ${MAX_BODY_BYTES} bytes.`);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function sendPage(response: ServerResponse, answer: ReturnType<typeof answerPage>): void {
  if (answer.kind === 'redirect') {
    response.writeHead(303, { location: answer.to }).end();
    return;
  }
  response.writeHead(answer.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(answer.html);
}
