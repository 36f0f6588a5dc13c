import { type Companion, isOnline } from './companion';
import { type Faceted, facetsOf } from './facets';
import { searchTokensOf } from './search-tokens';

/** The fields of a listing that search depends on. */
type Findable = Faceted & Pick<Companion, 'displayName' | 'location' | 'lastActiveAt'>;

/** The search fields of a listing. Only one trigger writes them. */
export function searchFieldsOf(
  listing: Findable,
  now: Date,
): Pick<Companion, 'searchTokens' | 'facets'> {
  return {
    searchTokens: searchTokensOf(listing),
    facets: facetsOf(listing, isOnline(listing, now)),
  };
}
