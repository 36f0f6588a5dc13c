import type { Span } from './types/value';

/** Ends the reading of a file at the first place that cannot be read. Never leaves the parser. */
export class RulesSyntaxError extends Error {
  readonly span: Span;

  constructor(message: string, span: Span) {
    super(message);
    this.span = span;
  }
}
