import { type Companion, isOnline } from './companion';
import { type Faceted, facetsOf } from './facets';
import { searchTokensOf } from './search-tokens';

/** What of a listing makes it findable. */
type Findable = Faceted & Pick<Companion, 'displayName' | 'location' | 'lastActiveAt'>;

/** The fields of a listing by which queries find it. Only one trigger writes them. */
export function searchFieldsOf(
  listing: Findable,
  now: Date,
): Pick<Companion, 'searchTokens' | 'facets'> {
  return {
    searchTokens: searchTokensOf(listing),
    facets: facetsOf(listing, isOnline(listing, now)),
  };
}
