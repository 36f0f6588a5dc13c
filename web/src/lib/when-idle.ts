/** Runs after this long even if the page is never idle. */
const IDLE_TIMEOUT_MS = 4_000;

/** Events that show the user is active and will soon need more code. */
const INTERACTION_EVENTS = ['pointerdown', 'keydown'] as const;

/** Calls back once, when the page is idle or as soon as the user interacts with it. */
export function whenIdle(work: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    for (const event of INTERACTION_EVENTS) window.removeEventListener(event, run, true);
    work();
  };
  for (const event of INTERACTION_EVENTS)
    window.addEventListener(event, run, { capture: true, once: true });
  // Safari may lack requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, IDLE_TIMEOUT_MS / 4);
}
