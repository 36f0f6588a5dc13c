/**
 * Navigate options for changing only the query. The scroll position stays. `flushSync` renders the
 * change at once: otherwise a second change, such as a debounced search box, could start from the
 * old query and undo the first.
 */
export const IN_PLACE = { preventScrollReset: true, flushSync: true } as const;

/** The same, replacing the history entry: for typing, and for changes that Back should skip. */
export const REPLACE = { ...IN_PLACE, replace: true } as const;
