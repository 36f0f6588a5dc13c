import Typography from '@mui/material/Typography';
import { type Filters, UNKNOWN_OF, unsaidFilters } from './browse-filters';
import type { BrowseSearch } from './browse-search';
import { List } from './found-list';
import { type Results, useResults } from './use-results';

interface UnsaidProps {
  readonly search: BrowseSearch;
  /** The groups that are still to be asked for; all at first. */
  readonly left?: readonly Filters[];
  readonly groups?: readonly { readonly search: BrowseSearch; readonly results: Results }[];
}

/** Those who fit all other filters, and of whom it isn't known whether they fit these: they may be who is looked for. */
export function Unsaid({ search, left, groups = [] }: UnsaidProps) {
  const [filters = search.filters, ...others] = left ?? unsaidFilters(search.filters);
  const own = { ...search, filters, near: null };
  const found = [...groups, { search: own, results: useResults(own) }];
  // Each group is a query, and asks for itself.
  if (others.length > 0) return <Unsaid search={search} left={others} groups={found} />;
  const shown = found.filter(
    ({ results }) => results.status === 'ready' && results.found.length > 0,
  );
  if (shown.length === 0) return null;
  const isPlace = search.filters.within !== null;
  return (
    <section aria-labelledby="unsaid">
      <Typography variant="h2" id="unsaid">
        {isPlace ? 'They may fit too' : 'They’d rather not say'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        They fit your other filters, {isPlace ? 'but we don’t know' : 'and haven’t stated'} their{' '}
        {unknownWords(search.filters)}.
      </Typography>
      {shown.map((group) => (
        <List key={UNKNOWN_OF.map((field) => group.search.filters[field]).join()} {...group} />
      ))}
    </section>
  );
}

const WORDS = { gender: 'gender', age: 'age', within: 'distance from you' } as const;

/** "gender or age" */
function unknownWords(filters: Filters): string {
  const words = UNKNOWN_OF.filter((field) => filters[field] !== null).map((field) => WORDS[field]);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words);
}
