import { INTERESTS } from '@hearthkin/domain/account/interests';
import { SUPPORT_STYLES, TRAITS } from '@hearthkin/domain/companion/traits';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { firstSentence } from './first-sentence';

/** The companion's own description, after its first sentence, which the header shows. */
export function About({ companion }: { readonly companion: Companion }) {
  const { bio, languages, interests, traits, supportStyles, displayName } = companion;
  const { rest } = firstSentence(bio);
  return (
    <Stack sx={{ gap: 2.5 }}>
      {bio === '' && (
        <Typography sx={{ color: 'text.secondary' }}>
          {displayName} hasn’t added an introduction yet.
        </Typography>
      )}
      {rest !== '' && <Introduction>{rest}</Introduction>}
      <Choices
        title="Languages"
        labels={[`${languages.native} (native)`, ...languages.secondary]}
      />
      <Choices title="Interests" labels={interests.map((id) => INTERESTS[id])} />
      <Choices title="Personality" labels={traits.map((id) => TRAITS[id].label)} />
      <Choices title="Ways of support" labels={supportStyles.map((id) => SUPPORT_STYLES[id])} />
    </Stack>
  );
}

export function Introduction({ children }: { readonly children: ReactNode }) {
  return (
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
      {children}
    </Typography>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly labels: readonly string[];
}

function Choices({ title, labels }: ChoicesProps) {
  const id = useId();
  if (labels.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.75,
      }}
    >
      <Typography
        component="h3"
        id={id}
        variant="body2"
        sx={{ color: 'text.secondary', fontWeight: 600, lineHeight: '32px' }}
      >
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
      >
        {labels.map((label) => (
          <li key={label}>
            <Chip label={label} variant="outlined" />
          </li>
        ))}
      </Box>
    </Box>
  );
}
