import { type Block, blockSchema } from '@hearthkin/domain/safety/block';
import { limit, orderBy } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { document, first, list, source } from '../kit/queries';
import type { Doc } from '../kit/readers';

const asBlock = documentsOf(blockSchema);

/** No one comes near it by hand. */
const MAX_BLOCKS = 500;

/**
 * Whom a user blocks, and whom they once did, latest first. The ids are those of the people. Most block no one, and what waits
 * for their blocks needn't wait for the server on the next visit: a block made on this device forgets what was kept.
 */
export const ownBlocks = (uid: string): LiveQuery<readonly Doc<Block>[]> => ({
  ...first(
    list(
      `blocks/${uid}`,
      source(`users/${uid}/blocks`, asBlock),
      orderBy('at', 'desc'),
      limit(MAX_BLOCKS),
    ),
  ),
  emptyCounts: true,
});

/** A user's block of one person, ended or not; null if there never was one. */
export const ownBlock = (uid: string, otherUid: string) =>
  document(`block/${uid}/${otherUid}`, source(`users/${uid}/blocks`, asBlock), otherUid);
