import { type Issue, issue } from '../issue';
import type { Source } from '../source';
import type { Span } from '../types/value';

/** Collects the issues of one file. */
export class Report {
  readonly issues: Issue[] = [];
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  error(message: string, span: Span): void {
    this.issues.push(issue('error', message, this.#source, span));
  }

  warning(message: string, span: Span): void {
    this.issues.push(issue('warning', message, this.#source, span));
  }
}
