import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { favorites, MAX_FAVORITES } from '../../data/favorites/favorite-queries';
import { useLive } from '../../data/kit/live-query';
import { loginPath } from '../../lib/paths';
import { signupIsIncomplete, useMemberId, useSession } from '../../session/session';
import { Snackbar } from '../../ui/feedback/snackbar';

/** Writes need the SDK, which the page doesn't wait for. */
const store = () => import('../../data/favorites/favorite-store');

interface FavoriteButtonProps {
  readonly companionId: string;
  /** Display name: "Ana M." */
  readonly name: string;
  /** Icon only, or with a label. */
  readonly variant?: 'icon' | 'button';
  /** Shows it as a visitor sees it, in a preview. */
  readonly asVisitor?: boolean;
  /** Handles removal when the page does more than remove it. */
  readonly onRemove?: () => void;
}

/**
 * Adds a companion to the member's favorites or removes them. Visitors sign in first and come back
 * here. Companions and staff see nothing.
 */
export function FavoriteButton(props: FavoriteButtonProps) {
  const session = useSession();
  if (session.status === 'starting') {
    return <Heart {...props} isFavorite={false} isUnknown onClick={() => {}} />;
  }
  if (props.asVisitor || session.status !== 'signed-in' || signupIsIncomplete(session)) {
    return <Visitor {...props} />;
  }
  return session.userType === 'spender' ? <Member {...props} uid={session.uid} /> : null;
}

function Member(props: FavoriteButtonProps & { readonly uid: string }) {
  const { uid, companionId, name, onRemove } = props;
  const ids = useFavoriteIds();
  const [notice, setNotice] = useState<string | null>(null);
  const isFavorite = ids?.has(companionId) ?? false;

  const add = () => {
    if (ids !== null && ids.size >= MAX_FAVORITES) {
      setNotice(`${MAX_FAVORITES} favorites are the most there can be. Remove one first.`);
      return;
    }
    store()
      .then(({ addFavorite }) => addFavorite(uid, companionId))
      .catch(() => setNotice(`${name} couldn’t be added to your favorites.`));
  };
  const remove = () => {
    if (onRemove !== undefined) return onRemove();
    store()
      .then(({ removeFavorite }) => removeFavorite(uid, companionId))
      .catch(() => setNotice(`${name} couldn’t be removed from your favorites.`));
  };
  return (
    <>
      <Heart
        {...props}
        isFavorite={isFavorite}
        isUnknown={ids === null}
        onClick={isFavorite ? remove : add}
      />
      <Snackbar message={notice} onClose={() => setNotice(null)} />
    </>
  );
}

interface HeartProps extends FavoriteButtonProps {
  readonly isFavorite: boolean;
  readonly isUnknown: boolean;
  readonly onClick: () => void;
}

function Heart({ name, variant = 'icon', isFavorite, isUnknown, onClick }: HeartProps) {
  const icon = isFavorite ? <FavoriteRounded /> : <FavoriteBorderRounded />;
  const state = {
    'aria-pressed': isFavorite,
    disabled: isUnknown,
    onClick,
  };
  return variant === 'icon' ? (
    <IconButton
      {...state}
      aria-label={isFavorite ? `Remove ${name} from favorites` : addLabel(name)}
      color={isFavorite ? 'secondary' : 'default'}
      sx={TOUCH_TARGET}
    >
      {icon}
    </IconButton>
  ) : (
    <Button {...state} variant="outlined" startIcon={icon} sx={{ minHeight: 44 }}>
      {isFavorite ? 'Remove from Favorites' : 'Add to Favorites'}
    </Button>
  );
}

function Visitor({ name, variant = 'icon' }: FavoriteButtonProps) {
  const { pathname, search } = useLocation();
  const link = {
    component: Link,
    to: loginPath(pathname + search),
  };
  return variant === 'icon' ? (
    <IconButton {...link} aria-label={addLabel(name)} sx={TOUCH_TARGET}>
      <FavoriteBorderRounded />
    </IconButton>
  ) : (
    <Button
      {...link}
      variant="outlined"
      startIcon={<FavoriteBorderRounded />}
      sx={{ minHeight: 44 }}
    >
      Add to Favorites
    </Button>
  );
}

function addLabel(name: string): string {
  return `Add ${name} to favorites`;
}

const TOUCH_TARGET = { width: 44, height: 44 } as const;

/** Ids of the signed-in member's favorites; null while unknown. */
function useFavoriteIds(): ReadonlySet<string> | null {
  const uid = useMemberId();
  const read = useLive(uid === null ? null : favorites(uid));
  const list = read.status === 'ready' ? read.data : null;
  return useMemo(() => (list === null ? null : new Set(list.map(({ id }) => id))), [list]);
}
