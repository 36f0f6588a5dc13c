import { randomUUID } from 'node:crypto';
import {
  CALLABLE_INPUTS,
  type CallableName,
  type CallableResults,
  INPUT_LEVELS,
  type ParsedInput,
} from '@hearthkin/domain/callables';
import { CORRELATION_PARAM, isCorrelationId } from '@hearthkin/domain/foundation/correlation-id';
import { AppError, ERROR_STATUS } from '@hearthkin/domain/foundation/errors';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { SecretParam } from 'firebase-functions/params';
import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https';
import { en } from 'zod/locales';
import type * as z from 'zod/mini';
import { enforcesAppCheck } from './app-check';
import { authentication } from './auth';
import {
  type Access,
  authorize,
  type Caller,
  type CallerFor,
  isForStaff,
  requireOther,
  requireStaff,
} from './caller';
import { networkOf } from './caller-network';
import { type Clock, systemClock } from './clock';
import { isContention } from './consistency/contention';
import { logger, withCorrelationId } from './logger';
import { requireNoCaseWith } from './people/opponents';
import { livingCaller, requireStanding } from './people/standing';
import { callerOfAct, callerOfRead, requireRecentSignIn } from './recent-sign-in';
import { database } from './records/database';
import { isOn, requireNoRestore } from './switches';

/** One call, as a handler gets it. */
export interface Call<Input, Who extends Caller | null = Caller> {
  readonly input: Input;
  readonly caller: Who;
  /** The caller's network, as `networkOf` names it; for rate limits, never for identity. */
  readonly network: string;
  readonly now: Date;
  readonly db: Firestore;
}

interface CallableDefinition<Name extends CallableName, Who extends Access, Deps> {
  readonly access: Who;
  /** The secrets that its service has to have for it. */
  readonly secrets?: readonly SecretParam[];
  /** Whether only the emulators have it. */
  readonly isLocal?: boolean;
  /** Further dependencies of the handler. */
  readonly deps?: () => Deps;
  readonly handler: (
    call: Call<ParsedInput<Name>, CallerFor<Who>>,
    deps: Deps,
  ) => Promise<CallableResults[Name]>;
}

/** Dependencies of the wrapper. */
interface WrapperDeps {
  readonly clock: Clock;
  readonly database: () => Firestore;
  readonly auth: () => Auth;
  readonly enforcesAppCheck: () => boolean;
  readonly log: (severity: 'INFO' | 'ERROR', line: Record<string, unknown>) => void;
}

const wrapperDeps: WrapperDeps = {
  clock: systemClock,
  database,
  auth: authentication,
  enforcesAppCheck,
  log: (severity, line) => logger.write({ severity, message: 'call', ...line }),
};

const INPUTS: Readonly<Record<CallableName, z.ZodMiniType>> = CALLABLE_INPUTS;

/**
 * Defines a call, which one of the services answers (`defineCallService`). Tests call its `handler` and read its
 * `access`.
 */
export function defineCallable<
  Name extends CallableName,
  Who extends Exclude<Access, 'admin-act'>,
  Deps = void,
>(name: Name, definition: CallableDefinition<Name, Who, Deps>) {
  return define(name, definition);
}

interface StaffActDefinition<Name extends CallableName, Deps>
  extends Omit<CallableDefinition<Name, 'admin-act', Deps>, 'access'> {
  /** The people whom the act concerns, who may not be the ones to do it. */
  readonly concerns: (
    call: Pick<Call<ParsedInput<Name>>, 'db' | 'input'>,
  ) => readonly string[] | Promise<readonly string[]>;
}

/**
 * Defines what staff change, decide or open. They do it for others only, and about no one with whom they have something
 * open of their own.
 * @throws AppError `forbidden`, before anything else, to staff whom it concerns themselves, and to those who have an open
 * session, claim or report with one of the people whom it concerns.
 */
export function defineStaffAct<Name extends CallableName, Deps = void>(
  name: Name,
  { concerns, handler, ...definition }: StaffActDefinition<Name, Deps>,
) {
  return define<Name, 'admin-act', Deps>(name, {
    ...definition,
    access: 'admin-act',
    handler: async (call, deps) => {
      const people = await concerns(call);
      requireOther(call.caller, ...people);
      await requireNoCaseWith(call.db, call.caller, people);
      return handler(call, deps);
    },
  });
}

function define<Name extends CallableName, Who extends Access, Deps>(
  name: Name,
  { access, secrets = [], isLocal = false, deps, handler }: CallableDefinition<Name, Who, Deps>,
) {
  const input = INPUTS[name];
  // `input` has been parsed by the schema of that name. Without `deps` their type is void.
  const run = (call: Call<unknown, CallerFor<Who>>) =>
    handler(call as Call<ParsedInput<Name>, CallerFor<Who>>, deps?.() as Deps);
  const answer = wrapHandler({ name, input, access, handler: run }, wrapperDeps);
  const callable = refusingUnreadable(onCall(answer));
  return Object.assign(callable, { access, handler, secrets, isLocal });
}

/** Half a character: input that no schema gets to see. */
const UNREADABLE = '\ud800';

/**
 * The SDK decodes the input by recursion and fails on some of it, before any code of ours. What is unreadable is
 * replaced before that, so that the callable refuses it like any other input.
 */
function refusingUnreadable<Exported extends ReturnType<typeof onCall>>(
  callable: Exported,
): Exported {
  return new Proxy(callable, {
    apply: (target, self, [request, response]: Parameters<Exported>) => {
      if (!isReadable(request.body?.data)) request.body.data = UNREADABLE;
      return Reflect.apply(target, self, [request, response]);
    },
  });
}

/** A callable with its schema, without its deps. */
export interface WrappedCallable<Schema extends z.ZodMiniType, Result, Who extends Access> {
  readonly name: string;
  readonly input: Schema;
  readonly access: Who;
  readonly handler: (call: Call<z.output<Schema>, CallerFor<Who>>) => Promise<Result>;
}

/**
 * Authenticates, parses, runs and logs one call. An `AppError` is returned with its code in
 * `details.code`, contention as `rate-limited`; anything else becomes `internal`, with the
 * `correlationId` that all lines of the call have in the log.
 */
export function wrapHandler<Schema extends z.ZodMiniType, Result, Who extends Access>(
  { name, input, access, handler }: WrappedCallable<Schema, Result, Who>,
  { clock, database: connect, auth, enforcesAppCheck: enforces, log }: WrapperDeps,
): (request: CallableRequest) => Promise<Result> {
  const answer = async (request: CallableRequest, correlationId: string) => {
    const now = clock.now();
    const line = (outcome: string) => ({
      function: name,
      uid: request.auth?.uid ?? null,
      outcome,
      durationMs: clock.now().getTime() - now.getTime(),
      correlationId,
    });
    try {
      // Here and not by the SDK's `enforceAppCheck`, which refuses as if the person weren't signed in,
      // without a line in the log. It has verified the token, or left `app` empty.
      if (enforces() && request.app === undefined && (await isOn(connect(), 'appCheck', now))) {
        throw new AppError('app-unverified', 'No valid App Check token');
      }
      const db = connect();
      await requireNoRestore(db, now);
      const caller = await admit(request.auth, access, { db, auth, now });
      const result = await handler({
        input: parse(input, request.data),
        // `admit` has given what the access promises.
        caller: caller as CallerFor<Who>,
        network: networkOf(request.rawRequest),
        now,
        db,
      });
      log('INFO', line('ok'));
      return result;
    } catch (thrown) {
      const error = isContention(thrown)
        ? new AppError('rate-limited', 'Too much contention')
        : thrown;
      if (error instanceof AppError) {
        log('INFO', { ...line(error.code), reason: error.message });
        const details = { ...error.details, code: error.code };
        throw new HttpsError(ERROR_STATUS[error.code], error.code, details);
      }
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log('ERROR', { ...line('internal'), cause });
      throw new HttpsError('internal', 'internal', { correlationId });
    }
  };
  return (request) => {
    const correlationId = correlationIdOf(request);
    return withCorrelationId(correlationId, () => answer(request, correlationId));
  };
}

/**
 * The caller, if they have access: by their token, by their session and by their account.
 * @throws AppError as `authorize`, `requireStanding` and `requireRecentSignIn`.
 */
async function admit(
  token: CallableRequest['auth'],
  access: Access,
  { db, auth, now }: { readonly db: Firestore; readonly auth: () => Auth; readonly now: Date },
): Promise<Caller | null> {
  const claimed = authorize(token, access, now);
  if (claimed === null) return null;
  if (access === 'anyone') return livingCaller(db, claimed);
  const caller =
    access === 'admin'
      ? await callerOfRead(auth(), claimed)
      : await callerOfAct(db, auth(), claimed, now);
  if (isForStaff(access)) {
    requireStaff(caller);
    return caller;
  }
  await requireStanding(db, caller, access);
  if (access.fresh) await requireRecentSignIn(db, auth(), caller, now);
  return caller;
}

/** The id that the browser has given the call, or a new one: what else it sends may not be in the log. */
function correlationIdOf({ rawRequest }: CallableRequest): string {
  const given = rawRequest?.query?.[CORRELATION_PARAM];
  return isCorrelationId(given) ? given : randomUUID();
}

/** The message for an invalid input whose schema has none. */
const { localeError: sentenceOf } = en();

function parse<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  if (!isReadable(data)) {
    throw new AppError('invalid-input', 'The input is too deep or has half a character', {
      issues: [],
    });
  }
  const parsed = schema.safeParse(data, { error: sentenceOf });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
  }));
  throw new AppError('invalid-input', 'The input does not fit', { issues });
}

/**
 * Whether input nests no deeper than schemas do, is plain JSON without the SDK's own encodings (`@type`), and has
 * no half of a surrogate pair, which Firestore can't store.
 */
function isReadable(data: unknown, levels = INPUT_LEVELS): boolean {
  if (typeof data === 'string') return !/\p{Cs}/u.test(data);
  if (typeof data !== 'object' || data === null) return true;
  if (levels === 0 || '@type' in data) return false;
  return Object.values(data).every((part) => isReadable(part, levels - 1));
}
