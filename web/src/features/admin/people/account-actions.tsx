import type { User } from '@hearthkin/domain/account/user';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

export type AccountAct = 'warn' | 'restrict' | 'suspend' | 'revoke' | 'delete';

interface AccountActionsProps {
  readonly account: User;
  /** Whether a deletion waits for a second decision. */
  readonly isDeletionAsked: boolean;
  /** Whether they are in a menu, for a phone. */
  readonly isFolded: boolean;
  readonly onAsk: (act: AccountAct) => void;
}

interface Act {
  readonly act: AccountAct;
  readonly label: string;
  /** Whether it takes something away for good, or at once. */
  readonly isGrave: boolean;
}

/** The acts of staff on an account, the grave ones after the others. */
export function AccountActions(props: AccountActionsProps) {
  const { account, isDeletionAsked, isFolded, onAsk } = props;
  const acts: readonly Act[] = [
    { act: 'warn', label: 'Warn', isGrave: false },
    {
      act: 'restrict',
      label: account.restriction === null ? 'Restrict' : 'Lift restriction',
      isGrave: false,
    },
    account.accountStatus === 'active'
      ? { act: 'suspend', label: 'Suspend', isGrave: true }
      : { act: 'suspend', label: 'Reinstate', isGrave: false },
    ...(account.verification.isVerified
      ? [{ act: 'revoke', label: 'Withdraw verification', isGrave: true } as const]
      : []),
    ...(isDeletionAsked ? [] : [{ act: 'delete', label: 'Ask to delete', isGrave: true } as const]),
  ];
  if (isFolded) return <ActsMenu acts={acts} onAsk={onAsk} />;
  return (
    <Box
      role="group"
      aria-label="Act on this account"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {acts.map(({ act, label, isGrave }) => (
        <Button
          key={act}
          variant="outlined"
          size="small"
          color={isGrave ? 'error' : 'primary'}
          onClick={() => onAsk(act)}
          sx={{ minHeight: 40 }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

function ActsMenu({ acts, onAsk }: Pick<AccountActionsProps, 'onAsk'> & { acts: readonly Act[] }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        endIcon={<ExpandMoreRounded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        Act
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {acts.map(({ act, label, isGrave }) => (
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(null);
              onAsk(act);
            }}
            sx={{ minHeight: 44, ...(isGrave && { color: 'error.main' }) }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
