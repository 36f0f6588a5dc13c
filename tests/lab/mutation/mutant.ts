import type { Rules, RulesFileName } from '../rules-file';

/** One small change of the rules. */
export interface Mutant {
  readonly file: RulesFileName;
  /** Its root expression, e.g. "isUser()" or "/users/{uid} allow get". */
  readonly label: string;
  /** The change in words that stay valid if the rule moves: "drops request.auth != null". */
  readonly change: string;
  /** From 1. */
  readonly line: number;
  /** The replaced range of the file, from 0, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A description that identifies a mutant. */
export function describeMutant({ file, line, label, change }: Mutant): string {
  return `${file}:${line} ${label}: ${change}`;
}

/** The changed rules. */
export function mutated({ text }: Rules, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
