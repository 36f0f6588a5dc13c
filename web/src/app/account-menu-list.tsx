import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import type { SignedIn } from '../session/auth-client';
import { accountLinks } from './navigation';
import { roleOf } from './role-of';
import { useAriaCurrent } from './use-aria-current';

const ICONS: Readonly<Record<string, ReactNode>> = {
  [PATHS.favorites]: <FavoriteBorderRounded fontSize="small" />,
  [PATHS.calendar]: <CalendarMonthOutlined fontSize="small" />,
  [PATHS.earnings]: <PaymentsOutlined fontSize="small" />,
  [PATHS.listing]: <StorefrontOutlined fontSize="small" />,
  [PATHS.profile]: <PersonOutlineRounded fontSize="small" />,
  [PATHS.verification]: <VerifiedUserOutlined fontSize="small" />,
};

interface AccountMenuListProps {
  readonly id: string;
  readonly person: SignedIn;
  readonly fullName: string;
  /** The anchor element; null when closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

/** The avatar's menu: full name, role, own pages, Log out. */
export function AccountMenuList(props: AccountMenuListProps) {
  const { id, person, fullName, anchor, onClose, onLogOut } = props;
  const current = useAriaCurrent();
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
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
          onClick={onClose}
          sx={{ '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected' } }}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>{ICONS[link.to]}</ListItemIcon>
          {link.label}
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          onClose();
          onLogOut();
        }}
      >
        <ListItemIcon>
          <LogoutRounded fontSize="small" />
        </ListItemIcon>
        Log out
      </MenuItem>
    </Menu>
  );
}
