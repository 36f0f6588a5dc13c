import type { PATHS } from '../../lib/paths';

export interface Question {
  /** The URL fragment, without "#". */
  readonly id: string;
  readonly question: string;
  /** Paragraphs of plain text, so that search covers them. */
  readonly answer: readonly string[];
  /** Words people search for that the text doesn't have. */
  readonly keywords?: string;
  /** A related page. */
  readonly link?: { readonly label: string; readonly to: keyof typeof PATHS };
}

export interface Category {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
