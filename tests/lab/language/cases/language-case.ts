/**
 * An expression and its result: a value as text, `error: …`, or `rejected` if the rules don't load.
 */
export type LanguageCase = readonly [expression: string, outcome: string];
