import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ChosenProps {
  /** What was asked: "Mood". */
  readonly what: string;
  readonly to: string;
  readonly children: ReactNode;
}

/** What has been chosen on the step before, and the way back to it. */
export function Chosen({ what, to, children }: ChosenProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        flexWrap: 'wrap',
        p: 1.5,
        paddingInlineStart: 2,
        mb: 3,
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {children}
      </Box>
      <Button component={Link} to={to} aria-label={`Change ${what}`}>
        Change
      </Button>
    </Box>
  );
}
