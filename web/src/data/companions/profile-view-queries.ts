import { VIEW_COUNTERS, viewCountSchema } from '@hearthkin/domain/companion/profile-view';
import { limit } from '../kit/constraints';
import { documentsOf } from '../kit/documents';
import { list, source } from '../kit/queries';

/** The numbers of views of a companion's own profile, which add up (`viewsOf`). */
export const viewCounts = (uid: string) =>
  list(
    `view-counts/${uid}`,
    source(`companions/${uid}/viewCounts`, documentsOf(viewCountSchema)),
    limit(VIEW_COUNTERS),
  );
