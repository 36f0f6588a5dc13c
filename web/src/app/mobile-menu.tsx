import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Session } from '../session/session';
import { late } from '../ui/late';
import { type NavLink as NavigationLink, WIDE } from './navigation';

const MobileDrawer = late(async () => (await import('./mobile-drawer')).MobileDrawer, {
  isOpen: ({ open }) => open,
  isRare: true,
});

interface MobileMenuProps {
  readonly links: readonly NavigationLink[];
  readonly session: Session;
}

/** The menu button on narrow screens. */
export function MobileMenu({ links, session }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box sx={{ [WIDE]: { display: 'none' } }}>
      <Button
        color="inherit"
        sx={{ minWidth: 44, minHeight: 44, marginInlineStart: -1.25, p: 0 }}
        aria-label="Open menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuRounded />
      </Button>
      <MobileDrawer links={links} session={session} open={open} onClose={close} />
    </Box>
  );
}
