import type { AllowStatement, MatchBlock, RulesFile } from '../ast';
import type { Report } from './report';

const MAX_SEGMENTS = 100;
const MAX_CAPTURES = 20;

const METHODS = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);

interface Outer {
  readonly segments: number;
  readonly captures: number;
  readonly globs: number;
}

/** Checks the paths of `match` and the methods of `allow`. */
export function checkPaths(file: RulesFile, report: Report): void {
  for (const { matches } of file.services) {
    for (const block of matches) {
      checkBlock(block, { segments: 0, captures: 0, globs: 0 }, file.version, report);
    }
  }
}

function checkBlock(block: MatchBlock, outer: Outer, version: 1 | 2, report: Report): void {
  const captures = block.path.flatMap((segment) => (segment.kind === 'capture' ? [segment] : []));
  const inner = {
    segments: outer.segments + block.path.length,
    captures: outer.captures + captures.length,
    globs: outer.globs + captures.filter(({ glob }) => glob).length,
  };
  const [first] = block.path;
  if (first && inner.segments > MAX_SEGMENTS) {
    report.error(`Maximum allowed path length of ${MAX_SEGMENTS} is reached.`, first.span);
  }
  if (first && inner.captures > MAX_CAPTURES) {
    report.error(
      `Maximum allowed amount of ${MAX_CAPTURES} match field variables is reached.`,
      first.span,
    );
  }
  const names = new Set<string>();
  let { globs } = outer;
  for (const { name, glob, span } of captures) {
    if (glob) globs += 1;
    if (names.has(name)) report.error(`Variable ${name} already exists in the path.`, span);
    names.add(name);
    if (glob && version === 1 && block.path.at(-1)?.span !== span) {
      report.error(
        'Invalid glob match expression. Glob matches are permitted as the last segment only.',
        span,
      );
    } else if (glob && version === 2 && globs > 1) {
      report.error(
        'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
        span,
      );
    }
  }
  for (const allow of block.allows) checkMethods(allow, report);
  for (const nested of block.matches) checkBlock(nested, inner, version, report);
}

function checkMethods({ methods }: AllowStatement, report: Report): void {
  for (const { text, span } of methods) {
    if (!METHODS.has(text)) report.warning(`Invalid method name: ${text}.`, span);
  }
}
