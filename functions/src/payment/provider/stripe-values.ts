/** Stripe counts in seconds. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** Rounded up, so that a shortest duration isn't missed by a part of a second. */
export function secondsOf(date: Date): number {
  return Math.ceil(date.getTime() / 1000);
}

/** The id of something that Stripe answers as an id or, when expanded, as a whole. */
export function idOf(value: string | { readonly id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

/** The largest page of a list. */
export const PAGE = 100;
