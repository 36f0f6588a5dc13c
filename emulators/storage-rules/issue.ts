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

/** The issue with its line and a mark under the place, for people. */
export function describeIssue(source: Source, { severity, message, line, column }: Issue): string {
  const number = String(line);
  const indent = ' '.repeat(number.length);
  return [
    `${severity}: ${message}`,
    `${indent} in ${source.name}:${line}:${column}`,
    `${number} | ${source.line(line)}`,
    `${indent} | ${' '.repeat(column - 1)}^`,
  ].join('\n');
}
