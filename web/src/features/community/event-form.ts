import {
  type CommunityEvent,
  EVENT_MESSAGES,
  type EventForm,
  eventFormSchema,
} from '@hearthkin/domain/community/event';
import { START_PROBLEMS, startProblem } from '@hearthkin/domain/community/event-start';
import { text } from '@hearthkin/domain/schemas';
import * as z from 'zod/mini';
import type { Doc } from '../../data/kit/readers';
import { sessionDraft } from '../../lib/session-draft';

/** The form's values, all as text and possibly missing. */
const typedEvent = z.record(
  z.enum(Object.keys(eventFormSchema.shape) as [keyof EventForm, ...(keyof EventForm)[]]),
  z.string(),
);
export type TypedEvent = z.infer<typeof typedEvent>;

export const BLANK_EVENT: TypedEvent = {
  title: '',
  category: '',
  date: '',
  time: '',
  city: '',
  location: '',
  maxAttendees: '',
  description: '',
};

const draftSchema = z.object({
  form: typedEvent,
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
  const { title, category, date, time, city, location, maxAttendees, description } = data;
  const form = { title, category, date, time, city, location, description };
  eventDrafts.save(uid, {
    form: { ...form, maxAttendees: String(maxAttendees) },
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

/** Parses the form. The event must start after `now`. */
export function eventFormAt(now: Date): z.ZodMiniType<EventForm, TypedEvent> {
  return z
    .object({
      ...eventFormSchema.shape,
      maxAttendees: z.pipe(
        z.pipe(wholeNumber, z.transform(Number)),
        eventFormSchema.shape.maxAttendees,
      ),
    })
    .check(
      z.superRefine((form, context) => {
        const message = startProblem(form, now);
        if (message === null) return;
        const path = [message === START_PROBLEMS.far ? 'date' : 'time'];
        context.addIssue({ code: 'custom', path, message });
      }),
    ) as z.ZodMiniType<EventForm, TypedEvent>;
}
