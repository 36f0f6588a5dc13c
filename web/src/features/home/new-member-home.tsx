import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PATHS } from '../../lib/paths';
import { TextLink } from '../../ui/layout/text-link';
import { TalkNow } from './companion/talk-now';
import { FirstPeople } from './first-people';
import { MoodSection } from './mood/mood-section';

/** Two columns, one below the other on a phone. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  alignItems: 'start',
  gap: 3,
} as const;

interface NewMemberHomeProps {
  readonly uid: string;
  readonly now: Date;
}

/** The home of a member who hasn't asked for a session yet: an invitation instead of parts that would be empty. */
export function NewMemberHome({ uid, now }: NewMemberHomeProps) {
  return (
    <>
      <Typography sx={{ maxWidth: '60ch' }}>
        It’s good to have you here. You don’t have to decide anything today: read about someone, or
        say how you feel.
      </Typography>
      <FirstPeople />
      <Box sx={COLUMNS}>
        <TalkNow />
        <MoodSection uid={uid} now={now} />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        Your sessions and messages appear here as you go. Want to read first?{' '}
        <TextLink href={PATHS.howItWorks}>How it works</TextLink>,{' '}
        <TextLink href={PATHS.pricing}>prices and plans</TextLink>, and{' '}
        <TextLink href={PATHS.safetyTrust}>how we keep you safe</TextLink>.
      </Typography>
    </>
  );
}
