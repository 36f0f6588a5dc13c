import { EVENT_MESSAGES, type EventForm, eventFormSchema } from '@hearthkin/domain/community/event';
import { startProblem } from '@hearthkin/domain/community/event-start';
import { text } from '@hearthkin/domain/schemas';
import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';

/** The form as it is typed: everything is text, and may be missing. */
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
  /** What was sent last, as text, and its id: sent without an answer and sent again, it is the same event. */
  attempt: z.nullable(z.object({ id: text(100), event: z.string() })),
});

/** What somebody has typed and neither handed in nor discarded, by person. */
export const eventDrafts = sessionDraft('event', draftSchema);

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

/** What is typed as an event, at an instant: it has to lie ahead. */
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
        if (message !== null) context.addIssue({ code: 'custom', path: ['time'], message });
      }),
    ) as z.ZodMiniType<EventForm, TypedEvent>;
}
