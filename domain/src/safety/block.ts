import * as z from 'zod/mini';

/** The most ended blocks of one person that are kept, latest last; the rules repeat it. */
export const ENDED_BLOCKS_KEPT = 20;

const spanSchema = z.object({ from: z.date(), to: z.date() });

/**
 * A block of another person, now or once: since when, until when, and the times of earlier ones. Messages sent in
 * those times stay hidden from the owner.
 *
 * @document users/{uid}/blocks/{otherUid}
 * @reads owner only: nothing tells a blocked person.
 * @writes Owner creates it (`at` = now, `blockedUid` = the id, which is that of an account; a commit holds about
 *   twenty, the most lookups of one), ends it (`endedAt` = now), and begins it again, which adds the ended one to
 *   `past`. The latest twenty stay there. Only while the account is active. Functions create one for the next account
 *   of someone who was blocked with an earlier one.
 * @goes with the owner's account only: with a block, hidden messages would come back.
 */
export const blockSchema = z.object({
  /** The time at which the latest block began. */
  at: z.date(),
  /** The id again, for queries. */
  blockedUid: z.string(),
  /** The time at which the latest block ended; null while it lasts. */
  endedAt: z._default(z.nullable(z.date()), null),
  /** Earlier blocks, latest last. */
  past: z._default(z.array(spanSchema).check(z.maxLength(ENDED_BLOCKS_KEPT)), []),
});
export type Block = z.infer<typeof blockSchema>;

/** Whether a person blocks another now. */
export function isBlocking(block: Pick<Block, 'endedAt'> | null): boolean {
  return block !== null && block.endedAt === null;
}

/** A time in which nothing from the blocked person reaches the other. */
export interface HiddenSpan {
  readonly from: Date;
  /** Null while the block lasts. */
  readonly to: Date | null;
}

/**
 * The block in which a message of the blocked person was sent: it stays hidden from the one who
 * blocked, even after the block has ended. Null for a message that reached them.
 */
export function hiddenSpan(block: Block | null, sentAt: Date): HiddenSpan | null {
  if (block === null) return null;
  const spans: HiddenSpan[] = [...block.past, { from: block.at, to: block.endedAt }];
  const time = sentAt.getTime();
  return (
    spans.find(({ from, to }) => from.getTime() < time && (to === null || time <= to.getTime())) ??
    null
  );
}
