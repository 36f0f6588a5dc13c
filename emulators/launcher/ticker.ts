import type { Scheduled } from './scheduled';

const EVERY_MS = 60_000;

/**
 * Runs the scheduled functions once a minute, as a schedule would.
 * @returns a function that stops it.
 */
export function startTicking(scheduled: Scheduled, onError: (error: unknown) => void): () => void {
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    await scheduled.tick().catch(onError);
    running = false;
  }, EVERY_MS);
  return () => clearInterval(timer);
}
