/** Waiting for a quiet moment ends here, in milliseconds, however busy the page is. */
const PATIENCE_MS = 4_000;

/** What somebody does who is about to need more of the site. */
const SIGNS_OF_USE = ['pointerdown', 'keydown'] as const;

/** Calls back once: when the page has nothing more urgent to do, or as soon as somebody uses it. */
export function whenIdle(work: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, run, true);
    work();
  };
  for (const sign of SIGNS_OF_USE)
    window.addEventListener(sign, run, { capture: true, once: true });
  // Not in every Safari.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, PATIENCE_MS / 4);
}
