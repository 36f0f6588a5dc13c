import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Session } from '../session/session';
import { latePart, usePart } from '../ui/later/use-part';
import { type NavLink as NavigationLink, WIDE } from './navigation';

const drawer = latePart(async () => (await import('./mobile-drawer')).MobileDrawer);

interface MobileMenuProps {
  readonly links: readonly NavigationLink[];
  readonly session: Session;
}

/** On narrow screens: the button for the links of the navigation bar and of the account menu. */
export function MobileMenu({ links, session }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const MobileDrawer = usePart(drawer, open, close);
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
      {MobileDrawer !== null && (
        <MobileDrawer links={links} session={session} open={open} onClose={close} />
      )}
    </Box>
  );
}
