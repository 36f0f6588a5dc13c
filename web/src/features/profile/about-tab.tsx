import { SUPPORT_PREFERENCES } from '@hearthkin/domain/companion/support-words';
import { INTERESTS } from '@hearthkin/domain/foundation/interests';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { formatMoney } from '../../lib/format';
import type { ProfileTabsProps } from './profile-tabs';
import { VideoIntroduction } from './video-introduction';

type AboutTabProps = Pick<ProfileTabsProps, 'account' | 'listing' | 'owner' | 'onEdit' | 'onSaved'>;

/** Bio, languages, interests, rate and video. */
export function AboutTab({ account, listing, owner, onEdit, onSaved }: AboutTabProps) {
  const { bio, interests, languages, supportPreferences, userType } = account;
  return (
    <Stack sx={{ gap: 4 }}>
      <Section title="Bio" action="Edit bio" onAction={() => onEdit('bio')}>
        {bio === '' ? (
          <Typography sx={{ color: 'text.secondary' }}>
            Nothing here yet. A few sentences about you make it easier to say hello.
          </Typography>
        ) : (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {bio}
          </Typography>
        )}
      </Section>
      <Section title="Languages" action="Edit languages" onAction={() => onEdit('languages')}>
        <Box component="ul" aria-label="Languages" sx={CHIPS}>
          <li>
            <Chip label={`${languages.native} (native)`} color="primary" variant="outlined" />
          </li>
          {languages.secondary.map((language) => (
            <li key={language}>
              <Chip label={language} variant="outlined" />
            </li>
          ))}
        </Box>
      </Section>
      <Section title="Interests" action="Edit interests" onAction={() => onEdit('interests')}>
        <Chosen
          label="Interests"
          chosen={interests.map((interest) => INTERESTS[interest])}
          none="None yet. Choose a few to find good matches."
        />
      </Section>
      {userType === 'spender' && (
        <Section title="What helps you" action="Edit what helps" onAction={() => onEdit('support')}>
          <Chosen
            label="What helps you"
            chosen={supportPreferences.map((style) => SUPPORT_PREFERENCES[style])}
            none="Nothing chosen yet. It helps us find companions who are good at it."
          />
        </Section>
      )}
      {userType === 'earner' && (
        <>
          <Section
            title="Pricing"
            action="Edit rate"
            onAction={listing === null ? undefined : () => onEdit('rate')}
          >
            <Typography variant="h2" component="p" sx={{ color: 'primary.main' }}>
              {listing === null
                ? 'Rate not set'
                : `${formatMoney(listing.hourlyRate * MINOR_PER_MAJOR)}/hour`}
            </Typography>
          </Section>
          <Section title="Video introduction">
            <VideoIntroduction video={listing?.video ?? null} owner={owner} onSaved={onSaved} />
          </Section>
        </>
      )}
    </Stack>
  );
}

const CHIPS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  p: 0,
  m: 0,
  listStyle: 'none',
} as const;

interface ChosenProps {
  readonly label: string;
  readonly chosen: readonly string[];
  /** Shown while nothing is chosen. */
  readonly none: string;
}

function Chosen({ label, chosen, none }: ChosenProps) {
  if (chosen.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>;
  }
  return (
    <Box component="ul" aria-label={label} sx={CHIPS}>
      {chosen.map((one) => (
        <li key={one}>
          <Chip label={one} variant="outlined" />
        </li>
      ))}
    </Box>
  );
}

interface SectionProps {
  readonly title: string;
  readonly action?: string;
  readonly onAction?: (() => void) | undefined;
  readonly children: ReactNode;
}

function Section({ title, action, onAction, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 40,
          mb: 1,
        }}
      >
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {onAction !== undefined && (
          <Button size="small" onClick={onAction} sx={{ marginInlineEnd: -1 }}>
            {action}
          </Button>
        )}
      </Box>
      {children}
    </Box>
  );
}
