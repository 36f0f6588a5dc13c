import type { LiveCompanion } from '../../../data/companions/companion-queries';
import type { LateComponent } from '../../../ui/late';

/** A listing with what is typed. */
export interface ShownListing {
  readonly companionId: string;
  readonly companion: LiveCompanion;
}

/** The companion's page. It is another feature's, so the app passes it. */
export type ProfileView = LateComponent<ShownListing>;

/** The pages that a preview can show. */
export const PARTS = { card: 'Card', profile: 'Profile' } as const;
export type Part = keyof typeof PARTS;
