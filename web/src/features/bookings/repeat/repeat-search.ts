import { bookingPath } from '../../../lib/paths';

/** A "Repeat weekly" that was left for a payment: how many weeks, and which are requested already. */
export interface LeftRepeat {
  readonly weeks: number;
  /** Starts, in milliseconds. */
  readonly requested: readonly number[];
}

/** A booking's page with the dialog as it was left. */
export function repeatPath(bookingId: string, { weeks, requested }: LeftRepeat): string {
  const query = new URLSearchParams({ repeat: String(weeks), requested: requested.join('.') });
  return `${bookingPath(bookingId)}?${query}`;
}

/** The word in the address; null without one. */
export function repeatIn(params: URLSearchParams): LeftRepeat | null {
  const weeks = Number(params.get('repeat'));
  if (!Number.isInteger(weeks) || weeks < 1) return null;
  const requested = (params.get('requested') ?? '').split('.').map(Number);
  return { weeks, requested: requested.filter((start) => start > 0) };
}

export function withoutRepeat(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of ['repeat', 'requested']) rest.delete(name);
  return rest;
}
