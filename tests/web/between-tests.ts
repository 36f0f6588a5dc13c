/** Resets of the fakes, run between tests. */
const resets = new Set<() => void>();

export function betweenTests(reset: () => void): void {
  resets.add(reset);
}

export function resetFakes(): void {
  for (const reset of resets) reset();
}
