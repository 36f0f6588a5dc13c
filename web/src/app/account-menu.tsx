import IconButton from '@mui/material/IconButton';
import { useCallback, useEffect, useId, useState } from 'react';
import { type User, user } from '../data/accounts/account-queries';
import { fromServer, type Live, useLive } from '../data/kit/live-query';
import type { Doc } from '../data/kit/readers';
import { PATHS } from '../lib/paths';
import type { SignedIn } from '../session/auth-client';
import { isEnded } from '../session/session-end';
import { useLogOut } from '../session/use-log-out';
import { setAccountCountry } from '../ui/crisis/crisis-country';
import { useNow } from '../ui/hooks/clock';
import { late, preloads } from '../ui/late';
import { PersonAvatar } from '../ui/people/person-avatar';
import { useSessionEnd } from './use-session-end';

/** Sign-in times are whole seconds and come from another clock. */
const CLOCK_TOLERANCE_MS = 1_000;

/** A returning user's open session counts as a new visit after a day. */
const VISIT_MS = 24 * 60 * 60 * 1_000;

/**
 * Whether a session should update `lastLoginAt`: it began after the last recorded sign-in, or is
 * visited a day later. Unused accounts are closed (`inactivityOf`).
 */
function isVisitDue(person: SignedIn, account: User, now: Date): boolean {
  const known = account.lastLoginAt.getTime();
  return (
    (account.clock === null ||
      person.signedInAt.getTime() - known > CLOCK_TOLERANCE_MS ||
      now.getTime() - known >= VISIT_MS) &&
    account.accountStatus === 'active' &&
    !isEnded(person, account.sessionsEndedAt)
  );
}

/** Records a visit once. A failure has no effect on the user. */
function useLastLogin(person: SignedIn, account: Live<Doc<User> | null>): void {
  const { uid } = person;
  const now = useNow();
  const signedInAt = person.signedInAt.getTime();
  // The cached account may be outdated.
  const data = fromServer(account, undefined)?.data;
  const isDue = data !== undefined && isVisitDue(person, data, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in is recorded too
  useEffect(() => {
    if (!isDue) return;
    import('./last-login-store')
      .then(({ saveLastLogin }) => saveLastLogin(uid))
      .catch((error: unknown) => console.warn('Could not record the visit', error));
  }, [isDue, uid, signedInAt]);
}

const AccountMenuList = late(async () => (await import('./account-menu-list')).AccountMenuList, {
  isOpen: ({ anchor }) => anchor !== null,
  isRare: true,
});

/**
 * The avatar and its menu. Also logs out when the account is suspended or its session was ended
 * elsewhere.
 */
export function AccountMenu({ person }: { readonly person: SignedIn }) {
  const account = useLive(user(person.uid));
  const data = account.status === 'ready' ? account.data?.data : undefined;
  const fullName = data
    ? `${data.firstName} ${data.lastName}`.trim()
    : person.displayName || person.email;
  const logOut = useLogOut();
  const logOutAs = useCallback(
    (end: string) => logOut({ pathname: PATHS.login, search: `?${end}` }),
    [logOut],
  );
  useSessionEnd(person, account, logOutAs);
  useLastLogin(person, account);
  const country = data?.address.country ?? null;
  useEffect(() => {
    setAccountCountry(country);
    return () => setAccountCountry(null);
  }, [country]);

  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const id = useId();
  return (
    <>
      <IconButton
        {...preloads(AccountMenuList)}
        aria-label={`Account menu of ${fullName}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.25 }}
      >
        <PersonAvatar name={fullName} photo={data?.profilePhoto ?? null} size={40} />
      </IconButton>
      <AccountMenuList
        id={id}
        person={person}
        fullName={fullName}
        anchor={anchor}
        onClose={close}
        onLogOut={() => logOut()}
      />
    </>
  );
}
