import type { Json } from '../interpreter/runtime/protocol';

export type Fields = Readonly<Record<string, Json>>;

/** A write as Firestore's REST interface has it. */
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

/** One line of a recording: what a test asked the Firestore emulator, and the answer. */
export interface FirestoreRecord {
  readonly operation: Operation;
  readonly test: string;
  /** The claims of the person's token; null for a visitor, "owner" for a request past the rules. */
  readonly token: 'owner' | null | Readonly<Record<string, Json>>;
  /** `fail` is an answer that does not come from the rules, such as a document that is missing. */
  readonly verdict: 'allow' | 'deny' | 'fail';
  /** When it was committed, or answered. */
  readonly time: string;
}
