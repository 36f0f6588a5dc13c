import type { ReactNode } from 'react';

export interface LegalSection {
  /** The part of the address after "#". */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** A text that people agree to or may rely on, with everything its page shows. */
export interface LegalDocument {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** The text in a few sentences, which do not replace it. */
  readonly summary: readonly string[];
  readonly sections: readonly LegalSection[];
}
