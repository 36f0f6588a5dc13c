import * as z from 'zod/mini';

/**
 * The parts of the product that operators switch off without a deployment. Without the document, all are on.
 *
 * @document site/switches
 * @reads everyone
 * @writes `npm run switch`; `npm run restore` the times of a restore
 * @goes never
 */
export const switchesSchema = z.object({
  /** Off: no one begins to pay for a session or a plan. Bookings in progress go on, and refunds too. */
  payments: z.boolean(),
  /** Off: no account is made. */
  signUps: z.boolean(),
  /** Off: no one asks to talk right now. */
  talkNow: z.boolean(),
  /** Off: calls need no App Check token, even where the deployment enforces it. */
  appCheck: z.boolean(),
  changedAt: z.date(),
  /**
   * The last time at which a backup was brought back. Meanwhile calls are refused, sweeps rest, and triggers pass over what is
   * written. `until` is null while it goes on, and so after it broke off; `rules` names those that are released again.
   */
  restore: z.optional(z.object({ from: z.date(), until: z.nullable(z.date()), rules: z.string() })),
});
export type Switches = z.infer<typeof switchesSchema>;

/** The switches without the document. */
export const ALL_ON = { payments: true, signUps: true, talkNow: true, appCheck: true } as const;

export type SwitchName = keyof typeof ALL_ON;

/** Whether a restore went on at a time, or still goes on. */
export function isRestoring({ restore }: Pick<Switches, 'restore'>, at: Date): boolean {
  if (restore === undefined || at < restore.from) return false;
  return restore.until === null || at <= restore.until;
}

/** The sentences for people about what is switched off. */
export const PAUSED_SENTENCES = {
  payments: 'New payments are paused right now. Sessions you’ve booked and refunds go on.',
  signUps: 'New sign-ups are paused right now. Please come back later.',
  talkNow: 'Talk Right Now is paused. You can still schedule a session for later.',
} as const;

export type Pausable = keyof typeof PAUSED_SENTENCES;

/** The sentence about what is switched off; null while it is on. */
export function pausedSentence(switches: Switches | null, name: Pausable): string | null {
  return (switches ?? ALL_ON)[name] ? null : PAUSED_SENTENCES[name];
}
