import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import type { SessionPhoto } from '@hearthkin/domain/safety/trusted-contact';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { formatDate, formatTime, ownTimeZone } from '../../lib/format';
import { BrokenLink, EmailedLink } from '../../ui/layout/emailed-link';
import { Page } from '../../ui/layout/page';
import { StepCard } from '../../ui/layout/step-card';
import { photoToken } from './link-tokens';

/** `/session-photo`: shows a trusted contact whom a session is with, without an account. */
export function SessionPhotoPage() {
  return (
    <Page
      title="Who they’re meeting"
      description={`Whom a ${PRODUCT_NAME} session in person is with.`}
      width="sm"
    >
      <Opened />
    </Page>
  );
}

const open = (token: string) => call('openSessionPhoto', { token });

function Opened() {
  const [token] = useState(photoToken);
  return (
    <EmailedLink
      token={token}
      ask={open}
      icon={<PersonOutlineRounded />}
      heading="Who they’re meeting"
      busy="One moment, we’re opening the photo."
      refused={() => (
        <BrokenLink text="Photo links stop working a day after the session, or if it’s canceled.">
          Is it still today? Open the link again from the latest email.
        </BrokenLink>
      )}
    >
      {(found) => <Photo {...found} />}
    </EmailedLink>
  );
}

function Photo({ name, photo, isChanged, until }: SessionPhoto) {
  const end = new Date(until);
  const zone = ownTimeZone();
  return (
    <StepCard
      icon={<PersonOutlineRounded />}
      heading={`This is ${name}`}
      text={`The link works until ${formatDate(end, zone)}, ${formatTime(end, zone)}.`}
    >
      {isChanged && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {name} has changed their photo since this session was agreed.
        </Alert>
      )}
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
