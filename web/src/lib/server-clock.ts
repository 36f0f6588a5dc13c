import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';

/** Less than this is the network's time, and what every device is off. */
const TOLERATED_MS = 2 * MINUTE_MS;

let offsetMs = 0;

/** Now, by the server's clock once that is known. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}

/**
 * Asks the site's server for its time.
 * @returns how far the device's clock is behind it, in milliseconds; 0 for one that is right, and where no answer comes.
 */
export async function compareClocks(): Promise<number> {
  try {
    const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
    const behind = Date.parse(answer.headers.get('date') ?? '') - Date.now();
    offsetMs = Math.abs(behind) > TOLERATED_MS ? behind : 0;
  } catch (error) {
    console.warn('Could not ask for the time', error);
  }
  return offsetMs;
}
