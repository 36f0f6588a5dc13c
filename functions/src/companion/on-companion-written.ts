import { isDeepStrictEqual } from 'node:util';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { systemClock } from '../core/clock';
import { database } from '../core/database';
import { isStale, onDocument } from '../core/trigger';
import { syncSearchTokens } from './sync-search-tokens';

/** What search tokens are made from. */
const SEARCHED = ['displayName', 'location', 'interests', 'searchTokens'] as const;

/** Keeps the search tokens of a listing. Signs of life and counters do not concern it. */
export const onCompanionWritten = onDocumentWritten(
  onDocument('companions/{companionId}'),
  async (event) => {
    const before = event.data?.before;
    const after = event.data?.after;
    if (!after?.exists || isStale(event, systemClock.now())) return;
    const isSame = SEARCHED.every((field) =>
      isDeepStrictEqual(before?.get(field), after.get(field)),
    );
    if (!isSame) await syncSearchTokens(database(), event.params.companionId);
  },
);
