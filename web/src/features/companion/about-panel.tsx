import { INTERESTS } from '@hearthkin/domain/account/interests';
import { SUPPORT_STYLES, TRAITS } from '@hearthkin/domain/companion/traits';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { photoUrl } from '../../lib/photo-url';

/** The companion's own description. */
export function AboutPanel({ companion }: { readonly companion: Companion }) {
  const { bio, languages, interests, traits, supportStyles, displayName } = companion;
  const video = photoUrl(companion.video);
  return (
    <Stack sx={{ gap: 3.5 }}>
      <Section title={`About ${displayName}`}>
        {bio === '' ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {displayName} has not written anything yet.
          </Typography>
        ) : (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {bio}
          </Typography>
        )}
      </Section>
      {video !== undefined && (
        <Section title="Video introduction">
          {/* No captions: these videos have no transcripts. */}
          <Box
            component="video"
            src={video}
            controls
            preload="metadata"
            aria-label={`Video introduction of ${displayName}`}
            sx={{
              width: 1,
              maxWidth: 560,
              aspectRatio: '16 / 9',
              borderRadius: 1,
              bgcolor: 'common.black',
            }}
          />
        </Section>
      )}
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

interface ChoicesProps {
  readonly title: string;
  readonly labels: readonly string[];
}

function Choices({ title, labels }: ChoicesProps) {
  if (labels.length === 0) return null;
  return (
    <Section title={title}>
      <Box
        component="ul"
        aria-label={title}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
      >
        {labels.map((label) => (
          <li key={label}>
            <Chip label={label} variant="outlined" />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
