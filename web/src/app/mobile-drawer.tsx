import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { loginPath, PATHS } from '../lib/paths';
import type { SignedIn } from '../session/auth-client';
import { type Session, signupIsIncomplete } from '../session/session';
import { useLogOut } from '../session/use-log-out';
import { late } from '../ui/late';
import { accountLinks, type NavLink as NavigationLink } from './navigation';
import { roleOf } from './role-of';
import { useAriaCurrent } from './use-aria-current';

const UnreadCount = late(async () => (await import('./unread-count')).UnreadCount, {
  isOptional: true,
});

const VISITOR_LINKS: readonly NavigationLink[] = [
  { label: 'Sign In', to: loginPath() },
  { label: 'Get Started', to: PATHS.register },
];

interface MobileDrawerProps {
  readonly links: readonly NavigationLink[];
  readonly session: Session;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu on narrow screens: the header's links and those of the account menu. */
export function MobileDrawer({ links, session, open, onClose }: MobileDrawerProps) {
  const logOut = useLogOut();
  const current = useAriaCurrent();
  const person = session.status === 'signed-in' ? session : null;
  const isStarting = session.status === 'starting';
  const ownLinks = person !== null ? accountLinks(person) : isStarting ? [] : VISITOR_LINKS;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 'min(300px, 84vw)' } } }}
    >
      <Box component="nav" aria-label="Mobile" sx={{ py: 2 }}>
        {person !== null && !signupIsIncomplete(person) && <Owner person={person} />}
        <List>
          {[...links, ...ownLinks].map((link) => (
            <ListItem key={link.to} disablePadding>
              <ListItemButton
                component={Link}
                to={link.to}
                onClick={onClose}
                aria-current={current(link)}
                sx={{ '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected' } }}
              >
                <ListItemText primary={link.label} />
                {link.countsMessages && person !== null && <UnreadCount uid={person.uid} />}
              </ListItemButton>
            </ListItem>
          ))}
          {person !== null && (
            <ListItem disablePadding>
              <ListItemButton
                onClick={() => {
                  onClose();
                  logOut();
                }}
              >
                <ListItemText primary="Log out" />
              </ListItemButton>
            </ListItem>
          )}
        </List>
      </Box>
    </Drawer>
  );
}

function Owner({ person }: { readonly person: SignedIn }) {
  return (
    <>
      <Box sx={{ px: 2, pb: 2 }}>
        <Box sx={{ fontWeight: 650 }}>{person.displayName || person.email}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{roleOf(person)}</Box>
      </Box>
      <Divider />
    </>
  );
}
