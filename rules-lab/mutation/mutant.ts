import type { Rules, RulesFileName } from '../rules-file';

/** One small step away from the rules as they stand. */
export interface Mutant {
  readonly file: RulesFileName;
  /** The root it lies in, e.g. "isUser()" or "/users/{uid} allow get". */
  readonly label: string;
  /** What was done, in words that survive moving the rule: "drops request.auth != null". */
  readonly change: string;
  /** From 1. */
  readonly line: number;
  /** What is replaced in the text of the file, from 0, the end excluded. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** How a mutant is told of and found again. */
export function describeMutant({ file, line, label, change }: Mutant): string {
  return `${file}:${line} ${label}: ${change}`;
}

/** The rules with the change made. */
export function mutated({ text }: Rules, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
