import { MOODS } from '@hearthkin/domain/companion/traits';
import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';

/** The choices of the last step before someone is asked; they survive a reload, and making an account. */
const schema = z.object({
  timing: z.nullable(z.enum(['now', 'later'])),
  minutes: z.nullable(z.int().check(z.positive())),
  /** The mood that the companion is told; null for none. */
  mood: z.nullable(z.enum(MOODS)),
});
export type AskDraft = z.infer<typeof schema>;

export const askDrafts = sessionDraft('ask', schema);
