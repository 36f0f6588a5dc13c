import type { PATHS } from '../../lib/paths';

export interface Question {
  /** The part of the address after "#". */
  readonly id: string;
  readonly question: string;
  /** Paragraphs of plain text, so that all of it can be searched. */
  readonly answer: readonly string[];
  /** Where to go on. */
  readonly link?: { readonly label: string; readonly to: keyof typeof PATHS };
}

export interface Category {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
