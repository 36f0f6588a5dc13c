import { invalid } from './api-error';

/** Parameters as Stripe's forms nest them: `a[b][0]=c`. Lists have the keys 0, 1, … */
export interface Params {
  [name: string]: string | Params;
}

export function readParams(encoded: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let at = params;
    for (const part of path) {
      const inner = at[part];
      if (typeof inner === 'object') at = inner;
      else {
        const made: Params = {};
        at[part] = made;
        at = made;
      }
    }
    at[last] = value;
  }
  return params;
}

export function within(params: Params, ...path: string[]): Params {
  let at: Params = params;
  for (const name of path) {
    const inner = at[name];
    if (typeof inner !== 'object') return {};
    at = inner;
  }
  return at;
}

export function text(params: Params, name: string): string | null {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** @throws ApiError if it is missing. */
export function required(params: Params, name: string): string {
  const value = text(params, name);
  if (value !== null) return value;
  throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
}

/** @throws ApiError if it isn't a whole number. */
export function whole(params: Params, name: string): number | null {
  const value = text(params, name);
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value);
  throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
}

/** @throws ApiError if it is missing or below one. */
export function amount(params: Params, name: string): number {
  required(params, name);
  const value = whole(params, name) ?? 0;
  if (value >= 1) return value;
  throw invalid('This value must be greater than or equal to 1.', {
    code: 'parameter_invalid_integer',
    param: name,
  });
}

export function texts(params: Params, name: string): string[] {
  return Object.values(within(params, name)).filter((value) => typeof value === 'string');
}

/** The pairs of a `metadata` parameter. */
export function metadata(params: Params): Record<string, string> {
  const pairs = Object.entries(within(params, 'metadata'));
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
