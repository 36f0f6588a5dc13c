import { CONTACT_LIMITS, CONTACT_SENT } from '@hearthkin/domain/support/contact';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { FormTextField } from '../../ui/forms/form-field';
import { useContact, type Writer } from './use-contact';

/** A message to support. The draft survives reloads and failures. */
export function ContactForm(writer: Writer) {
  const { form, isBusy, failure, isSent, send } = useContact(writer);
  const { control, handleSubmit } = form;
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void handleSubmit(send)(event);
      }}
    >
      {isSent && (
        <Outcome severity="success" role="status">
          {CONTACT_SENT}
        </Outcome>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <FormTextField
          isRequired
          control={control}
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={CONTACT_LIMITS.name}
          disabled={isBusy}
        />
        <FormTextField
          isRequired
          type="email"
          control={control}
          name="email"
          label="Email"
          autoComplete="email"
          maxLength={CONTACT_LIMITS.email}
          disabled={isBusy}
        />
      </Box>
      <FormTextField
        isRequired
        control={control}
        name="subject"
        label="Subject"
        maxLength={CONTACT_LIMITS.subject}
        disabled={isBusy}
      />
      <FormTextField
        control={control}
        name="message"
        label="Message"
        hint="Please don’t send passwords or photos of documents."
        maxLength={CONTACT_LIMITS.message}
        rows={6}
        countsDown
        isRequired
        disabled={isBusy}
      />
      {failure !== null && (
        <Outcome key={failure} severity="error" role="alert">
          {failure}
        </Outcome>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send Message'}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 220px' }}>
          Please fill in all four fields. Our team reads every message. See our{' '}
          <MuiLink component={Link} to={PATHS.privacy}>
            Privacy Policy
          </MuiLink>
          .
        </Typography>
      </Box>
    </Stack>
  );
}

interface OutcomeProps {
  readonly severity: AlertColor;
  readonly role: 'status' | 'alert';
  readonly children: ReactNode;
}

/** The result of sending. Takes focus, because the focused field or button was disabled. */
function Outcome({ severity, role, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} severity={severity} role={role}>
      {children}
    </Alert>
  );
}
