import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';

/** Where a member goes once a request is paid, by booking: the provider's page doesn't know it. */
const paths = sessionDraft('paid-path', z.string());

export const savePaidPath = paths.save;

/** The path, which is then forgotten; null for the booking's own page. */
export function takePaidPath(bookingId: string): string | null {
  const path = paths.load(bookingId);
  paths.drop(bookingId);
  return path;
}
