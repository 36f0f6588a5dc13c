import type { Span } from './types/value';

/** The first syntax error of a file. Caught inside the parser. */
export class RulesSyntaxError extends Error {
  readonly span: Span;

  constructor(message: string, span: Span) {
    super(message);
    this.span = span;
  }
}
