import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface CurrentChoiceProps {
  /** Names the choice in the label of the button: "mood". */
  readonly what: string;
  readonly to: string;
  readonly children: ReactNode;
}

/** The choice made in the previous step, with a button to change it. */
export function CurrentChoice({ what, to, children }: CurrentChoiceProps) {
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
