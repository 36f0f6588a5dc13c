import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** For calls without an address; they share one limit. */
const UNKNOWN = 'unknown';

/** The parts of a request that tell its origin. */
type Origin = Pick<IncomingMessage, 'headers'> & {
  readonly socket?: { readonly remoteAddress?: string | undefined } | undefined;
};

/**
 * The network of a request: an IPv4 address, or the first half of an IPv6 address, since one
 * household usually has the whole second half. Only the last entry of `X-Forwarded-For` counts:
 * Google's front end adds it, and the ones before come from the caller.
 */
export function networkOf(request: Origin | undefined): string {
  const forwarded = request?.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  return networkName(hops.at(-1)?.trim() || request?.socket?.remoteAddress || '');
}

function networkName(address: string): string {
  const inner = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(inner)) return inner;
  if (!isIPv6(address)) return UNKNOWN;
  // Expands "::" to the missing zero groups.
  const [left = '', right = ''] = address.split('%')[0]?.split('::') ?? [];
  const groups = left.split(':').filter((group) => group !== '');
  const after = right.split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
