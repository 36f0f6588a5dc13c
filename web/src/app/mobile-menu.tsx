import { USER_TYPE_LABEL } from '@hearthkin/domain/account/fields';
import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { loginPath, PATHS } from '../lib/paths';
import type { Session } from '../lib/session';
import { useIsActive } from './nav-active';
import { type NavLink as NavigationLink, PROFILE, WIDE } from './navigation';
import { useLogOut } from './use-log-out';

const UnreadCount = lazy(async () => ({
  default: (await import('./unread-count')).UnreadCount,
}));

interface MobileMenuProps {
  readonly links: readonly NavigationLink[];
  readonly session: Session;
}

/** The navigation bar's links on narrow screens. */
export function MobileMenu({ links, session }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const logOut = useLogOut();
  const isActive = useIsActive();
  const close = () => setOpen(false);
  const isSignedIn = session.status === 'signed-in';
  return (
    <Box sx={{ [WIDE]: { display: 'none' } }}>
      <IconButton
        edge="start"
        color="inherit"
        aria-label="Open menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuRounded />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 'min(300px, 84vw)' } } }}
      >
        <Box component="nav" aria-label="Mobile" sx={{ py: 2 }}>
          {isSignedIn && session.userType !== null && (
            <>
              <Box sx={{ px: 2, pb: 2 }}>
                <Box sx={{ fontWeight: 650 }}>{session.displayName || session.email}</Box>
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {USER_TYPE_LABEL[session.userType]}
                </Box>
              </Box>
              <Divider />
            </>
          )}
          <List>
            {links.map((link) => (
              <ListItem key={link.to} disablePadding>
                <ListItemButton
                  component={Link}
                  to={link.to}
                  onClick={close}
                  aria-current={isActive(link) ? 'page' : undefined}
                  sx={{ '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected' } }}
                >
                  <ListItemText primary={link.label} />
                  {link.countsMessages && isSignedIn && (
                    <Suspense>
                      <UnreadCount uid={session.uid} />
                    </Suspense>
                  )}
                </ListItemButton>
              </ListItem>
            ))}
            {isSignedIn && session.userType !== null && (
              <ListItem disablePadding>
                <ListItemButton
                  component={Link}
                  to={PROFILE.to}
                  onClick={close}
                  aria-current={isActive(PROFILE) ? 'page' : undefined}
                  sx={{ '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected' } }}
                >
                  <ListItemText primary={PROFILE.label} />
                </ListItemButton>
              </ListItem>
            )}
            {isSignedIn ? (
              <ListItem disablePadding>
                <ListItemButton
                  onClick={() => {
                    close();
                    logOut();
                  }}
                >
                  <ListItemText primary="Log out" />
                </ListItemButton>
              </ListItem>
            ) : (
              <>
                <ListItem disablePadding>
                  <ListItemButton component={Link} to={loginPath()} onClick={close}>
                    <ListItemText primary="Sign In" />
                  </ListItemButton>
                </ListItem>
                <ListItem disablePadding>
                  <ListItemButton component={Link} to={PATHS.register} onClick={close}>
                    <ListItemText primary="Get Started" />
                  </ListItemButton>
                </ListItem>
              </>
            )}
          </List>
        </Box>
      </Drawer>
    </Box>
  );
}
