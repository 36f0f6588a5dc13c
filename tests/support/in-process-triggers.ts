import { randomUUID } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { adminDb } from './admin';
import { beforeEachCall, exportedFunctions, type Runnable } from './in-process';

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
  /** The time at which it was written; of a deletion, at which it was noticed. Both are of the database's clock. */
  readonly at: Date;
}

/** The triggers of a file that calls `runTriggers()`; none of another. */
let triggers: readonly Trigger[] = [];

/** Changes that no trigger has seen. */
const pending: Written[] = [];

/** The documents that have triggers, as they were at the last look, by path. */
const seen = new Map<string, DocumentSnapshot>();

/**
 * Lets document triggers run in the process of the test, over what was written to the worker's own database since
 * the test began. They run where a test waits for them, `afterTriggers` or `eventually`, and one after the other: with
 * writes of the test beside them, each would wait for locks of the other. What a test doesn't wait for doesn't run.
 * Changes of a document between two calls of functions are one.
 */
export function runTriggers(): void {
  beforeAll(async () => {
    triggers = await documentTriggers();
    beforeEachCall(noteWrites);
  });
  beforeEach(async () => {
    await noteWrites();
    pending.length = 0;
  });
  afterAll(() => {
    triggers = [];
    pending.length = 0;
    seen.clear();
  });
}

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

/** Notes what was written since the last look, for the triggers; one look at a time. */
export function noteWrites(): Promise<void> {
  // A look that fails tells its caller, and not the next one.
  looked = looked.then(look, look);
  return looked;
}
let looked = Promise.resolve();

async function look(): Promise<void> {
  const groups = [...new Set(triggers.map(({ pattern }) => pattern.at(-2) ?? ''))];
  const found = await Promise.all(groups.map((group) => adminDb.collectionGroup(group).get()));
  const noticedAt = found[0]?.readTime.toDate() ?? new Date();
  const now = new Map(found.flatMap(({ docs }) => docs).map((doc) => [doc.ref.path, doc] as const));
  for (const [path, after] of now) {
    const before = seen.get(path);
    if (before?.updateTime?.isEqual(after.updateTime)) continue;
    pending.push({ before: before ?? missing(after.ref), after, at: after.updateTime.toDate() });
    seen.set(path, after);
  }
  for (const [path, before] of seen) {
    if (now.has(path)) continue;
    pending.push({ before, after: missing(before.ref), at: noticedAt });
    seen.delete(path);
  }
}

/** Runs the triggers of all changes, and of those that they make. */
export async function afterTriggers(): Promise<void> {
  await noteWrites();
  for (let written = pending.shift(); written !== undefined; written = pending.shift()) {
    for (const trigger of triggers) await fire(trigger, written);
    if (pending.length === 0) await noteWrites();
  }
}

function missing(ref: DocumentReference): Snapshot {
  return { exists: false, id: ref.id, ref, data: () => undefined, get: () => undefined };
}

/** Delivers an event to a trigger it is for, and again if that fails. */
async function fire(
  { run, kind, pattern }: Trigger,
  { before, after, at }: Written,
): Promise<void> {
  const params = paramsOf(pattern, after.ref.path);
  const happened = before.exists ? (after.exists ? 'updated' : 'deleted') : 'created';
  if (params === null || (kind !== 'written' && kind !== happened)) return;
  const data = { created: after, deleted: before, updated: null, written: null }[kind];
  const event = {
    id: randomUUID(),
    time: at.toISOString(),
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
