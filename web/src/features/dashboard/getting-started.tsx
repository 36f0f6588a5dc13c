import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';

/** First steps for a companion without bookings. */
export function GettingStarted({ isVerified }: { readonly isVerified: boolean }) {
  return (
    <Card component="section" aria-label="Getting Started" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2">Getting Started</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        Your bookings will be here. This is what brings the first one:
      </Typography>
      <Stack component="ol" sx={{ gap: 1.5, p: 0, m: 0, mt: 2, listStyle: 'none' }}>
        <StartStep
          isDone={isVerified}
          text="Have your documents verified, so that members can find you."
          to={PATHS.verification}
          action="Get verified"
        />
        <StartStep
          text="Apply as a companion: five short steps about you and how you support."
          to={PATHS.earnHelping}
          action="Apply"
        />
        <StartStep
          text="Tell members who you are, with a photo and a few sentences."
          to={PATHS.profile}
          action="Complete your profile"
        />
        <StartStep
          text="Say what you are like, when you have time and what an hour costs."
          to={PATHS.listing}
          action="Edit your listing"
        />
        <StartStep
          text="Members may write to you before they book. An answer soon is half of it."
          to={PATHS.messages}
          action="Open messages"
        />
      </Stack>
    </Card>
  );
}

interface StartStepProps {
  readonly isDone?: boolean;
  readonly text: string;
  readonly to: string;
  readonly action: string;
}

function StartStep({ isDone = false, text, to, action }: StartStepProps) {
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
          {action}
        </Button>
      )}
    </Box>
  );
}
