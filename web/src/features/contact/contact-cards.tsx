import { REPLY_AIM, SUPPORT_HOURS } from '@hearthkin/domain/support/hours';
import AccessTimeOutlined from '@mui/icons-material/AccessTimeOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { mailtoOf, supportChannels, telOf } from '../../lib/support-channels';

const { email, phone } = supportChannels(import.meta.env);

/** Other ways to reach support; unset ones are left out. */
export function ContactCards() {
  return (
    <Stack sx={{ gap: 2 }}>
      {email !== null && (
        <ContactCard icon={<EmailOutlined />} title="Support email">
          <MuiLink href={mailtoOf(email)} sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </MuiLink>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            We aim to reply within 24 hours, and in {REPLY_AIM} during support hours.
          </Typography>
        </ContactCard>
      )}
      {phone !== null && (
        <ContactCard icon={<PhoneOutlined />} title="Phone">
          <MuiLink href={telOf(phone)}>{phone}</MuiLink>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            During support hours.
          </Typography>
        </ContactCard>
      )}
      <ContactCard icon={<AccessTimeOutlined />} title="Support hours">
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 0.5, m: 0 }}
        >
          {[...SUPPORT_HOURS, { days: 'Emergency lines', hours: '24/7' }].map(({ days, hours }) => (
            <Box key={days} sx={{ display: 'contents' }}>
              <Typography component="dt" sx={{ color: 'text.secondary' }}>
                {days}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {hours}
              </Typography>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          In an emergency, use the numbers on this page, or the crisis button at the top of every
          page.
        </Typography>
      </ContactCard>
    </Stack>
  );
}

interface ContactCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function ContactCard({ icon, title, children }: ContactCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ display: 'flex', gap: 2, p: 2.5 }}>
      <Box aria-hidden sx={{ color: 'secondary.main' }}>
        {icon}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Card>
  );
}
