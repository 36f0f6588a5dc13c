import { blockSchema } from '@hearthkin/domain/safety/block';
import { limit, orderBy } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import { document, first, list, source } from '../kit/queries';

const asBlock = documentsOf(blockSchema);

/** No one comes near it by hand. */
const MAX_BLOCKS = 500;

/** Whom a user blocks, and whom they once did, latest first. The ids are those of the people. */
export const ownBlocks = (uid: string) =>
  first(
    list(
      `blocks/${uid}`,
      source(`users/${uid}/blocks`, asBlock),
      orderBy('at', 'desc'),
      limit(MAX_BLOCKS),
    ),
  );

/** A user's block of one person, ended or not; null if there never was one. */
export const ownBlock = (uid: string, otherUid: string) =>
  document(`block/${uid}/${otherUid}`, source(`users/${uid}/blocks`, asBlock), otherUid);
