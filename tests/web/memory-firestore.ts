import { FirebaseError } from 'firebase/app';
import type * as Sdk from 'firebase/firestore';
import type { DocumentReference, SetOptions } from 'firebase/firestore';
import { vi } from 'vitest';
import { betweenTests } from './between-tests';
import { currentUser } from './fake-auth';
import { worldNow } from './world';
import { documentsIn, putDocuments } from './world-documents';

/**
 * Replaces what stores use of the Firestore SDK: single reads and writes go to the documents of the
 * test's world, which open pages read. What stores don't use yet throws.
 */

// It replaces the module that it needs a class of.
const { Timestamp } = await vi.importActual<typeof Sdk>('firebase/firestore');

type Fields = Readonly<Record<string, unknown>>;

/** All that was sent, in order, refused or not; `data` is null for a deletion. */
const sent: { readonly path: string; readonly data: Fields | null }[] = [];

/** Writes to the document at a path, or to those whose paths fit a pattern. */
export function written(to: string | RegExp): readonly (Fields | null)[] {
  return sentTo(to).map(({ data }) => data);
}

export function sentTo(to: string | RegExp) {
  return sent.filter(({ path }) => isAt(to, path));
}

const isAt = (to: string | RegExp, path: string) =>
  typeof to === 'string' ? path === to : to.test(path);

/** A document as it is now, with dates instead of timestamps. */
export function stored(path: string): object | undefined {
  return documentsIn(worldNow(), currentUser()?.uid ?? '').get(path);
}

/** Answers to writes that are still to come; null accepts. */
const planned: { readonly to: string | RegExp; readonly answer: Promise<string | null> }[] = [];

/** Has the next write to such a document fail. */
export function refuseWrite(to: string | RegExp, code = 'permission-denied'): void {
  planned.push({ to, answer: Promise.resolve(code) });
}

/** Holds the next write to such a document until the test accepts or refuses it. */
export function holdWrite(to: string | RegExp) {
  let settle = (_code: string | null) => {};
  const answer = new Promise<string | null>((resolve) => {
    settle = resolve;
  });
  planned.push({ to, answer });
  return { accept: () => settle(null), refuse: (code = 'permission-denied') => settle(code) };
}

betweenTests(() => {
  sent.length = 0;
  planned.length = 0;
  cached.clear();
});

/** A value that depends on the former one. */
class FieldValue {
  readonly after: (former: unknown) => unknown;

  constructor(after: (former: unknown) => unknown) {
    this.after = after;
  }
}

export const serverTimestamp = () => new FieldValue(() => new Date());

export const increment = (step: number) =>
  new FieldValue((former) => (typeof former === 'number' ? former : 0) + step);

export const setDoc = (ref: DocumentReference, fields: Fields, options?: SetOptions) =>
  send([set(ref, fields, options)], true);

export const updateDoc = (ref: DocumentReference, fields: Fields) =>
  send([update(ref, fields)], true);

export const deleteDoc = (ref: DocumentReference) => send([{ path: ref.path, fields: null }], true);

/** The most that one batch may have. */
const MOST_WRITES = 500;

export function writeBatch() {
  const writes: Write[] = [];
  const commit = async () => {
    if (writes.length > MOST_WRITES) throw new FirebaseError('invalid-argument', 'Too many writes');
    await send(writes, true);
  };
  return { ...collector(writes), commit };
}

export async function runTransaction(
  _database: unknown,
  work: (transaction: object) => Promise<unknown>,
): Promise<unknown> {
  const writes: Write[] = [];
  const get = async (ref: DocumentReference) => {
    if (writes.length > 0) throw new Error('A transaction reads before it writes.');
    return snapshotOf(ref);
  };
  const result = await work({ ...collector(writes), get });
  await send(writes, false);
  return result;
}

export const getDoc = async (ref: DocumentReference) => snapshotOf(ref);
export const getDocFromServer = getDoc;

/** The paths of what pages have read. */
export const cached = new Set<string>();

export async function getDocFromCache(ref: DocumentReference) {
  if (!cached.has(ref.path)) throw new FirebaseError('unavailable', 'Not in the cache');
  return snapshotOf(ref);
}

function snapshotOf(ref: DocumentReference) {
  if (worldNow().denied.some((pattern) => pattern.test(ref.path))) {
    throw new FirebaseError('permission-denied', `Reading ${ref.path} is denied`);
  }
  const data = toFirestore(stored(ref.path));
  return {
    id: ref.id,
    ref,
    exists: () => data !== undefined,
    data: () => data,
    get: (field: string) => fieldOf(data, field),
  };
}

interface Write {
  readonly path: string;
  /** Fields of an update and of a merge stay beside the others; null deletes the document. */
  readonly fields: Fields | null;
  readonly kind?: 'set' | 'merge' | 'update';
}

function collector(writes: Write[]) {
  return {
    set: (ref: DocumentReference, fields: Fields, options?: SetOptions) =>
      void writes.push(set(ref, fields, options)),
    update: (ref: DocumentReference, fields: Fields) => void writes.push(update(ref, fields)),
    delete: (ref: DocumentReference) => void writes.push({ path: ref.path, fields: null }),
  };
}

function set({ path }: DocumentReference, fields: Fields, options: SetOptions = {}): Write {
  if ('merge' in options && Object.values(fields).some(isMap)) {
    throw new Error('Merging a map needs a case here.');
  }
  return { path, fields, kind: Object.keys(options).length > 0 ? 'merge' : 'set' };
}

const update = ({ path }: DocumentReference, fields: Fields): Write => ({
  path,
  fields,
  kind: 'update',
});

/** @param isShown whether pages show them before they have an answer. */
async function send(writes: readonly Write[], isShown: boolean): Promise<void> {
  const after = documentsAfter(writes, (write) => sent.push(write));
  const uid = currentUser()?.uid ?? '';
  const index = planned.findIndex(({ to }) => writes.some(({ path }) => isAt(to, path)));
  const [plan] = index < 0 ? [] : planned.splice(index, 1);
  if (plan === undefined) {
    putDocuments(after, uid);
    return;
  }
  const takeBack = isShown ? putDocuments(pending(after), uid) : () => {};
  const code = await plan.answer;
  takeBack();
  if (code !== null) throw new FirebaseError(code, `Writing ${[...after.keys()].join()} fails`);
  putDocuments(documentsAfter(writes), uid);
}

function documentsAfter(
  writes: readonly Write[],
  onSent: (write: { path: string; data: Fields | null }) => void = () => {},
) {
  const after = new Map<string, object | undefined>();
  for (const { path, fields, kind } of writes) {
    const former = after.has(path) ? after.get(path) : stored(path);
    const values = fields && resolved(fields, kind === 'set' ? undefined : former);
    onSent({ path, data: values });
    if (kind === 'update' && former === undefined) throw new FirebaseError('not-found', path);
    after.set(
      path,
      values === null ? undefined : kind === 'set' ? values : changed(former, values),
    );
  }
  return after;
}

function pending(documents: ReadonlyMap<string, object | undefined>) {
  const entries = [...documents].map(
    ([path, data]) => [path, data && { ...data, isPending: true }] as const,
  );
  return new Map(entries);
}

function resolved(fields: Fields, former: object | undefined): Fields {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, plain(value, fieldOf(former, name))]),
  );
}

/** A document with other values at `values`' names, which may have dots. */
function changed(former: object | undefined, values: Fields): object {
  const document: Record<string, unknown> = { ...former };
  for (const [name, value] of Object.entries(values)) {
    const [first = '', ...rest] = name.split('.');
    const inner = document[first];
    document[first] =
      rest.length === 0
        ? value
        : changed(isMap(inner) ? inner : undefined, { [rest.join('.')]: value });
  }
  return document;
}

const fieldOf = (data: unknown, name: string): unknown =>
  name.split('.').reduce((value, part) => (isMap(value) ? value[part] : undefined), data);

/** A value as the world has it, which Firestore can store. */
function plain(value: unknown, former?: unknown): unknown {
  if (value instanceof FieldValue) return value.after(former);
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map((inner) => plain(inner));
  if (isMap(value)) return resolved(value, undefined);
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  if (isPlain || value instanceof Date) return value;
  throw new Error(`Writing ${String(value)} fails, or needs a case here.`);
}

function isMap(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** A value as Firestore returns it: dates as `Timestamp`, no undefined fields. */
export function toFirestore(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(toFirestore);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === undefined ? [] : [[key, toFirestore(inner)]],
    ),
  );
}
