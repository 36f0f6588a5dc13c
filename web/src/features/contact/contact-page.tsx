import { REPLY_AIM } from '@hearthkin/domain/support/hours';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useSession } from '../../session/session';
import { useUrgentResources } from '../../ui/crisis/crisis-country';
import { lazily } from '../../ui/late';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { ContactCards } from './contact-cards';
import { ContactForm } from './contact-form';

// Reads the account, so it is in a chunk with Firestore, which visitors don't load.
const OwnContactForm = lazily(async () => (await import('./own-contact-form')).OwnContactForm);

/** `/contact`: how to reach support, for anyone (specification 2, section 2, "Marketing pages"). */
export function ContactPage() {
  return (
    <Page
      title="Contact"
      description="Write to our support team, and see when and how else to reach us."
    >
      <PageHeading>Contact</PageHeading>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ color: 'text.secondary', mt: 1, mb: 3, maxWidth: '60ch' }}
      >
        Tell us what you need. We aim to reply by email within 24 hours, and in {REPLY_AIM} during
        support hours.
      </Typography>
      <EmergencyCard />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          alignItems: 'start',
          gap: 3,
          mt: 3,
        }}
      >
        <Card component="section" aria-labelledby="write-to-us" sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h2" id="write-to-us" sx={{ mb: 2.5 }}>
            Write to us
          </Typography>
          <Form />
        </Card>
        <ContactCards />
      </Box>
    </Page>
  );
}

function Form() {
  const session = useSession();
  if (session.status === 'starting') return <FormSkeleton />;
  if (session.status !== 'signed-in') {
    return <ContactForm key="visitor" draftId="visitor" name="" email="" />;
  }
  return (
    <Suspense fallback={<FormSkeleton />}>
      <OwnContactForm key={session.uid} person={session} />
    </Suspense>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading the form">
      <Skeleton variant="rounded" height={430} />
    </div>
  );
}

/** Urgent crisis resources, above the form whose answer takes hours. */
function EmergencyCard() {
  const urgent = useUrgentResources();
  return (
    <Card
      component="section"
      aria-labelledby="emergency-contact"
      sx={{ p: { xs: 2.5, sm: 3 }, borderInlineStart: '4px solid var(--mui-palette-error-main)' }}
    >
      <Typography variant="h2" id="emergency-contact">
        Emergency contact
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, maxWidth: '62ch' }}>
        In danger or in crisis? Don’t wait for our reply. Call or text now.
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          gap: { xs: 2, sm: 3 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {urgent.map(({ name, text, action, href }) => (
          <li key={name}>
            <Button
              href={href}
              variant="contained"
              color="error"
              fullWidth
              aria-label={`${action}: ${name}`}
            >
              {action}
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </Card>
  );
}
