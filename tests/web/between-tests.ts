/** What stands in for something forgets here what one test did with it, before the next. */
const work = new Set<() => void>();

export function betweenTests(forget: () => void): void {
  work.add(forget);
}

export function forgetEverything(): void {
  for (const forget of work) forget();
}
