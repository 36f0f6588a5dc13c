import type * as Queries from '../../web/src/data/blocks/block-queries';
import { read } from './fake-queries';

/** Stands in for what is read of blocks. */

export const hasBlocked: typeof Queries.hasBlocked = (uid, otherUid) =>
  read('hasBlocked', `${uid}/${otherUid}`, ({ blocks }) => blocks.includes(`${uid}/${otherUid}`));

export const blockersOf: typeof Queries.blockersOf = (uid) =>
  read('blockersOf', uid, ({ blocks }) =>
    blocks.flatMap((block) => {
      const [blocker = '', blocked] = block.split('/');
      return blocked === uid ? [blocker] : [];
    }),
  );
