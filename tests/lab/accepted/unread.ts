import type { Ruleset } from '@hearthkin/storage-rules/ruleset';
import * as fc from 'fast-check';
import { bent } from '../fuzz/bent';
import { judge } from './judge';
import type { WritableDocument } from './writable-document';

/** A document that the rules accept and the schema doesn't read. */
export interface Unread {
  readonly fields: object;
  readonly problem: string;
}

export interface Sample {
  readonly accepted: number;
  readonly unread: readonly Unread[];
}

/** Judges so many documents like the given one. */
export function sampleUnread(
  ruleset: Ruleset,
  document: WritableDocument,
  { count, seed }: { readonly count: number; readonly seed: number },
): Sample {
  const unread: Unread[] = [];
  let accepted = 0;
  for (const fields of fc.sample(bent(document.fields), { numRuns: count, seed })) {
    const judged = judge(ruleset, document, fields);
    if (judged.accepted) accepted += 1;
    if (judged.problem !== null) unread.push({ fields, problem: judged.problem });
  }
  return { accepted, unread };
}
