import { type Detail, isIdentityChecked, missingDetails } from '@hearthkin/domain/account/level';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../data/accounts/account-queries';
import type { ProfileOwner } from '../../data/accounts/profile-store';
import type { Verification } from '../../data/verifications/verification-queries';
import { useArrival } from '../../ui/hooks/use-arrival';
import { useRedirect } from '../../ui/hooks/use-redirect';
import { late } from '../../ui/late';

const PhonePart = late(async () => (await import('../phone/phone-check')).PhoneCheck);
const InterestsPart = late(async () => (await import('./interests-part')).InterestsPart);
const AddressPart = late(async () => (await import('./address-part')).AddressPart);
const IdentityPart = late(async () => (await import('./identity-part')).IdentityPart);

/** The time in milliseconds in which the success can be read, as after a step of sign-up. */
const ADVANCE_MS = 1_500;

type Part = Detail | 'identity';

export interface PartProps {
  readonly owner: ProfileOwner;
  readonly account: User;
  /** Null before the first check or submission. */
  readonly review: Verification | null;
}

const PARTS: Readonly<Record<Part, ComponentType<PartProps>>> = {
  phone: ({ owner: { uid } }) => <PhonePart uid={uid} />,
  interests: (props) => <InterestsPart {...props} />,
  address: (props) => <AddressPart {...props} />,
  identity: (props) => <IdentityPart {...props} />,
};

/** The parts that are missing, one after the other, and then the way on. */
export function Parts(props: PartProps & { readonly next: string }) {
  const { account, review, next } = props;
  const left: Part[] = [
    ...missingDetails(account),
    ...(isIdentityChecked(review ?? undefined) ? [] : (['identity'] as const)),
  ];
  // As many as there were when the page opened.
  const [all] = useState(left);
  const part = left[0] ?? null;
  const isFirst = part === (all[0] ?? null);
  const place = useArrival<HTMLDivElement>(isFirst ? null : (part ?? 'done'));
  if (account.level === 'verified') return <Ready next={next} />;
  if (part === null) return <Saving />;
  const Shown = PARTS[part];
  const step = all.length - left.length + 1;
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {all.length > 1 && <Progress step={step} count={all.length} />}
      <Shown {...props} />
    </Box>
  );
}

function Progress({ step, count }: { readonly step: number; readonly count: number }) {
  const words = `Step ${step} of ${count}`;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {words}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={((step - 1) / count) * 100}
        aria-label="Progress"
        aria-valuetext={words}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'action.selected' }}
      />
    </Box>
  );
}

/** All is there, and the account learns of it in a moment. */
function Saving() {
  return (
    <Box role="status">
      One moment. We’re saving this.
      <LinearProgress aria-label="Saving" sx={{ mt: 1.5 }} />
    </Box>
  );
}

function Ready({ next }: { readonly next: string }) {
  const place = useArrival<HTMLDivElement>('ready');
  useRedirect(next, ADVANCE_MS);
  return (
    <Alert
      severity="success"
      role="status"
      ref={place}
      tabIndex={-1}
      action={
        <Button component={Link} to={next} replace color="inherit">
          Continue
        </Button>
      }
    >
      You’re verified. Thank you. Now back to where you were.
    </Alert>
  );
}
