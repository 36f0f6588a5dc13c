import type { Host, Lookup } from '@hearthkin/storage-rules/eval/host';
import type { Json } from '@hearthkin/storage-rules/runtime/protocol';
import { fromDocument } from '@hearthkin/storage-rules/runtime/protocol-documents';
import { isObject } from '@hearthkin/storage-rules/runtime/protocol-reader';
import { timestampNanos } from '@hearthkin/storage-rules/runtime/protocol-times';
import {
  bool,
  float,
  int,
  list,
  map,
  NULL,
  path,
  string,
  timestamp,
  type Value,
} from '@hearthkin/storage-rules/types/value';
import { applied, Documents, pathOf, writtenPath } from './documents';
import type { Fields, Filter, FirestoreRecord, Query } from './firestore-recording';
import type { RecordedRequest } from './recorded-request';

type Part = RecordedRequest['parts'][number];
type Method = Part['request']['method'];

/** The recorded requests that rules decide, ordered by response within each project. */
export function firestoreRequests(records: readonly FirestoreRecord[]): RecordedRequest[] {
  const projects = [...new Set(records.map(projectOf))];
  return projects.flatMap((project) =>
    requestsOfProject(records.filter((record) => projectOf(record) === project)),
  );
}

function projectOf({ operation }: FirestoreRecord): string {
  const name =
    operation.kind === 'get'
      ? operation.document
      : operation.kind === 'list'
        ? operation.query.parent
        : (operation.writes[0]?.update?.name ?? operation.writes[0]?.delete);
  return name?.split('/')[1] ?? '';
}

function requestsOfProject(records: readonly FirestoreRecord[]): RecordedRequest[] {
  const documents = new Documents();
  return records.flatMap((record, moment) => {
    const { operation, token, verdict, time, test } = record;
    const isDecided = token !== 'owner' && verdict !== 'fail';
    const parts = partsOf(record, documents, moment);
    if (operation.kind === 'commit' && verdict === 'allow') {
      for (const [changed, fields] of writtenBy(operation.writes, documents, moment, time)) {
        documents.write(changed, moment, fields);
      }
    }
    if (!isDecided) return [];
    const what = parts
      .map(({ request }) => `${request.method} /${request.path.slice(3).join('/')}`)
      .join(', ');
    return [{ test, what, parts, allowed: verdict === 'allow' }];
  });
}

/** The documents after a commit. */
function writtenBy(
  writes: Extract<FirestoreRecord['operation'], { kind: 'commit' }>['writes'],
  documents: Documents,
  moment: number,
  time: string,
): Map<string, Fields | undefined> {
  const after = new Map<string, Fields | undefined>();
  for (const write of writes) {
    const changed = writtenPath(write);
    const before = after.has(changed) ? after.get(changed) : documents.at(changed, moment);
    after.set(changed, applied(before, write, time));
  }
  return after;
}

function partsOf(record: FirestoreRecord, documents: Documents, moment: number): Part[] {
  const { operation } = record;
  const before = (one: string) => documents.at(one, moment);
  if (operation.kind === 'get') {
    const at = pathOf(operation.document);
    const variables = [['resource', resource(at, before(at))]] as const;
    return [partOf(record, 'get', at, hostOf(before), { variables })];
  }
  if (operation.kind === 'list') {
    return alternatives(operation.query).map((equal) => {
      const { at, found } = listed(operation.query, equal);
      const variables = [['resource', found ?? resource(at, before(at))]] as const;
      const { limit } = operation.query.structuredQuery;
      const query = map([['limit', limit ? int(limit.value) : NULL]]);
      return partOf(record, 'list', at, hostOf(before), { variables, request: [['query', query]] });
    });
  }
  const changed = writtenBy(operation.writes, documents, moment, record.time);
  const host = hostOf(before, (one) => (changed.has(one) ? changed.get(one) : before(one)));
  return [...changed].map(([at, after]) => {
    const now = before(at);
    const method = after === undefined ? 'delete' : now === undefined ? 'create' : 'update';
    const variables = [['resource', resource(at, now)]] as const;
    return partOf(record, method, at, host, {
      variables,
      request: [['resource', resource(at, after)]],
    });
  });
}

type Entries = readonly (readonly [string, Value])[];

function partOf(
  { token, time }: FirestoreRecord,
  method: Method,
  at: string,
  host: Host,
  { variables, request = [] }: { variables: Entries; request?: Entries },
): Part {
  const segments = at.split('/').slice(1);
  const claims = typeof token === 'object' ? token : null;
  const auth = claims
    ? map([
        ['uid', string(String(claims.sub))],
        ['token', fromClaim(claims)],
      ])
    : NULL;
  const asked = map([
    ['auth', auth],
    ['method', string(method)],
    ['path', path(segments.filter((segment) => segment !== '*'))],
    ['time', timestamp(timestampNanos(time) ?? 0n)],
    ...request,
  ]);
  return {
    host,
    request: {
      service: 'cloud.firestore',
      path: segments,
      method,
      variables: new Map([['request', asked], ...variables]),
    },
  };
}

function resource(at: string, fields: Fields | undefined): Value {
  if (!fields) return NULL;
  const segments = at.split('/').slice(1);
  return map([
    ['data', fromDocument(fields)],
    ['id', string(segments.at(-1) ?? '')],
    ['__name__', path(segments)],
  ]);
}

function hostOf(
  before: (path: string) => Fields | undefined,
  after: (path: string) => Fields | undefined = before,
): Host {
  const look = (read: typeof before) => (encoded: string) => {
    const fields = read(encoded.split('/').map(decodeURIComponent).join('/'));
    const lookup: Lookup = fields
      ? { state: 'found', fields: fromDocument(fields) }
      : { state: 'missing' };
    return lookup;
  };
  return { lookUp: look(before), lookUpAfter: look(after), print: () => undefined };
}

type Equality = readonly [field: string, value: Json];

/** The equalities of a query; a query with `in` has one set for each of its values. */
function alternatives({ structuredQuery }: Query): Equality[][] {
  return conjunctions(structuredQuery.where);
}

function conjunctions(filter: Filter | undefined): Equality[][] {
  if (!filter) return [[]];
  if (filter.compositeFilter) {
    return filter.compositeFilter.filters
      .map(conjunctions)
      .reduce((all, next) => all.flatMap((one) => next.map((other) => [...one, ...other])), [[]]);
  }
  const { field, op, value } = filter.fieldFilter ?? {};
  if (!field || value === undefined) throw new Error(`Unknown filter: ${JSON.stringify(filter)}`);
  const name = field.fieldPath;
  switch (op) {
    case 'EQUAL':
      return [[[name, value]]];
    case 'ARRAY_CONTAINS':
      return [[[name, { arrayValue: { values: [value] } }]]];
    case 'IN': {
      const values = isObject(value) && isObject(value.arrayValue) ? value.arrayValue.values : [];
      return (Array.isArray(values) ? values : []).map((one) => [[name, one]]);
    }
    default:
      throw new Error(`Rules tests that filter by ${op} cannot be replayed.`);
  }
}

/**
 * The path of a query, and what rules know of its documents: the fields that the query fixes.
 * Nothing is known for a lookup by name.
 */
function listed(
  { parent, structuredQuery }: Query,
  equal: readonly Equality[],
): { at: string; found?: Value } {
  const byName = equal.find(([field]) => field === '__name__')?.[1];
  if (isObject(byName)) return { at: pathOf(String(byName.referenceValue)) };
  const [from] = structuredQuery.from;
  const above = from?.allDescendants ? '/**' : '';
  const fields = Object.fromEntries(equal);
  return {
    at: `${pathOf(parent)}${above}/${from?.collectionId}/*`,
    found: map([['data', fromDocument(fields)]]),
  };
}

/** A claim of a token. */
function fromClaim(json: Json | undefined): Value {
  if (json === null || json === undefined) return NULL;
  if (typeof json === 'boolean') return bool(json);
  if (typeof json === 'string') return string(json);
  if (typeof json === 'number') return Number.isInteger(json) ? int(json) : float(json);
  if (Array.isArray(json)) return list(json.map(fromClaim));
  return map(Object.entries(json).map(([key, value]) => [key, fromClaim(value)] as const));
}
