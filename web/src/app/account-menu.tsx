import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useState } from 'react';
import { user } from '../data/accounts/account-queries';
import { useLive } from '../data/kit/live-query';
import { PATHS } from '../lib/paths';
import type { SignedIn } from '../session/auth-client';
import { late } from '../ui/late';
import { PersonAvatar } from '../ui/people/person-avatar';
import { useLastLogin } from './use-last-login';
import { useLogOut } from './use-log-out';
import { useSessionEnd } from './use-session-end';

const AccountMenuList = late(async () => (await import('./account-menu-list')).AccountMenuList, {
  isOpen: ({ anchor }) => anchor !== null,
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
  const isSuspended = data?.accountStatus === 'suspended';
  const isEnded = useSessionEnd(person, account);
  useEffect(() => {
    // Suspension ends all sessions too, but has its own message.
    if (isSuspended) logOut({ pathname: PATHS.login, search: '?suspended' });
    else if (isEnded) logOut({ pathname: PATHS.login, search: '?ended' });
  }, [isSuspended, isEnded, logOut]);

  useLastLogin(person, account);

  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const id = useId();
  return (
    <>
      <IconButton
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
