/**
 * An expression and what it comes to: a value as text, `error: …`, `rejected` where the rules that hold
 * it do not load.
 */
export type LanguageCase = readonly [expression: string, outcome: string];
