import * as z from 'zod/mini';
import { addDays, addMonths } from '../foundation/time';

/** The rhythm of an event. */
export const REPEAT_EVERY = ['week', 'two-weeks', 'month'] as const;
export type RepeatEvery = (typeof REPEAT_EVERY)[number];

/** The fewest and most dates of a series, with the first. */
export const REPEAT_TIMES = { least: 2, most: 12 } as const;

/** The rhythm of an event, and the number of its dates with the first. */
export const repeatsSchema = z.object({
  every: z.enum(REPEAT_EVERY),
  times: z.int().check(z.minimum(REPEAT_TIMES.least), z.maximum(REPEAT_TIMES.most)),
});
export type Repeats = z.infer<typeof repeatsSchema>;

/** The label of a choice: "Weekly". */
export const REPEAT_LABELS: Readonly<Record<RepeatEvery, string>> = {
  week: 'Weekly',
  'two-weeks': 'Every two weeks',
  month: 'Monthly',
};

const WORDS: Readonly<Record<RepeatEvery, string>> = {
  week: 'weekly',
  'two-weeks': 'every two weeks',
  month: 'monthly',
};

/** "Repeats weekly, 6 times" */
export function repeatWords({ every, times }: Repeats): string {
  return `Repeats ${WORDS[every]}, ${times} times`;
}

/**
 * The local dates (`yyyy-MM-dd`) of a series, from the first. A month later is the same day of the month, or the last day of
 * a shorter month.
 */
export function seriesDates(first: string, { every, times }: Repeats): string[] {
  const dateAfter = {
    week: (step: number) => addDays(first, 7 * step),
    'two-weeks': (step: number) => addDays(first, 14 * step),
    // From the first, so that a short month doesn't move those behind it.
    month: (step: number) => addMonths(first, step),
  }[every];
  return Array.from({ length: times }, (_, step) => dateAfter(step));
}
