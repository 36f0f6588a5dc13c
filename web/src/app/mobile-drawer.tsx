import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { loginPath, PATHS } from '../lib/paths';
import { type Session, signupIsIncomplete } from '../session/session';
import { useLogOut } from '../session/use-log-out';
import { late } from '../ui/late';
import { accountLinks, COMMUNITY, type NavLink as NavigationLink } from './navigation';
import { useAriaCurrent } from './use-aria-current';

const UnreadCount = late(async () => (await import('./unread-count')).UnreadCount, {
  isOptional: true,
});

// Reads the account, so it is in a chunk with Firestore, which visitors don't load.
const DrawerOwner = late(async () => (await import('./drawer-owner')).DrawerOwner, {
  isOptional: true,
  fallback: OwnerPlaceholder,
});

const VISITOR_LINKS: readonly NavigationLink[] = [
  COMMUNITY,
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
        {person !== null && !signupIsIncomplete(person) && (
          <>
            <DrawerOwner person={person} />
            <Divider />
          </>
        )}
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

/** The height of the owner's name, email and role. */
function OwnerPlaceholder() {
  return <Box sx={{ height: 84 }} />;
}
