import { randomUUID } from 'node:crypto';
import type { DocumentChange, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { adminDb } from './admin';
import { exportedFunctions, type Runnable } from './in-process';

/** A document as a trigger gets it, also one that isn't there. */
type Snapshot = Pick<DocumentSnapshot, 'exists' | 'id' | 'ref' | 'data' | 'get'>;

interface Trigger {
  readonly run: Runnable['run'];
  readonly kind: 'written' | 'created' | 'updated' | 'deleted';
  /** Such as `companions/{companionId}/views/{viewId}`. */
  readonly pattern: readonly string[];
}

/**
 * Runs the document triggers in the process of the test, over what the file writes to the worker's own
 * database. The events come some time after the write, like the deployed ones, but changes of one
 * document in quick succession may come as one.
 */
export function runTriggers(): void {
  const stops: (() => void)[] = [];
  // One after the other: side by side they would wait for each other's transactions.
  let last: Promise<void> = Promise.resolve();
  const add = (trigger: Trigger, written: Written) => {
    last = last.then(() => fire(trigger, written));
  };
  beforeAll(async () => {
    const triggers = await documentTriggers();
    const groups = new Set(triggers.map(({ pattern }) => pattern.at(-2) ?? ''));
    await Promise.all(
      [...groups].map(async (group) => {
        const own = triggers.filter(({ pattern }) => pattern.at(-2) === group);
        const stop = await listen(group, (written) => {
          for (const trigger of own) add(trigger, written);
        });
        stops.push(stop);
      }),
    );
  });
  afterAll(async () => {
    for (const stop of stops) stop();
    await last;
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

interface Written {
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** Listens to all collections of a name; resolves once later writes are noticed. */
function listen(group: string, tell: (event: Written) => void): Promise<() => void> {
  const known = new Map<string, Snapshot>();
  return new Promise((resolve, reject) => {
    const stop = adminDb.collectionGroup(group).onSnapshot((snapshot) => {
      for (const change of snapshot.docChanges()) tell(eventOf(change, known));
      resolve(stop);
    }, reject);
  });
}

function eventOf({ type, doc }: DocumentChange, known: Map<string, Snapshot>): Written {
  const { path } = doc.ref;
  const before = known.get(path) ?? missing(doc.ref);
  const after = type === 'removed' ? missing(doc.ref) : doc;
  if (after.exists) known.set(path, after);
  else known.delete(path);
  return { before, after };
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
