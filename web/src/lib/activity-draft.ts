import type { Activity } from '@hearthkin/domain/community/activity';
import {
  type ActivityForm,
  activityFormSchema,
  activityTimes,
} from '@hearthkin/domain/community/activity-form';
import type { HostedTime } from '@hearthkin/domain/community/hosted-time';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import * as z from 'zod/mini';
import { sessionDraft } from './session-draft';

/** The form's values, all as text. */
const activityDraftSchema = z.object({
  title: z.string(),
  description: z.string(),
  hostId: z.string(),
  hostName: z.string(),
  specialties: z.string(),
  bio: z.string(),
  yearsExperience: z.string(),
  date: z.string(),
  time: z.string(),
  minutes: z.string(),
  city: z.string(),
  location: z.string(),
  price: z.string(),
  originalPrice: z.string(),
  maxParticipants: z.string(),
  tags: z.string(),
  whatToBring: z.string(),
  /** Without a time it is empty. */
  schedule: z.array(z.object({ time: z.string(), text: z.string() })),
  benefits: z.string(),
  requirements: z.string(),
});
export type ActivityDraft = z.infer<typeof activityDraftSchema>;
export type TypedPlan = ActivityDraft['schedule'];
/** A field of the form that is one text. */
export type TextName = Exclude<keyof ActivityDraft, 'schedule'>;
export type ActivityProblems = Partial<Record<keyof ActivityDraft, string>>;

/** Drafts of our team, keyed by the activity's id, or `new`. */
export const activityDrafts = sessionDraft('activity', activityDraftSchema);

/** Drafts of companions who propose, keyed by the proposal's id, or `new`. */
export const proposalDrafts = sessionDraft(
  'proposal',
  z.object({ activityId: z.string(), draft: activityDraftSchema }),
);

export const EMPTY_ACTIVITY: ActivityDraft = {
  title: '',
  description: '',
  hostId: '',
  hostName: '',
  specialties: '',
  bio: '',
  yearsExperience: '0',
  date: '',
  time: '',
  minutes: '120',
  city: 'New York',
  location: '',
  price: '0',
  originalPrice: '',
  maxParticipants: '8',
  tags: '',
  whatToBring: '',
  schedule: [],
  benefits: '',
  requirements: '',
};

/** The form's values for an existing activity. */
export function draftOf(activity: Activity): ActivityDraft {
  const { host, startsAt, endsAt, priceMinor, originalPriceMinor } = activity;
  const lines = (list: readonly string[]) => list.join('\n');
  return {
    title: activity.title,
    description: activity.description,
    hostId: activity.hostId,
    hostName: host.name,
    specialties: host.specialties.join(', '),
    bio: host.bio,
    yearsExperience: String(host.yearsExperience),
    date: activity.date,
    time: activity.time,
    minutes: String((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS),
    city: activity.city,
    location: activity.location,
    price: String(priceMinor / MINOR_PER_MAJOR),
    originalPrice: originalPriceMinor === null ? '' : String(originalPriceMinor / MINOR_PER_MAJOR),
    maxParticipants: String(activity.maxParticipants),
    tags: activity.tags.join(', '),
    whatToBring: lines(activity.whatToBring),
    schedule: activity.schedule.map(({ time, text }) => ({ time: time ?? '', text })),
    benefits: lines(activity.benefits),
    requirements: lines(activity.requirements),
  };
}

/** Parses the form's values, or returns the problems by field. */
export function parseDraft(
  draft: ActivityDraft,
): { readonly form: ActivityForm } | { readonly problems: ActivityProblems } {
  const parsed = activityFormSchema.safeParse({
    title: draft.title,
    description: draft.description,
    hostId: draft.hostId,
    specialties: parts(draft.specialties, ','),
    bio: draft.bio,
    yearsExperience: whole(draft.yearsExperience),
    date: draft.date,
    time: draft.time,
    minutes: whole(draft.minutes),
    city: draft.city,
    location: draft.location,
    priceMinor: minor(draft.price),
    originalPriceMinor: draft.originalPrice.trim() === '' ? null : minor(draft.originalPrice),
    maxParticipants: whole(draft.maxParticipants),
    tags: parts(draft.tags, ','),
    whatToBring: parts(draft.whatToBring, '\n'),
    schedule: draft.schedule
      .filter(({ time, text }) => time !== '' || text.trim() !== '')
      .map(({ time, text }) => ({ time: time === '' ? null : time, text })),
    benefits: parts(draft.benefits, '\n'),
    requirements: parts(draft.requirements, '\n'),
  });
  if (parsed.success) return { form: parsed.data };
  return {
    problems: Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return [FIELD_OF[name] ?? name, message];
      }),
    ),
  };
}

const timeFormSchema = z.pick(activityFormSchema, {
  date: true,
  time: true,
  minutes: true,
  city: true,
});

/** The time that is typed; none until it is whole. */
export function typedTimes({ date, time, minutes, city }: ActivityDraft): HostedTime[] {
  const typed = timeFormSchema.safeParse({ date, time, minutes: Number(minutes), city });
  const times = typed.success ? activityTimes(typed.data) : null;
  return times === null ? [] : [times];
}

/** Schema fields with a different name in the form. */
const FIELD_OF: Readonly<Record<string, string>> = {
  priceMinor: 'price',
  originalPriceMinor: 'originalPrice',
};

function parts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A whole number; other text is returned as it is, for the schema to refuse. */
function whole(text: string): number | string {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : text;
}

/** "25" or "27.50" in cents. */
function minor(text: string): number | string {
  const [, major, cents = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return major === undefined
    ? text
    : Number(major) * MINOR_PER_MAJOR + Number(cents.padEnd(2, '0'));
}
