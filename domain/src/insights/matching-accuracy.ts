import * as z from 'zod/mini';
import { countSchema } from '../foundation/schemas';

/** The counts lie in this many documents, so that a sweep that publishes many reviews doesn't wait for one. */
export const MATCHING_SHARDS = 16;

/**
 * The numbers of members who said whether they would meet again after a session found by mood matching, and of those who would:
 * counts of no one in particular.
 *
 * @document matchingAnswers/{shard}
 * @reads no client
 * @writes functions only
 * @goes never
 */
export const matchingAnswersSchema = z.object({
  answers: countSchema,
  /** The number of them who would. */
  again: countSchema,
});
export type MatchingAnswers = z.infer<typeof matchingAnswersSchema>;

/** Answers from which a share says something. Below, none is shown. */
export const MATCHING_SHOWN_FROM = 100;

/** All answers. */
export function sumOf(shards: readonly MatchingAnswers[]): MatchingAnswers {
  const sum = (count: keyof MatchingAnswers) =>
    shards.reduce((total, shard) => total + shard[count], 0);
  return { answers: sum('answers'), again: sum('again') };
}

/** The share of members who would meet again, in whole percent; null below `MATCHING_SHOWN_FROM` answers. */
export function matchingAccuracy({ answers, again }: MatchingAnswers): number | null {
  return answers < MATCHING_SHOWN_FROM ? null : Math.round((again / answers) * 100);
}
