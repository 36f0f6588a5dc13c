import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PlainListProps {
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** A bulleted list of sentences. */
export function PlainList({ items }: PlainListProps) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        paddingInlineStart: 2.5,
        maxWidth: '66ch',
        textWrap: 'pretty',
        '& li': { mb: 1 },
        '& li::marker': { color: 'secondary.main' },
      }}
    >
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </Box>
  );
}
