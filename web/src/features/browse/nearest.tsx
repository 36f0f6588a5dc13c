import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { LoadFailed } from '../../ui/feedback/load-failed';
import type { BrowseSearch } from './browse-search';
import { List } from './found-list';
import { nearestSearches } from './nearest-searches';
import { useResults } from './use-results';

/** The nearest that a search without results could have found. Searches are tried one after the other; an empty one reads little. */
export function Nearest({ search }: { readonly search: BrowseSearch }) {
  const { text, filters } = search;
  const all = useMemo(() => nearestSearches(text, filters), [text, filters]);
  const [index, setIndex] = useState(0);
  const tried = all[index];
  const near = useMemo(
    () => ({ ...search, ...tried, near: null, isStarting: tried === undefined }),
    [search, tried],
  );
  const results = useResults(near);
  const isEmpty = results.status === 'ready' && results.found.length === 0;
  useEffect(() => {
    if (isEmpty) setIndex((last) => (last === index ? last + 1 : last));
  }, [isEmpty, index]);
  if (tried === undefined) return null;
  if (results.status === 'failed') return <LoadFailed retry={results.retry} />;
  if (results.status === 'loading' || isEmpty) {
    return (
      <Skeleton variant="rounded" height={320} aria-busy aria-label="Looking for the nearest" />
    );
  }
  return (
    <section aria-labelledby="nearest">
      <Typography variant="h2" id="nearest" sx={{ mb: 2 }}>
        {tried.sentence}
      </Typography>
      <List search={near} results={results} />
    </section>
  );
}
