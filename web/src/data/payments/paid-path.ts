import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';

/** The page for a member once a request is paid, by booking: the provider's page doesn't know it. */
export const {
  save: savePaidPath,
  load: loadPaidPath,
  drop: dropPaidPath,
} = sessionDraft('paid-path', z.string());
