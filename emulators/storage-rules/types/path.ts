import { overload, type Table } from './overload';
import { elementAt, rangeOverloads } from './ranges';
import { conversionToString } from './text';
import {
  type Failure,
  failure,
  type Outcome,
  type PathSegment,
  type PathValue,
  string,
  type Value,
} from './value';

/** An unbound capture `{name=**}`; once bound, it is replaced by its segments. */
export const GLOB = '=**';

function textOf({ text, capture = '' }: PathSegment): Outcome {
  return text === undefined ? notBound(capture) : string(text);
}

function unboundIn(segments: readonly PathSegment[]): Failure | undefined {
  const unbound = segments.find(({ text }) => text === undefined)?.capture;
  return unbound === undefined ? undefined : notBound(unbound);
}

function notBound(capture: string): Failure {
  return failure(`Variable ${nameOf(capture)} is not bound in path template.`);
}

function nameOf(capture: string): string {
  return capture.endsWith(GLOB) ? capture.slice(0, -GLOB.length) : capture;
}

/** `path.name`, `path['name']`: the text of a capture. */
export function captured({ segments }: PathValue, name: string): Outcome {
  const own = segments.filter(({ capture }) => capture !== undefined && nameOf(capture) === name);
  const [first] = own;
  if (!first) return failure(`Property ${name} is undefined on object.`);
  if (first.capture?.endsWith(GLOB) && first.text !== undefined) {
    return { type: 'path', segments: own.map(({ text = '' }) => ({ text })) };
  }
  return textOf(first);
}

const TEMPLATE_CAPTURE = /^\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*{1,2}\s*)?\}$/;

/** `path('users/{uid}')`, with percent-encoding. */
export function parsePath(text: string): Outcome {
  if (text === '') return failure('Empty Path Template is not allowed.');
  const parts = text
    .replace(/^\//, '')
    .split('/')
    .map((part) => part.trim());
  if (parts.includes('')) {
    return failure(`Invalid Path Template ${text}. Empty segment is not allowed.`);
  }
  const segments: PathSegment[] = [];
  for (const part of parts) {
    if (!part.startsWith('{')) {
      const decodedText = decoded(part);
      if (decodedText === undefined) return failure(`Unable to decode ${part} to url.`);
      segments.push({ text: decodedText });
      continue;
    }
    const [, name, glob = ''] = TEMPLATE_CAPTURE.exec(part) ?? [];
    if (!name) return failure(`Invalid Path Template ${text}.`);
    segments.push({ capture: glob.includes('**') ? name + GLOB : name });
  }
  return pathOf(segments.map((segment) => [segment]));
}

/** A path of these parts; no two may have a capture of the same name, bound or not. */
export function pathOf(parts: readonly (readonly PathSegment[])[]): PathValue | Failure {
  const names = new Set<string>();
  for (const part of parts) {
    for (const name of new Set(part.flatMap(({ capture }) => capture ?? []).map(nameOf))) {
      if (names.has(name)) return failure(`Variable ${name} already exists in the PathTemplate.`);
      names.add(name);
    }
  }
  return { type: 'path', segments: parts.flat() };
}

/** Decoded like a query string, where a plus is a space. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function bind(path: PathValue, bindings: ReadonlyMap<string, Value>): Outcome {
  const segments: PathSegment[] = [];
  for (const segment of path.segments) {
    const bound = boundSegments(segment, bindings);
    if ('type' in bound) return bound;
    segments.push(...bound);
  }
  const names = path.segments.map(({ capture }) => capture && nameOf(capture));
  const unknown = [...bindings.keys()].filter((key) => !names.includes(key));
  if (unknown.length > 0) {
    return failure(`Variable(s) ${unknown.join(', ')} do not exist in the path template.`);
  }
  return { type: 'path', segments };
}

/** The words of a segment: nothing if it is a capture that isn't among the bindings. */
function boundSegments(
  segment: PathSegment,
  bindings: ReadonlyMap<string, Value>,
): readonly PathSegment[] | Failure {
  const { capture } = segment;
  if (capture === undefined) return [segment];
  const value = bindings.get(nameOf(capture));
  if (!value) return [];
  if (segment.text !== undefined) return failure(`Variable ${nameOf(capture)} is already bound.`);
  if (capture.endsWith(GLOB)) {
    if (value.type !== 'path') {
      return failure(`Type error. Received: [${value.type}] Expected: [path].`);
    }
    return value.segments.map(({ text = '' }) => ({ text, capture }));
  }
  const text = conversionToString(value);
  if (text.type === 'failure') return text;
  if (text.type !== 'string' || text.value === '') {
    return failure(`Cannot bind empty value to path template variable ${capture}.`);
  }
  return [{ capture, text: text.value }];
}

export const PATH: Table = {
  '[]': [
    overload(
      ['path', 'int'],
      ({ segments }, index) =>
        unboundIn(segments) ??
        elementAt(segments.length, index.value, (at) => textOf(segments[at] ?? {})),
    ),
    overload(['path', 'string'], (path, name) => captured(path, name.value)),
  ],
  '@range': rangeOverloads(
    'path',
    ({ segments }) => unboundIn(segments) ?? segments.length,
    ({ segments }, from, to) => ({ type: 'path', segments: segments.slice(from, to) }),
  ),
  bind: [overload(['path', 'map'], (path, bindings) => bind(path, bindings.entries))],
};
