import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly children: ReactNode;
  readonly role?: 'alert';
  readonly action?: ReactNode;
}

/** A warning that needs no extra code or icon, because it must work when chunks can't be loaded. */
export function Notice({ children, role, action }: NoticeProps) {
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderInlineStart: '4px solid',
        borderColor: 'warning.main',
        bgcolor: 'action.hover',
      }}
    >
      <Box sx={{ flex: '1 1 16rem' }}>{children}</Box>
      {action}
    </Box>
  );
}
