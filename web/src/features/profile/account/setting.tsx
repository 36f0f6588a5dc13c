import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface SettingProps extends Pick<ButtonProps, 'color' | 'disabled' | 'onClick'> {
  /** For a link to another page. */
  readonly to?: string;
  readonly title: string;
  readonly text: ReactNode;
  /** The button's label; none for a fact without one. */
  readonly children?: string;
}

/** A row of the account settings, with a button or a link where it can be changed. */
export function Setting({ title, text, to, children, ...button }: SettingProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Box sx={{ fontWeight: 650 }}>{title}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      </Box>
      {children !== undefined && (
        <Button
          variant="outlined"
          {...button}
          {...(to === undefined ? {} : { component: Link, to })}
        >
          {children}
        </Button>
      )}
    </Box>
  );
}
