import type { Position, Source } from './source';
import type { Span } from './types/value';

/** Something found while a rules file was read. An error keeps it from being loaded. */
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
