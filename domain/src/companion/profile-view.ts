import * as z from 'zod/mini';
import { countSchema } from '../foundation/schemas';
import { utcDay } from '../foundation/time';

/** Views of a profile are counted in this many documents, so that many at once don't wait for each other. */
export const VIEW_COUNTERS = 8;

/**
 * A part of how often the profile was viewed; the parts add up. Views are counted in one of eight, so that many at
 * once don't wait for each other.
 *
 * @document companions/{uid}/viewCounts/{n}
 * @reads the companion; lists of up to 10.
 * @writes The trigger on views.
 * @goes with the listing.
 */
export const viewCountSchema = z.object({ views: countSchema });
export type ViewCount = z.infer<typeof viewCountSchema>;

/** The views of a profile. */
export function viewsOf(counts: readonly ViewCount[]): number {
  return counts.reduce((sum, { views }) => sum + views, 0);
}

/** The id of a profile view: one per viewer and UTC day. */
export function profileViewId(viewerUid: string, now: Date): string {
  return `${viewerUid}_${utcDay(now)}`;
}
