import type { Json } from '@hearthkin/storage-rules/runtime/protocol';

export type Fields = Readonly<Record<string, Json>>;

/** A write in Firestore's REST format. */
export interface RestWrite {
  readonly update?: { readonly name: string; readonly fields?: Fields };
  readonly delete?: string;
  readonly updateMask?: { readonly fieldPaths?: readonly string[] } | null;
  readonly updateTransforms?: readonly FieldTransform[];
}

export interface FieldTransform {
  readonly fieldPath: string;
  readonly setToServerValue?: 'REQUEST_TIME';
  readonly increment?: Json;
  readonly appendMissingElements?: { readonly values: readonly Json[] };
  readonly removeAllFromArray?: { readonly values: readonly Json[] };
}

export interface Filter {
  readonly fieldFilter?: {
    readonly field: { readonly fieldPath: string };
    readonly op: string;
    readonly value: Json;
  };
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly Filter[] };
}

export interface Query {
  readonly parent: string;
  readonly structuredQuery: {
    readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
    readonly where?: Filter;
    readonly limit?: { readonly value: number } | null;
  };
}

export type Operation =
  | { readonly kind: 'commit'; readonly writes: readonly RestWrite[] }
  | { readonly kind: 'get'; readonly document: string }
  | { readonly kind: 'list'; readonly query: Query };

/** One line of a recording: a request to the Firestore emulator, and the decision. */
export interface FirestoreRecord {
  readonly operation: Operation;
  readonly test: string;
  /** The claims of the token; null for a visitor, "owner" for a request without rules. */
  readonly token: 'owner' | null | Readonly<Record<string, Json>>;
  /** `fail` is an error that doesn't come from the rules, such as a missing document. */
  readonly verdict: 'allow' | 'deny' | 'fail';
  /** The time of the commit or response. */
  readonly time: string;
}
