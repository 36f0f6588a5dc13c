import {
  type CommunityEvent,
  EVENT_MESSAGES,
  type EventForm,
  eventFormSchema,
} from '@hearthkin/domain/community/event';
import {
  START_PROBLEMS,
  seriesProblem,
  startProblem,
} from '@hearthkin/domain/community/event-start';
import {
  REPEAT_EVERY,
  REPEAT_LABELS,
  REPEAT_TIMES,
  type Repeats,
  repeatsSchema,
} from '@hearthkin/domain/community/repeats';
import { text } from '@hearthkin/domain/foundation/schemas';
import * as z from 'zod/mini';
import type { Doc } from '../../../data/kit/readers';
import { formatDate } from '../../../lib/format';
import { sessionDraft } from '../../../lib/session-draft';

/** The form's values, all as text and possibly missing. */
const FIELDS = [
  'title',
  'category',
  'date',
  'time',
  'city',
  'location',
  'maxAttendees',
  'description',
  'every',
  'times',
] as const satisfies readonly (keyof EventForm | keyof Repeats)[];
export type TypedEvent = Record<(typeof FIELDS)[number], string>;

export const BLANK_EVENT: TypedEvent = {
  title: '',
  category: '',
  date: '',
  time: '',
  city: '',
  location: '',
  maxAttendees: '',
  description: '',
  // A label of `REPEAT_LABELS`; empty for a single date.
  every: '',
  times: '',
};

const draftSchema = z.object({
  form: z.partialRecord(z.enum(FIELDS), z.string()),
  /**
   * The last attempt and its id. Resending the same event keeps the id, so that it is created once.
   */
  attempt: z.nullable(z.object({ id: text(100), event: z.string() })),
  /** The rejected event that this one replaces; null for a new one. */
  replaces: z._default(z.nullable(text(100)), null),
});

/** Unsubmitted drafts by user. */
export const eventDrafts = sessionDraft('event', draftSchema);

/** Opens the form with a rejected event, to change it and submit it again. */
export function editAgain(uid: string, { id, data }: Doc<CommunityEvent>): void {
  const { title, category, date, time, city, location, maxAttendees, description, repeats } = data;
  const form = { title, category, date, time, city, location, description };
  const repeated =
    repeats === null ? {} : { every: REPEAT_LABELS[repeats.every], times: String(repeats.times) };
  eventDrafts.save(uid, {
    form: { ...form, maxAttendees: String(maxAttendees), ...repeated },
    attempt: null,
    replaces: id,
  });
}

export function isBlank(typed: Partial<TypedEvent>): boolean {
  return Object.values(typed).every((text) => text === '');
}

const wholeNumber = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, EVENT_MESSAGES.required),
    z.regex(/^\d+$/, 'Please enter a whole number'),
  );

const { repeats: _, ...plainFields } = eventFormSchema.shape;

/** Parses the form. The event must start after `now`. */
export function eventFormAt(now: Date): z.ZodMiniType<EventForm, TypedEvent> {
  const filled = z
    .object({
      ...plainFields,
      maxAttendees: z.pipe(
        z.pipe(wholeNumber, z.transform(Number)),
        eventFormSchema.shape.maxAttendees,
      ),
      every: z.string(),
      times: z.string(),
    })
    .check(
      z.superRefine((form, context) => {
        const add = (path: keyof TypedEvent, message: string) =>
          context.addIssue({ code: 'custom', path: [path], message });
        const message = startProblem(form, now);
        if (message !== null) add(message === START_PROBLEMS.far ? 'date' : 'time', message);
        if (form.every === '') return;
        const repeats = repeatsOf(form);
        if (repeats === null) add('times', TIMES_HINT);
        const later = repeats && seriesProblem({ ...form, repeats }, now);
        if (later) add('times', laterProblem(later));
      }),
    );
  const typed = z.transform(({ every, times, ...form }: z.output<typeof filled>) => ({
    ...form,
    repeats: repeatsOf({ every, times }),
  }));
  return z.pipe(filled, typed) as z.ZodMiniType<EventForm, TypedEvent>;
}

export const TIMES_HINT = `${REPEAT_TIMES.least} to ${REPEAT_TIMES.most}, with the first`;

/** The typed series; null for a single date, and while it isn't complete. */
export function repeatsOf({ every, times }: Pick<TypedEvent, 'every' | 'times'>): Repeats | null {
  const chosen = REPEAT_EVERY.find((one) => REPEAT_LABELS[one] === every);
  const parsed = repeatsSchema.safeParse({
    every: chosen,
    times: /^\s*\d+\s*$/.test(times) ? Number(times) : null,
  });
  return parsed.success ? parsed.data : null;
}

function laterProblem({ problem, date }: NonNullable<ReturnType<typeof seriesProblem>>): string {
  // A date without a time zone: noon in UTC is the same day in UTC.
  const day = formatDate(new Date(`${date}T12:00:00Z`), 'UTC');
  return problem === 'skipped'
    ? `On ${day}, the clocks of this city skip this time. Choose another time, or fewer dates.`
    : `${day} is more than 12 months ahead. Choose fewer dates.`;
}
