import { ACTIVITY_IDS, activityOf } from '../foundation/activities';
import type { Companion } from './companion';
import { type Faceted, facetsOf, offers } from './facets';
import { isMarkedOnline } from './marked-online';
import { searchTokensOf } from './search-meaning';

/** The fields of a listing that search depends on. */
type Findable = Faceted & Pick<Companion, 'displayName' | 'location' | 'bio' | 'facets'>;

/**
 * The search fields of a listing, made from its other fields. Whether it is marked online stays as it is:
 * that depends on the time.
 */
export function searchFieldsOf(listing: Findable): Pick<Companion, 'searchTokens' | 'facets'> {
  const facets = facetsOf(listing, isMarkedOnline(listing));
  const activities = activityNamesOf(listing);
  const searchTokens = searchTokensOf({ ...listing, activities, facets: Object.keys(facets) });
  return { searchTokens, facets };
}

/** The names of the activities the weekly hours allow. */
function activityNamesOf(listing: Faceted): string[] {
  return ACTIVITY_IDS.filter((id) => offers(listing, id)).map((id) => activityOf(id).name);
}
