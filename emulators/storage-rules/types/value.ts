/** A segment of a path: plain text, a capture such as `{uid}`, or a bound capture. */
export interface PathSegment {
  /** The text; absent in an unbound capture. */
  readonly text?: string;
  /** The capture's name; absent in a plain segment. */
  readonly capture?: string;
}

export type NullValue = { readonly type: 'null' };
export type BoolValue = { readonly type: 'bool'; readonly value: boolean };
/** 64 bits, signed. */
export type IntValue = { readonly type: 'int'; readonly value: bigint };
export type FloatValue = { readonly type: 'float'; readonly value: number };
export type StringValue = { readonly type: 'string'; readonly value: string };
export type BytesValue = { readonly type: 'bytes'; readonly value: Uint8Array };
/** Nanoseconds since 1970-01-01T00:00:00Z. */
export type TimestampValue = { readonly type: 'timestamp'; readonly nanos: bigint };
export type DurationValue = { readonly type: 'duration'; readonly nanos: bigint };
/** Degrees. */
export type LatLngValue = {
  readonly type: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
};
export type ListValue = { readonly type: 'list'; readonly items: readonly Value[] };
/** Without duplicates. */
export type SetValue = { readonly type: 'set'; readonly items: readonly Value[] };
export type MapValue = { readonly type: 'map'; readonly entries: ReadonlyMap<string, Value> };
export type PathValue = { readonly type: 'path'; readonly segments: readonly PathSegment[] };
/** The result of `after.diff(before)`. */
export type MapDiffValue = {
  readonly type: 'map_diff';
  readonly after: ReadonlyMap<string, Value>;
  readonly before: ReadonlyMap<string, Value>;
};

/** A value of the rules language. */
export type Value =
  | NullValue
  | BoolValue
  | IntValue
  | FloatValue
  | StringValue
  | BytesValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | ListValue
  | SetValue
  | MapValue
  | PathValue
  | MapDiffValue;

export type TypeName = Value['type'];

/** Characters of the source, from 0; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An evaluation error. It is passed on, never thrown. */
export interface Failure {
  readonly type: 'failure';
  readonly message: string;
  /** The sub-expression it came from; set by the evaluator. */
  readonly span?: Span;
}

export type Outcome = Value | Failure;

export const NULL: NullValue = { type: 'null' };
export const TRUE: BoolValue = { type: 'bool', value: true };
export const FALSE: BoolValue = { type: 'bool', value: false };

export function bool(value: boolean): BoolValue {
  return value ? TRUE : FALSE;
}

export function int(value: bigint | number): IntValue {
  return { type: 'int', value: BigInt(value) };
}

export function float(value: number): FloatValue {
  return { type: 'float', value };
}

export function string(value: string): StringValue {
  return { type: 'string', value };
}

export function bytes(value: Uint8Array): BytesValue {
  return { type: 'bytes', value };
}

export function timestamp(nanos: bigint): TimestampValue {
  return { type: 'timestamp', nanos };
}

export function duration(nanos: bigint): DurationValue {
  return { type: 'duration', nanos };
}

export function list(items: readonly Value[]): ListValue {
  return { type: 'list', items };
}

export function map(entries: Iterable<readonly [string, Value]>): MapValue {
  return { type: 'map', entries: new Map(entries) };
}

export function path(segments: readonly string[]): PathValue {
  return { type: 'path', segments: segments.map((text) => ({ text })) };
}

export function failure(message: string, span?: Span): Failure {
  return span ? { type: 'failure', message, span } : { type: 'failure', message };
}
