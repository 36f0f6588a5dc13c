import type { Settings } from '../deploy/settings';
import { gatherRelay, relayCredentials } from './gather-relay';

/**
 * Asks each TURN server of a deployment for a relay, as a browser does before a call.
 * @returns a line for each.
 * @throws Error with a sentence for each that gives none.
 */
export async function checkRelays(
  { TURN_URLS = '' }: Settings,
  secret: string,
  now: Date,
  answerMs?: number,
): Promise<readonly string[]> {
  const urls = TURN_URLS.split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
  const failures: string[] = [];
  const lines = await Promise.all(
    urls.map(async (url) => {
      try {
        return `${url} relays at ${await gatherRelay(url, relayCredentials(secret, now), answerMs)}`;
      } catch (error) {
        failures.push(`${url}: ${error instanceof Error ? error.message : String(error)}`);
        return '';
      }
    }),
  );
  if (failures.length === 0) return lines;
  throw new Error(
    `The release is out, but calls that need a relay fail (docs/operations.md, “TURN servers”):\n${failures.map((line) => `- ${line}`).join('\n')}`,
  );
}
