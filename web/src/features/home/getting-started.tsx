import type { User } from '@hearthkin/domain/account/user';
import type { UnlistedReason } from '@hearthkin/domain/companion/listed';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ownApplication } from '../../data/applications/application-queries';
import type { Companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { PATHS } from '../../lib/paths';
import { TextLink } from '../../ui/layout/text-link';

interface GettingStartedProps {
  readonly uid: string;
  readonly status: User['verification']['verificationStatus'];
  /** What they lack to be listed. Null while loading. */
  readonly missing: readonly UnlistedReason[] | null;
  /** Null while loading. */
  readonly listing: Companion | null;
}

/** First steps for a companion without bookings. */
export function GettingStarted({ uid, status, missing, listing }: GettingStartedProps) {
  const application = useLive(ownApplication(uid));
  const applied = application.status === 'ready' ? application.data?.data.status : undefined;
  const has = (reason: UnlistedReason) => missing !== null && !missing.includes(reason);
  return (
    <Card component="section" aria-label="Getting Started" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2">Getting Started</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        Your bookings will show up here. To get your first one:
      </Typography>
      <Stack component="ol" sx={{ gap: 1.5, p: 0, m: 0, mt: 2, listStyle: 'none' }}>
        <StartStep
          isDone={has('documents')}
          isWaiting={status === 'pending'}
          text="Verify your documents so members can find you."
          to={PATHS.verification}
          action="Get verified"
        />
        <StartStep
          isDone={has('application')}
          isWaiting={applied === 'submitted'}
          text="Apply as a companion in five short steps. Members see your listing once it’s approved."
          to={PATHS.earnHelping}
          action="Apply"
        />
        <StartStep
          isDone={has('photo') && listing !== null && listing.bio !== ''}
          text="Add a photo and a few sentences. Members see your listing only with a photo."
          to={PATHS.profile}
          action="Complete your profile"
        />
        <StartStep
          isDone={listing !== null && listing.traits.length > 0}
          text="Say what you’re like, when you’re free and what an hour costs."
          to={PATHS.listing}
          action="Edit your listing"
        />
      </Stack>
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>
        Members may <TextLink href={PATHS.messages}>message you</TextLink> before they book. Quick
        replies help.
      </Typography>
    </Card>
  );
}

interface StartStepProps {
  readonly isDone?: boolean;
  /** Our team is reviewing it. */
  readonly isWaiting?: boolean;
  readonly text: string;
  readonly to: string;
  readonly action: string;
}

function StartStep({ isDone = false, isWaiting = false, text, to, action }: StartStepProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
        columnGap: 1.5,
        alignItems: 'center',
      }}
    >
      {isDone ? (
        <CheckCircleRounded color="success" titleAccess="Done" />
      ) : isWaiting ? (
        <HourglassTopRounded color="info" titleAccess="Under review" />
      ) : (
        <RadioButtonUncheckedRounded color="disabled" aria-hidden />
      )}
      <Typography>{text}</Typography>
      {!isDone && (
        <Button
          component={Link}
          to={to}
          sx={{ gridColumn: { xs: 2, sm: 3 }, justifySelf: 'start', mx: { xs: -1, sm: 0 } }}
        >
          {isWaiting ? 'See status' : action}
        </Button>
      )}
    </Box>
  );
}
