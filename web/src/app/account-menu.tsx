import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignedIn } from '../lib/auth-client';
import { useLive } from '../lib/live-query';
import { PATHS } from '../lib/paths';
import { user } from '../lib/queries';
import { PersonAvatar } from '../ui/person-avatar';
import { useCurrent } from './nav-active';
import { accountLinks } from './navigation';
import { roleOf } from './role-of';
import { useLastLogin } from './use-last-login';
import { useLogOut } from './use-log-out';
import { useSessionEnd } from './use-session-end';

const ICONS: Readonly<Record<string, ReactNode>> = {
  [PATHS.profile]: <PersonOutlineRounded fontSize="small" />,
  [PATHS.verification]: <VerifiedUserOutlined fontSize="small" />,
  [PATHS.adminDatabase]: <AdminPanelSettingsOutlined fontSize="small" />,
};

/** The avatar with its menu: full name, role, somebody’s own pages, Log out. */
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
    // Who is suspended is also signed out everywhere, but is told why.
    if (isSuspended) logOut({ pathname: PATHS.login, search: '?suspended' });
    else if (isEnded) logOut({ pathname: PATHS.login, search: '?ended' });
  }, [isSuspended, isEnded, logOut]);

  useLastLogin(person, account);

  const current = useCurrent();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { mt: 1, minWidth: 220 } } }}
      >
        <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{fullName}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {roleOf(person)}
          </Typography>
        </Box>
        <Divider component="li" role="none" />
        {accountLinks(person).map((link) => (
          <MenuItem
            key={link.to}
            component={Link}
            to={link.to}
            aria-current={current(link)}
            onClick={() => setAnchor(null)}
            sx={{ '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected' } }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>{ICONS[link.to]}</ListItemIcon>
            {link.label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            logOut();
          }}
        >
          <ListItemIcon>
            <LogoutRounded fontSize="small" />
          </ListItemIcon>
          Log out
        </MenuItem>
      </Menu>
    </>
  );
}
