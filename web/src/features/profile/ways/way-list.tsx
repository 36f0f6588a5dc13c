import {
  PROVIDER_IDS,
  PROVIDER_NAMES,
  type ProviderId,
} from '@hearthkin/domain/account/provider-signup';
import { countWays } from '@hearthkin/domain/account/sign-in-ways';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { formatDay, ownTimeZone } from '../../../lib/format';
import { late } from '../../../ui/late';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import type { AccountDialogProps } from '../account/account-dialogs';
import { Setting } from '../account/setting';
import type { WayAction } from './way-dialogs';
import type { SignInWays } from './way-queries';

const WayDialogs = late(async () => (await import('./way-dialogs')).WayDialogs, {
  isOpen: ({ action }) => action !== null,
  isRare: true,
});

interface WayListProps extends Omit<AccountDialogProps, 'onClose'> {
  readonly ways: SignInWays;
}

/** The ways to sign in, each with what can be done about it. */
export function WayList({ ways, ...dialogs }: WayListProps) {
  const [action, setAction] = useState<WayAction | null>(null);
  return (
    <Card sx={{ px: { xs: 2, sm: 3.5 }, py: 1 }}>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        <Setting
          title="Password"
          text={passwordText(ways)}
          onClick={() => setAction({ kind: 'password' })}
          // A password needs an email.
          disabled={dialogs.account.email === ''}
        >
          {ways.hasPassword ? 'Change password' : 'Set a password'}
        </Setting>
        {PROVIDER_IDS.map((provider) => (
          <ProviderSetting key={provider} provider={provider} ways={ways} onAct={setAction} />
        ))}
      </Box>
      <WayDialogs {...dialogs} action={action} onClose={() => setAction(null)} />
    </Card>
  );
}

interface ProviderSettingProps {
  readonly provider: ProviderId;
  readonly ways: SignInWays;
  readonly onAct: (action: WayAction) => void;
}

function ProviderSetting({ provider, ways, onAct }: ProviderSettingProps) {
  const name = PROVIDER_NAMES[provider];
  const way = ways.providers.find(({ providerId }) => providerId === provider);
  if (way === undefined) {
    return (
      <Setting title={name} text="Not added." onClick={() => onAct({ kind: 'add', provider })}>
        {`Add ${name}`}
      </Setting>
    );
  }
  const isOnly = countWays(ways) === 1;
  const added =
    way.addedAt === null ? 'Signs you in.' : `Added on ${formatDay(way.addedAt, ownTimeZone())}.`;
  return (
    <Setting
      title={name}
      text={isOnly ? `${added} This is your only way to sign in, so it stays.` : added}
      color="error"
      disabled={isOnly}
      onClick={() => onAct({ kind: 'remove', provider })}
    >
      {`Remove ${name}`}
    </Setting>
  );
}

function passwordText({ hasPassword, passwordSetAt }: SignInWays): string {
  if (!hasPassword) return 'You don’t have one.';
  if (passwordSetAt === null) return 'You have one.';
  return `Set on ${formatDay(passwordSetAt, ownTimeZone())}.`;
}

/** The list while it loads. */
export function WaySkeletons() {
  return (
    <Card role="status" aria-busy sx={{ px: { xs: 2, sm: 3.5 }, py: 1 }}>
      <VisuallyHidden>Loading your ways to sign in...</VisuallyHidden>
      {['password', ...PROVIDER_IDS].map((way) => (
        <Skeleton key={way} variant="rounded" height={56} sx={{ my: 2 }} />
      ))}
    </Card>
  );
}
