import type { UserType } from '@hearthkin/domain/foundation/fields';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import SearchRounded from '@mui/icons-material/SearchRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import { late } from '../ui/late';
import {
  BROWSE,
  bookings,
  COMMUNITY,
  DASHBOARD,
  HOME,
  LISTING,
  MESSAGES,
  type NavLink,
} from './navigation';
import { useAriaCurrent } from './use-aria-current';

const UnreadCount = late(async () => (await import('./unread-count')).UnreadCount, {
  isOptional: true,
});

const HEIGHT = 'calc(60px + env(safe-area-inset-bottom))';

/** A page's own bar takes the place of this one (`PhoneBar`). */
const OWN_BAR = ':has([data-phone-bar])';

/** The room of the bar: floating parts, and the end of the page, keep clear of it by `--bottom-nav`. */
const CLEAR_OF_BAR = {
  '@media screen and (max-width: 599.95px)': {
    [`:root:not(${OWN_BAR})`]: { '--bottom-nav': HEIGHT },
    [`body:not(${OWN_BAR})`]: { paddingBottom: HEIGHT },
  },
};

type TabIcon = 'home' | 'find' | 'bookings' | 'messages' | 'listing' | 'community';

/** Five fit on the narrowest phone. The person's own pages are in the menu of their picture, at the top of each page. */
const TABS: Readonly<Record<UserType, readonly (NavLink & { readonly icon: TabIcon })[]>> = {
  spender: [
    { ...HOME, icon: 'home' },
    { ...BROWSE, label: 'Find', icon: 'find' },
    { ...bookings('Bookings'), icon: 'bookings' },
    { ...MESSAGES, icon: 'messages' },
    { ...COMMUNITY, icon: 'community' },
  ],
  earner: [
    { ...DASHBOARD, label: 'Home', icon: 'home' },
    { ...bookings('Bookings'), icon: 'bookings' },
    { ...MESSAGES, icon: 'messages' },
    { ...LISTING, icon: 'listing' },
    { ...COMMUNITY, icon: 'community' },
  ],
};

const ICONS: Readonly<Record<TabIcon, ReactNode>> = {
  home: <HomeOutlined />,
  find: <SearchRounded />,
  bookings: <CalendarMonthOutlined />,
  messages: <ChatBubbleOutlineRounded />,
  listing: <StorefrontOutlined />,
  community: <PeopleAltOutlined />,
};

export interface BottomBarProps {
  readonly uid: string;
  readonly userType: UserType;
}

/** The main pages of a member or companion, at the bottom of a phone's screen. */
export function BottomBar({ uid, userType }: BottomBarProps) {
  const current = useAriaCurrent();
  const { pathname } = useLocation();
  // A conversation has its text field there; staff at their desk have other main pages.
  if (pathname.startsWith(`${PATHS.messages}/`) || pathname === PATHS.adminDatabase) return null;
  return (
    <>
      <GlobalStyles styles={CLEAR_OF_BAR} />
      <Box
        component="nav"
        aria-label="Main pages"
        sx={{
          displayPrint: 'none',
          display: { xs: 'flex', sm: 'none' },
          position: 'fixed',
          inset: 'auto 0 0',
          zIndex: 'appBar',
          height: HEIGHT,
          pb: 'env(safe-area-inset-bottom)',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          [`body${OWN_BAR} &`]: { display: 'none' },
        }}
      >
        {TABS[userType].map((tab) => (
          <Tab key={tab.to} tab={tab} current={current(tab)} uid={uid} />
        ))}
      </Box>
    </>
  );
}

interface TabProps {
  readonly tab: NavLink & { readonly icon: TabIcon };
  readonly current: 'page' | 'true' | undefined;
  readonly uid: string;
}

function Tab({ tab, current, uid }: TabProps) {
  return (
    <Box
      component={Link}
      to={tab.to}
      aria-current={current}
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        position: 'relative',
        color: 'text.secondary',
        textDecoration: 'none',
        fontSize: '0.75rem',
        '@media (max-width: 359.95px)': { fontSize: '0.6875rem' },
        fontWeight: 600,
        '&:focus-visible': {
          outline: '3px solid var(--mui-palette-secondary-main)',
          outlineOffset: -3,
        },
        '&[aria-current]': { color: 'primary.main' },
      }}
    >
      {ICONS[tab.icon]}
      {tab.label}
      {tab.countsMessages && (
        <Box sx={{ position: 'absolute', top: 2, insetInlineStart: 'calc(50% + 6px)' }}>
          <UnreadCount uid={uid} />
        </Box>
      )}
    </Box>
  );
}
