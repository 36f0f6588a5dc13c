import { randomUUID } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  WriteBatch,
} from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { adminDb } from './admin';
import { exportedFunctions, type Runnable } from './in-process';
import { clientWrites } from './rest-client';
import { testSuite } from './suite';

/** A document as a trigger gets it, also one that isn't there. */
type Snapshot = Pick<DocumentSnapshot, 'exists' | 'id' | 'ref' | 'data' | 'get'>;

interface Trigger {
  readonly run: Runnable['run'];
  readonly kind: 'written' | 'created' | 'updated' | 'deleted';
  /** Such as `companions/{companionId}/views/{viewId}`. */
  readonly pattern: readonly string[];
}

interface Written {
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** What a file has written and no trigger has seen. */
const pending: Written[] = [];

/** Documents as they were last written; the database is empty when a file begins. */
const known = new Map<string, Snapshot>();

/**
 * Lets document triggers run in the process of the test, over what the file writes to the worker's own
 * database. They run where a test waits for them, `afterTriggers` or `eventually`, and one after the other: with
 * writes of the test beside them, each would wait for locks of the other. What a test doesn't wait for doesn't run.
 */
export function runTriggers(): void {
  // The part of a batch and of a transaction that sends the writes; the SDK has no public one.
  const batches = WriteBatch.prototype as unknown as Batch;
  const { _commit: commit } = batches;
  beforeAll(async () => {
    triggers = await documentTriggers();
    clientWrites.noted = noteWrites;
    batches._commit = async function commitAndNote(...args) {
      const paths = [...new Set(this._ops.map(({ docPath }) => docPath))];
      const response = await commit.apply(this, args);
      if (this._firestore.projectId === testSuite().projectId) await noteWrites(paths);
      return response;
    };
  });
  afterEach(() => void pending.splice(0));
  afterAll(() => {
    batches._commit = commit;
    clientWrites.noted = undefined;
    triggers = [];
    pending.splice(0);
    known.clear();
  });
}

interface Batch {
  readonly _firestore: { readonly projectId: string };
  readonly _ops: readonly { readonly docPath: string }[];
  _commit(this: Batch, ...args: unknown[]): Promise<unknown>;
}

/** Those that run; none where a file doesn't run any. */
let triggers: readonly Trigger[] = [];

async function documentTriggers(): Promise<Trigger[]> {
  return Object.values(await exportedFunctions()).flatMap((each) => {
    const { eventType, eventFilterPathPatterns: filters } = each.__endpoint?.eventTrigger ?? {};
    const kind = /^google\.cloud\.firestore\.document\.v1\.(\w+)$/.exec(eventType ?? '')?.[1];
    if (kind === undefined || !isKind(kind) || filters?.document === undefined) return [];
    return [{ run: each.run, kind, pattern: filters.document.split('/') }];
  });
}

function isKind(kind: string): kind is Trigger['kind'] {
  return ['written', 'created', 'updated', 'deleted'].includes(kind);
}

/** Keeps an event for each document that has a trigger, in a file that runs them. */
async function noteWrites(paths: readonly string[]): Promise<void> {
  const refs = paths.filter(hasTrigger).map((path) => adminDb.doc(path));
  if (refs.length === 0) return;
  for (const after of await adminDb.getAll(...refs)) {
    const { path } = after.ref;
    const before = known.get(path) ?? missing(after.ref);
    known.set(path, after);
    if (before.exists || after.exists) pending.push({ before, after });
  }
}

const hasTrigger = (path: string) =>
  triggers.some(({ pattern }) => paramsOf(pattern, path) !== null);

/** Runs the triggers of all that was written, and of what they write. */
export async function afterTriggers(): Promise<void> {
  for (let written = pending.shift(); written !== undefined; written = pending.shift()) {
    for (const trigger of triggers) await fire(trigger, written);
  }
}

function missing(ref: DocumentReference): Snapshot {
  return { exists: false, id: ref.id, ref, data: () => undefined, get: () => undefined };
}

/** Delivers an event to a trigger it is for, and again if that fails. */
async function fire({ run, kind, pattern }: Trigger, { before, after }: Written): Promise<void> {
  const params = paramsOf(pattern, after.ref.path);
  const happened = before.exists ? (after.exists ? 'updated' : 'deleted') : 'created';
  if (params === null || (kind !== 'written' && kind !== happened)) return;
  const data = { created: after, deleted: before, updated: null, written: null }[kind];
  const event = {
    id: randomUUID(),
    time: new Date().toISOString(),
    params,
    data: data ?? { before, after },
  };
  await run(event).catch(() => run(event));
}

function paramsOf(pattern: readonly string[], path: string): Record<string, string> | null {
  const parts = path.split('/');
  if (parts.length !== pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith('{')) params[name.slice(1, -1)] = part;
    else if (name !== part) return null;
  }
  return params;
}
