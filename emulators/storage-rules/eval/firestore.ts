import { type Callable, notFound } from '../types/functions';
import { applyOverload, type Overload, overload } from '../types/overload';
import {
  bool,
  type Failure,
  failure,
  map,
  type Outcome,
  type PathValue,
  path,
  string,
} from '../types/value';
import type { Host, Lookup } from './host';

/** The package whose functions read documents. */
export const FIRESTORE = 'firestore';

export const FIRESTORE_FUNCTIONS: ReadonlySet<string> = new Set(['get', 'exists']);

/** `firestore.get(path)` and `firestore.exists(path)`. */
export function findFirestoreFunction(name: string, host: Host): Callable | Failure {
  const known = { get: getWith, exists: existsWith }[name];
  if (!known || !FIRESTORE_FUNCTIONS.has(name)) return notFound(`${FIRESTORE}.${name}`);
  const qualified = `${FIRESTORE}.${name}`;
  return callable(
    qualified,
    known(qualified, (path) => host.lookUp(path)),
  );
}

/** `get(path)`, `exists(path)`, `getAfter(path)` and `existsAfter(path)` in Firestore rules. */
export function findGlobalLookup(name: string, host: Host): Callable | undefined {
  const { lookUpAfter } = host;
  if (!lookUpAfter) return undefined;
  const before: LookUp = (path) => host.lookUp(path);
  const after: LookUp = (path) => lookUpAfter.call(host, path);
  switch (name) {
    case 'get':
      return callable(name, getWith(name, before));
    case 'exists':
      return callable(name, existsWith(name, before));
    case 'getAfter':
      return callable(name, getWith(name, after));
    case 'existsAfter':
      return callable(name, existsWith(name, after));
    default:
      return undefined;
  }
}

type LookUp = (path: string) => Lookup;

function callable(name: string, found: Overload): Callable {
  const write = (types: readonly string[]) => `${name}(${types.join(', ')})`;
  return { type: 'callable', call: (args) => applyOverload([found], args, write) };
}

function existsWith(name: string, find: LookUp): Overload {
  return overload(['path'], (given) => {
    const document = lookUp(name, given, find);
    return document.type === 'failure' ? document : bool(document.type === 'map');
  });
}

function getWith(name: string, find: LookUp): Overload {
  return overload(['path'], (given) => {
    const document = lookUp(name, given, find);
    if (document.type !== 'null') return document;
    return callError(name, given, 'there is no such document');
  });
}

/** The document as a map; null if it doesn't exist. */
function lookUp(name: string, given: PathValue, find: LookUp): Outcome {
  const segments = given.segments.map(({ text }) => text);
  if (!isDocumentPath(segments))
    return callError(name, given, 'that is not the path of a document');
  const lookup = find(segments.map((text) => `/${encodeURIComponent(text)}`).join(''));
  switch (lookup.state) {
    case 'missing':
      return { type: 'null' };
    case 'pending':
      return callError(name, given, 'the document has not been read yet');
    case 'refused':
      return callError(name, given, 'no more documents may be read for this request');
    case 'found':
      return map([
        ['data', lookup.fields],
        ['id', string(segments.at(-1) ?? '')],
        ['__name__', path(segments)],
      ]);
  }
}

function isDocumentPath(segments: readonly (string | undefined)[]): segments is string[] {
  const [databases, , documents, ...inside] = segments;
  return (
    databases === 'databases' &&
    documents === 'documents' &&
    inside.length > 0 &&
    inside.length % 2 === 0 &&
    segments.every((text) => text !== undefined && !NO_ID.test(text))
  );
}

/** An empty name, a relative step, or invalid UTF-8. */
const NO_ID = /^\.{0,2}$|\p{Surrogate}/u;

function callError(name: string, given: PathValue, reason: string) {
  const text = given.segments.map((segment) => `/${segment.text ?? ''}`).join('');
  return failure(`Service call error. Function: [${name}], Argument: [${text}]: ${reason}.`);
}
