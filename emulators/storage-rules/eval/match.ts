import type { AllowStatement, MatchBlock, MatchSegment, Service } from '../ast';
import type { Outcome } from '../types/value';
import { path, string } from '../types/value';
import { Scope } from './scope';

/** An `allow` whose blocks match the whole path of a request, with its scope. */
export interface Candidate {
  readonly allow: AllowStatement;
  readonly scope: Scope;
}

/** The `allow` statements of a service for a path, in source order. */
export function* candidates(
  service: Service,
  segments: readonly string[],
  version: 1 | 2,
  outer: Scope,
): Generator<Candidate> {
  const scope = new Scope(new Map(), service.functions, outer);
  for (const block of service.matches) yield* inBlock(block, segments, version, scope);
}

function* inBlock(
  block: MatchBlock,
  segments: readonly string[],
  version: 1 | 2,
  outer: Scope,
): Generator<Candidate> {
  for (const { captures, taken } of matches(block.path, segments, version)) {
    const scope = new Scope(captures, block.functions, outer);
    const rest = segments.slice(taken);
    if (rest.length === 0) {
      for (const allow of block.allows) yield { allow, scope };
    }
    for (const inner of block.matches) yield* inBlock(inner, rest, version, scope);
  }
}

interface PathMatch {
  readonly captures: ReadonlyMap<string, Outcome>;
  /** Number of matched segments. */
  readonly taken: number;
}

/** All matches of a pattern at the start of the segments; a glob has more than one. */
function* matches(
  pattern: readonly MatchSegment[],
  segments: readonly string[],
  version: 1 | 2,
): Generator<PathMatch> {
  const glob = pattern.findIndex((segment) => segment.kind === 'capture' && segment.glob);
  if (glob === -1) {
    const captures = capturesOf(pattern, segments);
    if (captures) yield { captures, taken: pattern.length };
    return;
  }
  const after = pattern.slice(glob + 1);
  const before = capturesOf(pattern.slice(0, glob), segments);
  const { name } = pattern[glob] as Extract<MatchSegment, { kind: 'capture' }>;
  // In version 1 a glob matches at least one segment, and all that are left.
  const longest = segments.length - glob - after.length;
  for (
    let length = version === 1 ? Math.max(1, longest) : 0;
    before && length <= longest;
    length += 1
  ) {
    const rest = capturesOf(after, segments.slice(glob + length));
    if (!rest) continue;
    const taken = path(segments.slice(glob, glob + length));
    yield {
      captures: new Map([...before, [name, taken], ...rest]),
      taken: pattern.length - 1 + length,
    };
  }
}

function capturesOf(
  pattern: readonly MatchSegment[],
  segments: readonly string[],
): Map<string, Outcome> | undefined {
  const captures = new Map<string, Outcome>();
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (part.kind === 'capture') captures.set(part.name, string(segment));
    else if (part.text !== segment) return undefined;
  }
  return captures;
}
