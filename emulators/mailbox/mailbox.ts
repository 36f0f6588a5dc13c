import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEEP_ALIVE_MS } from '../keep-alive.mjs';
import { type Failures, NO_FAILURES, readFailures, type Sender } from './failures';
import { BadRequest, type Draft, type Message, readFallback, readPrimary } from './message';
import { mailboxPage } from './page';
import { readFields, TooLarge } from './request-body';
import { startSmtp } from './smtp';

/** Older messages are dropped to limit memory. */
const MAX_MESSAGES = 1000;

const HTML_PATH = /^\/messages\/(\d+)\/html$/;

/** An email is shown like in an email client: no scripts, no loading, no forms. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox',
].join('; ');

export interface Mailbox {
  /** e.g. http://127.0.0.1:8025 */
  url: string;
  /** e.g. smtp://127.0.0.1:8027 */
  smtpUrl: string;
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/**
 * Starts the local mailbox: an SMTP server and both mail services that the functions use, a page and a
 * JSON list of messages, and a switch that makes any of the three senders fail.
 * @param port 0 takes any free port, and so does `smtpPort`.
 */
export async function startMailbox(port: number, smtpPort = 0): Promise<Mailbox> {
  let messages: Message[] = [];
  let failures: Failures = NO_FAILURES;
  /** By recipient; these override the others. */
  const failuresFor = new Map<string, Failures>();
  let lastId = 0;

  const keep = (draft: Draft): void => {
    lastId += 1;
    messages.push({ id: lastId, receivedAt: new Date().toISOString(), ...draft });
    messages = messages.slice(-MAX_MESSAGES);
  };

  const failureOf = (via: Sender, to: string) => (failuresFor.get(to) ?? failures)[via];

  /** A sender's endpoint: fails as configured, or stores the message. */
  const sender =
    (via: Draft['via'], read: (fields: Record<string, unknown>) => Draft): Handler =>
    async (request, response) => {
      const draft = read(await readFields(request));
      const failure = failureOf(via, draft.to);
      if (failure === 0) {
        request.socket.destroy();
        return;
      }
      if (failure !== null) {
        answer(response, failure, `The ${via} sender fails with ${failure}, as told.`);
        return;
      }
      keep(draft);
      if (via === 'primary') answer(response, 200, 'OK');
      else answerJson(response, { success: 'true', message: 'The form was submitted.' });
    };

  const routes: Record<string, Handler> = {
    'POST /api/v1.0/email/send': sender('primary', readPrimary),
    'POST /api/v1.0/email/send-form': sender('primary', readPrimary),
    'POST /form': sender('fallback', readFallback),
    'GET /': async (_request, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
      response.end(mailboxPage(messages));
    },
    'GET /messages.json': async (_request, response, url) => {
      const to = url.searchParams.get('to')?.toLowerCase();
      answerJson(response, to ? messages.filter((message) => message.to === to) : messages);
    },
    'GET /messages/{id}/html': async (_request, response, url) => {
      const id = Number(HTML_PATH.exec(url.pathname)?.[1]);
      const html = messages.find((message) => message.id === id)?.html ?? null;
      if (html === null) {
        answer(response, 404, 'There is no such message, or it has no HTML.');
        return;
      }
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': MAIL_POLICY,
      });
      response.end(html);
    },
    'DELETE /messages': async (_request, response) => {
      messages = [];
      response.writeHead(204).end();
    },
    'PUT /failures': async (request, response, url) => {
      const to = url.searchParams.get('to')?.toLowerCase();
      const before = (to && failuresFor.get(to)) || failures;
      const after = readFailures(await readFields(request), before);
      if (to) failuresFor.set(to, after);
      else failures = after;
      answerJson(response, after);
    },
  };

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const url = new URL(request.url ?? '/', 'http://mailbox');
    const path = HTML_PATH.test(url.pathname) ? '/messages/{id}/html' : url.pathname;
    const handler = routes[`${request.method} ${path}`];
    if (!handler) {
      const known = Object.keys(routes).join(', ');
      answer(
        response,
        404,
        `There is no ${request.method} ${url.pathname} here; there are: ${known}.`,
      );
      return;
    }
    handler(request, response, url).catch((error: unknown) => {
      if (error instanceof BadRequest) answer(response, 400, error.message);
      else if (error instanceof TooLarge) answer(response, 413, error.message);
      else answer(response, 500, String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const closeHttp = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const smtp = await startSmtp(smtpPort, {
    failureFor: (to) => failureOf('smtp', to),
    keep,
  }).catch(async (error: unknown) => {
    await closeHttp();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${taken}`,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    close: async () => {
      await Promise.all([closeHttp(), smtp.close()]);
    },
  };
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

function answerJson(response: ServerResponse, value: unknown): void {
  // The site and the tests read this from another origin.
  response
    .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    .end(JSON.stringify(value));
}
