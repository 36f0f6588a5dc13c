import type { DocumentKind } from '@hearthkin/domain/verification/documents';

/** Documents to submit are missing in Storage. */
export class MissingDocuments extends Error {
  readonly kinds: readonly DocumentKind[];

  constructor(kinds: readonly DocumentKind[]) {
    super(`Not in Storage: ${kinds.join(', ')}`);
    this.name = 'MissingDocuments';
    this.kinds = kinds;
  }
}
