/** Calls back once what has just been changed is painted. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
