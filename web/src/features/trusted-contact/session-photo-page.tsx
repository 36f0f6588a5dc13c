import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { formatDate, formatTime, ownTimeZone } from '../../lib/format';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { photoToken } from './link-tokens';
import { useOpenedLink } from './use-opened-link';

/** `/session-photo`: shows a trusted contact whom a session is with, without an account. */
export function SessionPhotoPage() {
  return (
    <Page
      title="Who they’re meeting"
      description={`Whom a ${PRODUCT_NAME} session in person is with.`}
      width="sm"
    >
      <meta name="robots" content="noindex" />
      <Opened />
    </Page>
  );
}

const open = (token: string) => call('openSessionPhoto', { token });

function Opened() {
  const [token] = useState(photoToken);
  const { opened, retry } = useOpenedLink(token, open);
  if (opened.status === 'refused') {
    return (
      <StepCard
        icon={<LinkOffOutlined />}
        heading="This link doesn’t work"
        takesFocus
        text="Photo links stop working a day after the session, or if it’s canceled."
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Is it still today? Open the link again from the latest email.
        </Typography>
      </StepCard>
    );
  }
  if (opened.status === 'open') {
    const { name, photo, until } = opened.found;
    const end = new Date(until);
    const zone = ownTimeZone();
    return (
      <StepCard
        icon={<PersonOutlineRounded />}
        heading={`This is ${name}`}
        text={`The link works until ${formatDate(end, zone)}, ${formatTime(end, zone)}.`}
      >
        {photo === null ? (
          <Typography>{name} has no photo.</Typography>
        ) : (
          <Box
            component="img"
            alt={`Photo of ${name}`}
            src={photo}
            sx={{ display: 'block', width: '100%', borderRadius: 1 }}
          />
        )}
      </StepCard>
    );
  }
  return (
    <StepCard icon={<PersonOutlineRounded />} heading="Who they’re meeting">
      {opened.status === 'unknown' ? (
        <LoadFailed retry={retry} />
      ) : (
        <Stack role="status" aria-busy sx={{ gap: 2 }}>
          One moment, we’re opening the photo.
          <LinearProgress aria-hidden />
        </Stack>
      )}
    </StepCard>
  );
}
