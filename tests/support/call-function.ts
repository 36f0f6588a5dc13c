import { callPath } from '@hearthkin/domain/call-services';
import type { CallableName } from '@hearthkin/domain/callables';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { REGION } from '@hearthkin/domain/foundation/region';
import { expect } from 'vitest';
import type { Actor } from './actors';
import { testSuite } from './suite';

/** The response of a callable over HTTP: its result, or an error code. */
export interface Answer {
  readonly status: number;
  readonly result?: unknown;
  /** `details.code`; for other errors the protocol's status. */
  readonly code?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Calls a function like a browser; without an actor as a visitor. */
export async function callFunction(
  name: string,
  data: unknown,
  actor: Actor | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { ports, projectId, inProcess } = testSuite();
  if (inProcess) {
    return (await import('./in-process')).callInProcess(name, data, actor?.idToken, headers);
  }
  const response = await fetch(
    `http://127.0.0.1:${ports.functions}/${projectId}/${REGION}/${callPath(name as CallableName)}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(actor === null ? {} : { authorization: `Bearer ${actor.idToken}` }),
      },
      body: JSON.stringify({ data }),
    },
  );
  const text = await response.text();
  const body = JSON.parse(text) as {
    result?: unknown;
    error?: { status: string; details?: Record<string, unknown> };
  };
  if (body.error === undefined) {
    // For example the emulator's own answer when the function's process has ended.
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    return { status: response.status, result: body.result };
  }
  const { status, details } = body.error;
  const code = typeof details?.code === 'string' ? details.code : status;
  return { status: response.status, code, ...(details === undefined ? {} : { details }) };
}

/** Expects that a call, of a function or of its handler alone, is refused for one reason. */
export async function expectRefusal(call: Promise<unknown>, code: string): Promise<void> {
  const outcome = await call.then(
    (result) => (isAnswer(result) ? (result.code ?? result) : result),
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
  expect(outcome).toBe(code);
}

const isAnswer = (result: unknown): result is Answer =>
  typeof result === 'object' && result !== null && 'status' in result;
