import * as z from 'zod/mini';
import { SEVERITIES } from '../safety/report-reasons';
import { type Place, placeSchema, takenSchema } from './assignment';

/** Items of the inbox on one page. */
export const INBOX_PAGE = 12;

/** An item of the inbox. */
export const inboxItemSchema = z.object({
  ...placeSchema.shape,
  words: z.string(),
  uid: z.nullable(z.string()),
  name: z.nullable(z.string()),
  severity: z.nullable(z.literal(SEVERITIES)),
  /** The time since when it waits; null if the document doesn't say. */
  since: z.nullable(z.date()),
  /** The one who has taken it; null for no one. */
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
