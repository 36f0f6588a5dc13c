/** One collection, or all collections of that name. */
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

export type Direction = 'ASCENDING' | 'DESCENDING';

/** The indexes as the Firebase CLI deploys them. */
export interface IndexFile {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: Scope;
  readonly fields: readonly (IndexMode & { readonly fieldPath: string })[];
}

/** Replaces a field's automatic indexes: one per direction, and one for array elements. */
export interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  /** Documents are deleted once the time in this field is past. */
  readonly ttl?: boolean;
  readonly indexes: readonly (IndexMode & { readonly queryScope: Scope })[];
}

export interface IndexMode {
  readonly order?: Direction;
  readonly arrayConfig?: 'CONTAINS';
  /** For `findNearest`; the last field of its index. */
  readonly vectorConfig?: { readonly dimension: number };
}

/** An index in messages: "bookings (status ASCENDING, dueAt ASCENDING)". */
export function describeIndex({ collectionGroup, queryScope, fields }: CompositeIndex): string {
  const scope = queryScope === 'COLLECTION_GROUP' ? ' anywhere' : '';
  return `${collectionGroup}${scope} (${fields.map(describeField).join(', ')})`;
}

function describeField({ fieldPath, ...mode }: CompositeIndex['fields'][number]): string {
  return `${fieldPath} ${describeMode(mode)}`;
}

export function describeMode({ order, arrayConfig, vectorConfig }: IndexMode): string {
  return order ?? arrayConfig ?? (vectorConfig ? 'VECTOR' : 'of an unknown kind');
}
