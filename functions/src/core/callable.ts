import { randomUUID } from 'node:crypto';
import { AppError, ERROR_STATUS } from '@hearthkin/domain/errors';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import {
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from 'firebase-functions/v2/https';
import { en } from 'zod/locales';
import type * as z from 'zod/mini';
import { type Access, admit, type Caller, type CallerFor, type SignedInAccess } from './caller';
import { networkOf } from './caller-network';
import { type Clock, systemClock } from './clock';
import { database } from './database';
import { REGION } from './region';

/** All a handler may know of a call. */
export interface Call<Input, Who extends Caller | null = Caller> {
  readonly input: Input;
  readonly caller: Who;
  /** The network the call came from, as `networkOf` names it; for limits, never for identity. */
  readonly network: string;
  readonly now: Date;
  readonly db: Firestore;
}

export interface CallableDefinition<
  Schema extends z.ZodMiniType,
  Result,
  Who extends Access = SignedInAccess,
> {
  readonly name: string;
  readonly input: Schema;
  readonly access: Who;
  /** What the function needs of its machine beyond the usual. */
  readonly options?: Pick<
    CallableOptions,
    'secrets' | 'memory' | 'cpu' | 'concurrency' | 'timeoutSeconds'
  >;
  readonly handler: (call: Call<z.output<Schema>, CallerFor<Who>>) => Promise<Result>;
}

/** What the wrapper takes from its surroundings. */
export interface CallSurroundings {
  readonly clock: Clock;
  readonly database: () => Firestore;
  readonly log: (severity: 'INFO' | 'ERROR', line: Record<string, unknown>) => void;
}

const surroundings: CallSurroundings = {
  clock: systemClock,
  database,
  log: (severity, line) => logger.write({ severity, message: 'call', ...line }),
};

/** The one way a callable function is made. */
export function defineCallable<Schema extends z.ZodMiniType, Result, Who extends Access>(
  definition: CallableDefinition<Schema, Result, Who>,
) {
  return onCall({ ...definition.options, region: REGION }, answerer(definition, surroundings));
}

/**
 * Authenticates, parses, runs and logs one call. Refusals the business knows travel with their code
 * in `details.code`; anything else becomes `internal` and is found in the log by `correlationId`.
 */
export function answerer<Schema extends z.ZodMiniType, Result, Who extends Access>(
  { name, input, access, handler }: CallableDefinition<Schema, Result, Who>,
  { clock, database: connect, log }: CallSurroundings,
): (request: CallableRequest) => Promise<Result> {
  return async (request) => {
    const now = clock.now();
    const line = (outcome: string) => ({
      function: name,
      uid: request.auth?.uid ?? null,
      outcome,
      durationMs: clock.now().getTime() - now.getTime(),
    });
    try {
      const caller = admit(request.auth, access);
      const result = await handler({
        input: parse(input, request.data),
        caller,
        network: networkOf(request.rawRequest),
        now,
        db: connect(),
      });
      log('INFO', line('ok'));
      return result;
    } catch (error) {
      if (error instanceof AppError) {
        log('INFO', { ...line(error.code), reason: error.message });
        const details = { ...error.details, code: error.code };
        throw new HttpsError(ERROR_STATUS[error.code], error.code, details);
      }
      const correlationId = randomUUID();
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log('ERROR', { ...line('internal'), correlationId, cause });
      throw new HttpsError('internal', 'internal', { correlationId });
    }
  };
}

/** Says what is wrong with an input where its schema has no sentence of its own for it. */
const { localeError: sentenceOf } = en();

function parse<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data, { error: sentenceOf });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
  }));
  throw new AppError('invalid-input', 'The input does not fit', { issues });
}
