import GroupOutlined from '@mui/icons-material/GroupOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNow } from '../../lib/clock';
import { useLive } from '../../lib/live-query';
import { companionPages } from '../../lib/queries';
import { useStale } from '../../lib/use-stale';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { BrowseControls } from './browse-controls';
import { type BrowseSearch, hasAllTokens, useBrowseSearch } from './browse-search';
import { CompanionCard } from './companion-card';
import { CompanionGrid, CompanionSkeletons } from './companion-grid';
import { LoadMore } from './load-more';

/** Members look for company (specification 1, section 2, "Browse companions"). */
export function BrowsePage() {
  const search = useBrowseSearch();
  return (
    <Page
      title="Browse companions"
      description="Verified companions near you: who they are, what they like, what an hour costs."
    >
      <Stack sx={{ gap: 3 }}>
        <Box>
          <PageHeading>Browse companions</PageHeading>
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            Everybody here has had their documents reviewed.
          </Typography>
        </Box>
        <BrowseControls search={search} />
        <Results search={search} />
      </Stack>
    </Page>
  );
}

function Results({ search }: { readonly search: BrowseSearch }) {
  const now = useNow();
  const [firstToken = null, ...otherTokens] = search.tokens;
  const pages = useLive(companionPages(search.sort, firstToken));
  const isStale = useStale(pages.status === 'ready' ? pages : null);
  // Nobody on this device says nothing about who there is.
  const isUnsure = pages.status === 'ready' && pages.fromCache && pages.data.items.length === 0;
  if (isUnsure && isStale) return <LoadFailed retry={pages.retry} />;
  if (pages.status === 'loading' || isUnsure) return <CompanionSkeletons view={search.view} />;
  if (pages.status === 'failed') return <LoadFailed retry={pages.retry} />;

  const { items, hasMore, more } = pages.data;
  const found = items.filter(({ data }) => hasAllTokens(data.searchTokens, otherTokens));
  if (found.length === 0 && !hasMore) return <NobodyFound search={search} />;
  return (
    <div>
      <CompanionGrid view={search.view}>
        {found.map(({ id, data }) => (
          <CompanionCard
            key={id}
            id={id}
            companion={data}
            view={search.view}
            now={now}
            mood={search.mood}
            wish={{ mood: search.mood, activity: search.activity }}
          />
        ))}
      </CompanionGrid>
      {hasMore && <LoadMore state={more} onMore={pages.more} />}
    </div>
  );
}

function NobodyFound({ search }: { readonly search: BrowseSearch }) {
  if (search.tokens.length === 0) {
    return (
      <EmptyState
        icon={<GroupOutlined />}
        title="No verified companions available yet."
        text="New companions are being reviewed. Please look in again soon."
      />
    );
  }
  return (
    <EmptyState
      icon={<PersonSearchOutlined />}
      title="No companions found"
      text={`Nobody matches “${search.text.trim()}”. Try a city, a first name or a single interest.`}
    >
      <Button variant="outlined" onClick={() => search.setText('')}>
        Clear search
      </Button>
    </EmptyState>
  );
}
