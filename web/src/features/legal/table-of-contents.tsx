import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useHash } from '../../ui/hooks/use-hash';

interface TableOfContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of a text. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  const titleId = useId();
  const hash = useHash();
  return (
    <Box component="nav" aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
        On this page
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <MuiLink
              component={Link}
              to={{ hash: id }}
              underline="hover"
              aria-current={hash === `#${id}` ? 'location' : undefined}
              sx={{
                display: 'flex',
                gap: 1,
                py: 0.75,
                px: 1.5,
                color: 'text.secondary',
                borderInlineStart: '3px solid',
                borderColor: 'divider',
                // Inset, or the scrolling box would clip it.
                '&:focus-visible': { outlineOffset: -3 },
                '&[aria-current]': {
                  color: 'primary.main',
                  borderColor: 'primary.main',
                  fontWeight: 600,
                },
              }}
            >
              <Box
                component="span"
                sx={{ minWidth: '1.6em', fontVariantNumeric: 'tabular-nums' }}
                aria-hidden
              >
                {index + 1}.
              </Box>
              {title}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
