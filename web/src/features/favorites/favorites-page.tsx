import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { profilesOf } from '../../data/accounts/account-queries';
import type { Companion } from '../../data/companions/companion-queries';
import { favoritePages } from '../../data/favorites/favorite-pages';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { browsePath } from '../../lib/paths';
import { useMemberId } from '../../session/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { Snackbar } from '../../ui/feedback/snackbar';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { CompanionCard } from '../../ui/people/companion-card';
import { CompanionGrid, CompanionSkeletons } from '../../ui/people/companion-grid';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { FavoriteButton } from './favorite-button';

const store = () => import('../../data/favorites/favorite-store');

/** The last removal, or why it or its undo failed. */
interface Removed {
  readonly companionId: string;
  readonly name: string;
  readonly outcome: 'removed' | 'not-removed' | 'not-restored';
}

/** Removes companions from the favorites and undoes the last removal. */
function useRemoval(uid: string) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = useCallback(
    (companionId: string, name: string) => {
      setRemoved({ companionId, name, outcome: 'removed' });
      store()
        .then(({ removeFavorite }) => removeFavorite(uid, companionId))
        .catch(() => setRemoved({ companionId, name, outcome: 'not-removed' }));
    },
    [uid],
  );
  const undo = () => {
    if (removed === null) return;
    setRemoved(null);
    store()
      .then(({ addFavorite }) => addFavorite(uid, removed.companionId))
      .catch(() => setRemoved({ ...removed, outcome: 'not-restored' }));
  };
  return { removed, remove, undo, forget: () => setRemoved(null) };
}

type Removal = ReturnType<typeof useRemoval>;

/** The name of a companion whose account is deleted. */
const FORMER_COMPANION = 'Former companion';

interface UnlistedCardProps {
  readonly companionId: string;
  readonly onRemove: (name: string) => void;
}

/** Stands in for a companion who is no longer listed. */
function UnlistedCard({ companionId, onRemove }: UnlistedCardProps) {
  const profiles = useLive(profilesOf([companionId]));
  const profile = profiles.status === 'ready' ? profiles.data.get(companionId) : undefined;
  const name = profile?.displayName ?? FORMER_COMPANION;
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2.5, height: 1 }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <PersonAvatar name={name} photo={null} size={64} />
        <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {profiles.status === 'loading' ? <Skeleton width={120} /> : name}
        </Typography>
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>Not taking bookings right now.</Typography>
      <Button
        variant="outlined"
        aria-label={`Remove ${name} from favorites`}
        onClick={() => onRemove(name)}
        sx={{ minHeight: 44, alignSelf: 'flex-end', mt: 'auto' }}
      >
        Remove
      </Button>
    </Card>
  );
}

/** `/favorites`: the member's favorites, newest first. */
export function FavoritesPage() {
  const uid = useMemberId();
  return (
    <Page title="Favorites" description="The companions you saved.">
      <Stack sx={{ gap: 3 }}>
        <PageHeading>Favorites</PageHeading>
        {uid === null ? <CompanionSkeletons view="grid" /> : <Favorites uid={uid} />}
      </Stack>
    </Page>
  );
}

function Favorites({ uid }: { readonly uid: string }) {
  const removal = useRemoval(uid);
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        <List
          uid={uid}
          onRemove={(companionId, name) => {
            removal.remove(companionId, name);
            // The pressed button disappears with its card.
            list.current?.focus({ preventScroll: true });
          }}
        />
      </Box>
      <RemovedNotice removal={removal} />
    </>
  );
}

interface ListProps {
  readonly uid: string;
  readonly onRemove: (companionId: string, name: string) => void;
}

const NO_FAVORITES: readonly Doc<Companion | null>[] = [];

function List({ uid, onRemove }: ListProps) {
  const pages = useLive(favoritePages(uid));
  const items = pages.status === 'ready' ? pages.data.items : NO_FAVORITES;
  if (pages.status === 'failed') return <LoadFailed retry={pages.retry} />;
  if (pages.status === 'loading') return <CompanionSkeletons view="grid" />;
  const { hasMore, more } = pages.data;
  if (items.length === 0 && !hasMore) return <NoFavorites />;
  return (
    <div>
      <CompanionGrid view="grid">
        {items.map(({ id, data }) =>
          data === null ? (
            <UnlistedCard key={id} companionId={id} onRemove={(name) => onRemove(id, name)} />
          ) : (
            <CompanionCard
              key={id}
              id={id}
              companion={data}
              view="grid"
              intent={{}}
              favourite={
                <FavoriteButton
                  companionId={id}
                  name={data.displayName}
                  onRemove={() => onRemove(id, data.displayName)}
                />
              }
            />
          ),
        )}
      </CompanionGrid>
      {hasMore && <LoadMore state={more} onMore={pages.more} />}
    </div>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      scene="bench"
      title="No favorites yet"
      text="Tap the heart on a companion to save them here."
    >
      <Button component={Link} to={browsePath()} variant="contained" sx={{ minHeight: 44 }}>
        Browse companions
      </Button>
    </EmptyState>
  );
}

/** Confirms a removal and offers Undo. */
function RemovedNotice({ removal }: { readonly removal: Removal }) {
  const { removed, undo, forget } = removal;
  return (
    <Snackbar
      // A new key restarts the snackbar's timer.
      key={removed === null ? 'none' : `${removed.companionId}-${removed.outcome}`}
      message={
        removed === null
          ? null
          : {
              removed: `Removed ${removed.name} from your favorites.`,
              'not-removed': `We couldn’t remove ${removed.name} from your favorites. Try again.`,
              'not-restored': `We couldn’t add ${removed.name} again. Tap the heart on their card.`,
            }[removed.outcome]
      }
      onClose={forget}
      action={
        removed?.outcome === 'removed' && (
          <Button color="inherit" onClick={undo} sx={{ minHeight: 44 }}>
            Undo
          </Button>
        )
      }
    />
  );
}
