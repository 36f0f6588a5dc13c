import type { Ruleset } from '@hearthkin/storage-rules/ruleset';
import type { Json } from '@hearthkin/storage-rules/runtime/protocol';
import { type RestValue, readFields, restFields } from '../../support/rest-values';
import { applied } from '../replay/documents';
import type { Fields, FirestoreRecord, RestWrite } from '../replay/firestore-recording';
import { firestoreRequests } from '../replay/firestore-requests';
import { replay } from '../replay/recorded-request';
import type { WritableDocument } from './writable-document';

/** The outcome of a write. */
export interface Judgement {
  readonly accepted: boolean;
  /** The reason why the schema does not read an accepted document; null if it does. */
  readonly problem: string | null;
}

const nameOf = (path: string) => `projects/demo/databases/(default)/documents/${path}`;
/** The time of every write. */
export const NOW = new Date('2026-06-08T12:00:00Z');
const TIME = NOW.toISOString();

// The interpreter's type of JSON is stricter than the one of the tests, and describes the same.
const asJson = (fields: Record<string, RestValue>) => fields as Record<string, Json>;

function commit(token: FirestoreRecord['token'], writes: readonly RestWrite[]): FirestoreRecord {
  return {
    operation: { kind: 'commit', writes },
    test: '',
    token,
    verdict: 'allow',
    time: TIME,
  };
}

const timesOf = (stamped: readonly string[]) =>
  stamped.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }) as const);

/** Decides a write of these fields by the rules, and reads what it leaves by the schema. */
export function judge(
  ruleset: Ruleset,
  { path, stored, stamped, together, claims, schema }: WritableDocument,
  fields: object,
): Judgement {
  const before = stored[path];
  const write: RestWrite = {
    update: { name: nameOf(path), fields: asJson(restFields(fields)) },
    ...(before === undefined
      ? {}
      : { updateMask: { fieldPaths: Object.keys(fields).map(quoted) } }),
    updateTransforms: timesOf(stamped),
  };
  const others = together.map(
    (one): RestWrite => ({
      update: { name: nameOf(one.path), fields: asJson(restFields(one.fields)) },
      updateTransforms: timesOf(one.stamped),
    }),
  );
  const existing = Object.entries(stored).map(
    ([at, document]): RestWrite => ({
      update: { name: nameOf(at), fields: asJson(restFields(document)) },
    }),
  );
  const token: Fields = { ...claims };
  const requests = firestoreRequests([
    commit('owner', existing),
    commit(token, [write, ...others]),
  ]);
  const accepted = requests.every((request) => replay(ruleset, request));
  if (!accepted) return { accepted, problem: null };
  const after = applied(before && asJson(restFields(before)), write, TIME);
  // Written from REST values, so it has their type.
  const parsed = schema.safeParse(readFields(after as Record<string, RestValue>));
  return { accepted, problem: parsed.success ? null : problemOf(parsed.error) };
}

function problemOf({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }) {
  return issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ');
}

/** A field path of one name, whatever it contains. */
function quoted(name: string): string {
  return `\`${name.replaceAll(/[\\`]/g, '\\$&')}\``;
}
