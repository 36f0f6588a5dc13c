import { PSEUDONYM } from '@hearthkin/domain/admin/audit';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { profilesOf } from '../../../data/accounts/account-queries';
import { useLive } from '../../../data/kit/live-query';
import { PATHS } from '../../../lib/paths';
import { IN_PLACE } from '../../../lib/query-change';
import { teamName } from '../admin-queries';
import { staffAccountPath } from '../staff-paths';

interface PersonLinkProps {
  readonly uid: string;
  /** If it is known; otherwise the public name is read. */
  readonly name?: string;
}

/** A person's name, with a link to their account. A deleted person's pseudonym has none. */
export function PersonLink({ uid, name }: PersonLinkProps) {
  if (PSEUDONYM.test(uid)) return `Deleted account ${shortened(uid.replace('gone-', ''))}`;
  if (name !== undefined) return <AccountLink uid={uid}>{name}</AccountLink>;
  return <ReadName uid={uid}>{(read) => <AccountLink uid={uid}>{read}</AccountLink>}</ReadName>;
}

/** A person's public name. Rows with the same person share one read. */
export function PersonName({ uid }: { readonly uid: string }) {
  return <ReadName uid={uid}>{(name) => name}</ReadName>;
}

/** One of the staff, whose sign-in may have no account. */
export function TeamName({ uid }: { readonly uid: string }) {
  return (
    <ReadName uid={uid} without={<SignInName uid={uid} />}>
      {(name) => <AccountLink uid={uid}>{name}</AccountLink>}
    </ReadName>
  );
}

function SignInName({ uid }: { readonly uid: string }) {
  const found = useLive(teamName(uid));
  if (found.status === 'loading') return <NameSkeleton />;
  const name = found.status === 'ready' ? found.data : null;
  // Unknown after a failure too, and then the id is what there is to say.
  return name ?? `Team member ${shortened(uid)}`;
}

interface ReadNameProps {
  readonly uid: string;
  readonly children: (name: string) => ReactNode;
  /** For a person without an account. */
  readonly without?: ReactNode;
}

function ReadName({ uid, children, without }: ReadNameProps) {
  const people = useLive(profilesOf([uid]));
  if (people.status === 'failed') return shortened(uid);
  const profile = people.status === 'ready' ? people.data.get(uid) : undefined;
  if (profile === undefined) return <NameSkeleton />;
  if (profile === null) return without ?? `No account (${shortened(uid)})`;
  return children(profile.displayName);
}

function NameSkeleton() {
  return <Skeleton component="span" width={120} sx={{ display: 'inline-block' }} />;
}

/** A link to an account, which opens over a page of the desk, so that its reader keeps their place. */
function AccountLink({ uid, children }: { readonly uid: string; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const openOver = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || pathname !== PATHS.adminDatabase) return;
    event.preventDefault();
    const next = new URLSearchParams(params);
    next.set('account', uid);
    setParams(next, IN_PLACE);
  };
  return (
    <Link component={RouterLink} to={staffAccountPath(uid)} color="inherit" onClick={openOver}>
      {children}
    </Link>
  );
}

/** Enough of an id to tell people apart on one screen. */
function shortened(id: string): string {
  return id.slice(0, 8);
}
