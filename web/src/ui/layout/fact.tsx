import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** An item in an inline list of facts about a person. */
export function Fact({ icon, children }: FactProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 28,
        '& > svg': { fontSize: 18 },
      }}
    >
      <Box aria-hidden component="span" sx={{ display: 'inline-flex', '& svg': { fontSize: 18 } }}>
        {icon}
      </Box>
      <span>{children}</span>
    </Box>
  );
}
