import * as z from 'zod/mini';
import { claimWords } from '../booking/claim-words';
import { MONEY_PROBLEM_WORDS } from '../payment/comparison';
import { CHECK_IN_REASONS } from '../safety/check-in';
import {
  REPORT_KIND_NAMES,
  REPORT_REASONS,
  SEVERITIES,
  type Severity,
} from '../safety/report-reasons';
import { type Place, placeSchema, takenSchema } from './assignment';
import type { QueueId, STAFF_QUEUES } from './queues';

/** Items of the inbox on one page. */
export const INBOX_PAGE = 12;

/** A document of a queue. */
export type QueueItem<Id extends QueueId> = z.output<(typeof STAFF_QUEUES)[Id]['schema']>;

interface Summary {
  /** What it is. Of what people typed, only a title or subject. */
  readonly words: string;
  /** Whose it is; null for visitors, and where our team doesn't learn it. */
  readonly uid: string | null;
  /** Their name, if the item has it. */
  readonly name: string | null;
  /** Of a report. */
  readonly severity: Severity | null;
}

type Summaries = {
  readonly [Id in QueueId]: (item: QueueItem<Id>, id: string) => Summary;
};

const SUMMARIES: Summaries = {
  'check-ins': ({ reason, uid }) => ({
    words: reason === null ? 'Check-in' : CHECK_IN_REASONS[reason],
    ...personOf(uid),
  }),
  verifications: ({ changed = [] }, uid) => ({
    words:
      changed.length === 0
        ? 'ID document and proof of address'
        : `Changed since our team accepted it: ${changed.join(', ')}`,
    ...personOf(uid),
  }),
  identities: (_item, uid) => ({ words: 'ID photo and selfie', ...personOf(uid) }),
  applications: ({ form }, uid) => ({
    words: form === null ? 'To be a companion' : `To be a companion in ${form.location}`,
    ...personOf(uid, form === null ? null : `${form.firstName} ${form.lastName}`.trim()),
  }),
  events: ({ title, hostId, hostName }) => ({ words: title, ...personOf(hostId, hostName) }),
  stories: ({ title, isAnonymous, authorId, authorName }) => ({
    words: title,
    ...(isAnonymous ? personOf(null, 'Anonymous') : personOf(authorId, authorName)),
  }),
  claims: ({ kind, by, caseNumber, spenderId, earnerId }) => ({
    words: `${claimWords({ kind, by })}: case ${caseNumber}`,
    ...personOf(by === 'spender' ? spenderId : earnerId),
  }),
  money: ({ problems, spenderId }) => ({
    words: problems.map((problem) => MONEY_PROBLEM_WORDS[problem]).join('. '),
    ...personOf(spenderId),
  }),
  pauses: ({ displayName }, uid) => ({
    words: 'Missed too many sessions',
    ...personOf(uid, displayName),
  }),
  reports: ({ reason, severity, place, reportedId }) => ({
    words: `${REPORT_REASONS[reason].label} (${lowerFirst(REPORT_KIND_NAMES[place.kind])})`,
    ...personOf(reportedId),
    severity,
  }),
  messages: ({ subject, uid, name }) => ({ words: subject, ...personOf(uid, name) }),
};

function personOf(uid: string | null, name: string | null = null) {
  return { uid, name, severity: null };
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** A line of the inbox about a document of a queue. */
export function summaryOf<Id extends QueueId>(queue: Id, item: QueueItem<Id>, id: string): Summary {
  return SUMMARIES[queue](item, id);
}

/** Queues whose documents don't name the person, so that the name is one more read. */
export const WITHOUT_NAMES: readonly QueueId[] = [
  'check-ins',
  'verifications',
  'identities',
  'claims',
  'money',
  'reports',
];

/** An item of the inbox. */
export const inboxItemSchema = z.object({
  ...placeSchema.shape,
  words: z.string(),
  uid: z.nullable(z.string()),
  name: z.nullable(z.string()),
  severity: z.nullable(z.literal(SEVERITIES)),
  /** Since when it waits; null if the document doesn't say. */
  since: z.nullable(z.date()),
  /** Who has taken it; null for no one. */
  taken: z.nullable(takenSchema),
});
export type InboxItem = z.infer<typeof inboxItemSchema>;

/** One text for an item over all queues: "reports/1f3a". */
export function keyOf({ queue, id }: Place): string {
  return `${queue}/${id}`;
}

/** The item of a key. */
export function placeOf(key: string): Place {
  const [queue = '', ...rest] = key.split('/');
  return placeSchema.parse({ queue, id: rest.join('/') });
}

/** The value at a path of fields, such as `pause.at`. */
export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, field) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, field) : undefined,
      data,
    );
}
