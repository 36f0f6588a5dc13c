import { PROVIDER_NAMES } from '@hearthkin/domain/account/provider-signup';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { type TestAccountRequest, testAccount } from '../session/provider-test-accounts';
import { TextField } from '../ui/forms/text-field';
import { PersonAvatar } from '../ui/people/person-avatar';

/** Replaces the provider's popup in the local suite. */
export function TestAccountDialog({ request }: { readonly request: TestAccountRequest }) {
  const { provider, accounts, answer } = request;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const titleId = useId();
  const textId = useId();
  const isAddress = z.email().safeParse(email.trim()).success;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The dialog may be inside another form.
    event.stopPropagation();
    setWasTried(true);
    if (isAddress) answer(testAccount(name.trim(), email.trim()));
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={() => answer(null)}
    >
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2' }}>
        Choose a test account
      </DialogTitle>
      <DialogContent>
        <Typography id={textId} sx={{ color: 'text.secondary' }}>
          This stands in for {PROVIDER_NAMES[provider]} while the site runs on this machine.
        </Typography>
        <List sx={{ my: 1, mx: -1 }}>
          {accounts.map((account) => (
            <ListItem key={account.id} disablePadding>
              <ListItemButton sx={{ borderRadius: 2, px: 1 }} onClick={() => answer(account)}>
                <ListItemAvatar>
                  <PersonAvatar name={account.name || account.email} photo={null} size={40} />
                </ListItemAvatar>
                <ListItemText
                  primary={account.name || account.email}
                  secondary={
                    account.name === '' ? undefined : account.email || 'Shares no email address'
                  }
                  sx={{ overflowWrap: 'anywhere' }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Divider sx={{ mb: 2, color: 'text.secondary', typography: 'body2' }}>
          or someone else
        </Divider>
        <Stack component="form" noValidate id={`${titleId}-form`} sx={{ gap: 2 }} onSubmit={submit}>
          <TextField
            label="Name of the test account"
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoComplete="off"
          />
          <TextField
            label="Email of the test account"
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            autoComplete="off"
            error={wasTried && !isAddress}
            helperText={wasTried && !isAddress ? 'Please enter a valid email address' : undefined}
            slotProps={{ htmlInput: { 'aria-required': true } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={() => answer(null)}>Cancel</Button>
        <Button type="submit" form={`${titleId}-form`} variant="contained">
          Use this account
        </Button>
      </DialogActions>
    </Dialog>
  );
}
