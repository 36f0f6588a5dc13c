import { ACTIVITY_IDS, activityOf } from '../booking/activities';
import { type Companion, isOnline } from './companion';
import { type Faceted, facetsOf, offers } from './facets';
import { searchTokensOf } from './search-tokens';

/** The fields of a listing that search depends on. */
type Findable = Faceted & Pick<Companion, 'displayName' | 'location' | 'bio' | 'lastActiveAt'>;

/** The search fields of a listing. Only one trigger writes them. */
export function searchFieldsOf(
  listing: Findable,
  now: Date,
): Pick<Companion, 'searchTokens' | 'facets'> {
  return {
    searchTokens: searchTokensOf({ ...listing, activities: activityNamesOf(listing) }),
    facets: facetsOf(listing, isOnline(listing, now)),
  };
}

/** The names of the activities the weekly hours allow. */
function activityNamesOf(listing: Faceted): string[] {
  return ACTIVITY_IDS.filter((id) => offers(listing, id)).map((id) => activityOf(id).name);
}
