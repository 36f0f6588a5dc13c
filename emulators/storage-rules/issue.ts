import type { Position, Source } from './source';
import type { Span } from './types/value';

/** A problem found while loading rules. An error prevents loading. */
export interface Issue extends Position {
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

export function issue(
  severity: Issue['severity'],
  message: string,
  source: Source,
  span: Span,
): Issue {
  return { severity, message, ...source.position(span.start) };
}
