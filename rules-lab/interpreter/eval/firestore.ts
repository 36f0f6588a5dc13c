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
import type { Host } from './host';

/** The package whose functions read documents. */
export const FIRESTORE = 'firestore';

export const FIRESTORE_FUNCTIONS: ReadonlySet<string> = new Set(['get', 'exists']);

/** `firestore.get(path)` and `firestore.exists(path)`. */
export function findFirestoreFunction(name: string, host: Host): Callable | Failure {
  const overloads = FIRESTORE_FUNCTIONS.has(name) ? functions(host)[name] : undefined;
  if (!overloads) return notFound(`${FIRESTORE}.${name}`);
  const write = (types: readonly string[]) => `${FIRESTORE}.${name}(${types.join(', ')})`;
  return { type: 'callable', call: (args) => applyOverload(overloads, args, write) };
}

function functions(host: Host): Record<string, Overload[]> {
  return {
    exists: [
      overload(['path'], (given) => {
        const lookup = lookUp('exists', given, host);
        return lookup.type === 'failure' ? lookup : bool(lookup.type === 'map');
      }),
    ],
    get: [
      overload(['path'], (given) => {
        const lookup = lookUp('get', given, host);
        if (lookup.type !== 'null') return lookup;
        return callError('get', given, 'there is no such document');
      }),
    ],
  };
}

/** The document as a map, null where there is none. */
function lookUp(name: string, given: PathValue, host: Host): Outcome {
  const segments = given.segments.map(({ text }) => text);
  if (!isDocumentPath(segments))
    return callError(name, given, 'that is not the path of a document');
  const lookup = host.lookUp(segments.map((text) => `/${encodeURIComponent(text)}`).join(''));
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

/** Nothing, a step in a path, and what has no UTF-8. */
const NO_ID = /^\.{0,2}$|\p{Surrogate}/u;

function callError(name: string, given: PathValue, reason: string) {
  const text = given.segments.map((segment) => `/${segment.text ?? ''}`).join('');
  return failure(
    `Service call error. Function: [${FIRESTORE}.${name}], Argument: [${text}]: ${reason}.`,
  );
}
