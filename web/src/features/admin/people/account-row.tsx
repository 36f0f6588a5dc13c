import type { User } from '@hearthkin/domain/account/user';
import { USER_TYPE_LABEL } from '@hearthkin/domain/foundation/fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Doc } from '../../../data/kit/readers';
import { formatDay, ownTimeZone } from '../../../lib/format';

interface AccountRowProps {
  readonly account: Doc<User>;
  readonly onView: () => void;
}

export function AccountRow({ account: { data }, onView }: AccountRowProps) {
  const name = `${data.firstName} ${data.lastName}`.trim();
  const zone = ownTimeZone();
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Chip size="small" variant="outlined" label={USER_TYPE_LABEL[data.userType]} />
          {data.verification.isVerified && (
            <Chip size="small" variant="outlined" color="success" label="Verified" />
          )}
          {data.accountStatus === 'suspended' && (
            <Chip size="small" color="error" label="Suspended" />
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[data.email, data.phone].filter((part) => part !== '').join(', ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Joined {formatDay(data.createdAt, zone)}, last here {formatDay(data.lastLoginAt, zone)}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        onClick={onView}
        aria-label={`View ${name}`}
        sx={{ minHeight: 44, flexShrink: 0 }}
      >
        View
      </Button>
    </Box>
  );
}
