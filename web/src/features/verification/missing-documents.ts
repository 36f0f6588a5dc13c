import type { DocumentKind } from '@hearthkin/domain/verification/documents';

/** Documents that were to be handed in do not lie in Storage. */
export class MissingDocuments extends Error {
  readonly kinds: readonly DocumentKind[];

  constructor(kinds: readonly DocumentKind[]) {
    super(`Not in Storage: ${kinds.join(', ')}`);
    this.name = 'MissingDocuments';
    this.kinds = kinds;
  }
}
