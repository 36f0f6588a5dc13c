/** The values that a callable can send: plain JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** The only key of an object that stands for a date. No text that people write can look like one. */
const DATE_KEY = '@date';

/**
 * A value as JSON that keeps its dates, for `fromJson`. Undefined fields are left out.
 * @throws TypeError for what JSON can't hold.
 */
export function toJson(value: unknown): Json {
  if (value instanceof Date) return { [DATE_KEY]: value.getTime() };
  if (Array.isArray(value)) return value.map(toJson);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') throw new TypeError(`JSON cannot hold a ${typeof value}`);
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(fields.map(([key, part]) => [key, toJson(part)]));
}

/** A value from `toJson`, with its dates. */
export function fromJson(value: Json): unknown {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value as Readonly<Record<string, Json>>);
  const [[key, time] = []] = fields;
  if (fields.length === 1 && key === DATE_KEY && typeof time === 'number') return new Date(time);
  return Object.fromEntries(fields.map(([name, part]) => [name, fromJson(part)]));
}
