/**
 * How the query of an address changes while its page stays: where one is on the page stays too, and
 * the change shows at once. React would otherwise show it when it finds time, and a change made in
 * between would start from the query still shown and undo it, as that of a search box, which tells
 * after a pause, once undid a click.
 */
export const STAY = { preventScrollReset: true, flushSync: true } as const;

/** The same in place of the entry of the history: for typing, and for what nobody goes back through. */
export const REPLACE = { ...STAY, replace: true } as const;
