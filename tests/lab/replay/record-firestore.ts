/**
 * A setup file of the rules tests. If HEARTHKIN_RULES_RECORDING names a folder, it records every
 * request of the Firestore SDK there, with the decision; see firestore-recording.ts.
 */
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { FirestoreRecord, Operation, RestWrite } from './firestore-recording';

interface Metadata {
  get(name: string): readonly (string | Buffer)[];
}
interface Status {
  readonly code: number;
}
interface ServerTime {
  readonly seconds: string | number;
  readonly nanos?: number;
}

/** The used parts of the messages of Write and Listen streams. */
interface Sent {
  readonly writes?: readonly RestWrite[];
  readonly addTarget?: {
    readonly targetId: number;
    readonly documents?: { readonly documents: readonly string[] };
    readonly query?: Extract<Operation, { kind: 'list' }>['query'];
  };
}
interface Received {
  readonly writeResults?: readonly {
    readonly transformResults?: readonly { readonly timestampValue?: ServerTime | null }[] | null;
  }[];
  readonly commitTime?: ServerTime | null;
  readonly targetChange?: {
    readonly targetChangeType: string;
    readonly targetIds: readonly number[];
    readonly cause?: Status | null;
  };
}

interface Listener {
  onReceiveMessage(message: Received): void;
  onReceiveStatus(status: Status): void;
}
interface Call {
  start(metadata: Metadata, listener: Listener): void;
  sendMessageWithContext(context: unknown, message: Sent): void;
}
type CallFactory = (
  interceptors: unknown,
  definition: { readonly path: string },
  ...rest: readonly unknown[]
) => Call;

const OK = 0;
const PERMISSION_DENIED = 7;

const folder = process.env.HEARTHKIN_RULES_RECORDING;
const RECORDED = Symbol.for('hearthkin.rules-recording');

if (folder) recordCalls(join(folder, 'firestore.jsonl'));

/** Every call of the SDK's gRPC library passes here. The library is shared by all test files. */
function recordCalls(file: string): void {
  const firebase = createRequire(import.meta.url).resolve('firebase/firestore');
  const sdk = createRequire(firebase).resolve('@firebase/firestore');
  const calls: { getInterceptingCall: CallFactory; [RECORDED]?: true } = createRequire(sdk)(
    '@grpc/grpc-js/build/src/client-interceptors.js',
  );
  if (calls[RECORDED]) return;
  calls[RECORDED] = true;
  const original = calls.getInterceptingCall;
  calls.getInterceptingCall = (interceptors, definition, ...rest) => {
    const call = original(interceptors, definition, ...rest);
    const stream = definition.path.split('/').at(-1);
    if (stream !== 'Write' && stream !== 'Listen') {
      throw new Error(`Rules tests that call ${stream} cannot be recorded.`);
    }
    return recorded(call, (record) => appendFileSync(file, `${JSON.stringify(record, plain)}\n`));
  };
}

interface Pending {
  readonly operation: Operation;
  readonly test: string;
}

/** A call that records its messages. */
function recorded(call: Call, write: (record: FirestoreRecord) => void): Call {
  const commits: Pending[] = [];
  const targets = new Map<number, Pending>();
  let token: FirestoreRecord['token'] = null;
  const take = (pending: Pending | undefined, code: number, time?: ServerTime | null) => {
    if (!pending) return;
    const verdict =
      code === OK
        ? ('allow' as const)
        : code === PERMISSION_DENIED
          ? ('deny' as const)
          : ('fail' as const);
    write({ ...pending, token, verdict, time: time ? isoTime(time) : new Date().toISOString() });
  };
  const pendingOf = (operation: Operation): Pending => ({
    operation,
    test: expect.getState().currentTestName ?? 'before a test',
  });

  const { start, sendMessageWithContext } = call;
  call.start = (metadata, listener) => {
    token = tokenOf(metadata);
    start.call(call, metadata, {
      ...listener,
      onReceiveMessage(message) {
        if (message.commitTime)
          take(commits.shift(), OK, writtenTime(message) ?? message.commitTime);
        const { targetChange } = message;
        for (const id of targetChange?.targetIds ?? []) {
          if (targetChange?.targetChangeType === 'CURRENT') take(targets.get(id), OK);
          else if (targetChange?.cause) take(targets.get(id), targetChange.cause.code);
          else continue;
          targets.delete(id);
        }
        listener.onReceiveMessage(message);
      },
      onReceiveStatus(status) {
        // The SDK resends unanswered messages when a stream ends.
        if (status.code !== OK) take(commits.shift(), status.code);
        listener.onReceiveStatus(status);
      },
    });
  };
  call.sendMessageWithContext = (context, message) => {
    const { writes, addTarget } = message;
    if (writes && writes.length > 0) commits.push(pendingOf({ kind: 'commit', writes }));
    const [document] = addTarget?.documents?.documents ?? [];
    if (addTarget && document)
      targets.set(addTarget.targetId, pendingOf({ kind: 'get', document }));
    if (addTarget?.query) {
      targets.set(addTarget.targetId, pendingOf({ kind: 'list', query: addTarget.query }));
    }
    sendMessageWithContext.call(call, context, message);
  };
  return call;
}

/**
 * The time that a commit wrote into documents, which on a busy machine is before that of the commit.
 * Undefined if it wrote none.
 */
function writtenTime({ writeResults }: Received): ServerTime | undefined {
  const results = (writeResults ?? []).flatMap(({ transformResults }) => transformResults ?? []);
  return results.find(({ timestampValue }) => timestampValue)?.timestampValue ?? undefined;
}

/** The claims of an emulator's unsigned token; "owner" bypasses the rules. */
function tokenOf(metadata: Metadata): FirestoreRecord['token'] {
  const [header] = metadata.get('Authorization');
  const token = header?.toString().replace(/^Bearer /, '');
  if (!token || token === 'owner') return token ? 'owner' : null;
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function isoTime({ seconds, nanos = 0 }: ServerTime): string {
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  return `${date}.${String(nanos).padStart(9, '0')}Z`;
}

/** Values in Firestore's REST format. */
function plain(key: string, value: unknown): unknown {
  if (key === 'timestampValue' && typeof value === 'object') return isoTime(value as ServerTime);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return value;
}
