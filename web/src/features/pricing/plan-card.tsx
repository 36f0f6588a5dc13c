import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/format';
import { loginPath, PATHS } from '../../lib/paths';
import { arePaymentsLive } from '../../lib/payments';
import { planFeatures } from '../../lib/plan-words';
import { late } from '../../ui/late';

const KeepPlanButton = late(async () => (await import('./keep-plan-button')).KeepPlanButton, {
  isRare: true,
});

interface PlanCardProps {
  readonly plan: Plan;
  readonly isSelected: boolean;
  readonly reader: 'visitor' | 'member' | 'other';
  /** Whether the plan ends with its paid month. */
  readonly isEnding: boolean;
  /** False while the member's plan is unknown. */
  readonly isReady: boolean;
  readonly onChoose: () => void;
  readonly onLeave: () => void;
}

export function PlanCard(props: PlanCardProps) {
  const { plan, isSelected } = props;
  const id = useId();
  const isLive = arePaymentsLive();
  const { name, priceMinor } = planOf(plan);
  return (
    <Card
      component="li"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 2.5, sm: 3 },
        ...(isSelected && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between', minHeight: { md: 32 } }}
      >
        <Typography variant="h3" id={id}>
          {name}
        </Typography>
        {isSelected && <Chip label="Selected" color="primary" icon={<CheckRounded />} />}
      </Stack>
      <Typography sx={{ my: 1 }}>
        <Box component="strong" sx={{ fontSize: '1.75rem' }}>
          {formatMoney(priceMinor)}
        </Box>{' '}
        a month
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, mb: 2.5, paddingInlineStart: 2.5, flex: 1, listStyleType: 'disc' }}
      >
        {planFeatures(plan, isLive).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Box>
      <Action {...props} name={name} />
    </Card>
  );
}

function Action(props: PlanCardProps & { readonly name: string }) {
  const { name, reader, isSelected, isReady } = props;
  if (reader === 'other') return null;
  if (reader === 'visitor') {
    return (
      <Button component={Link} to={loginPath(PATHS.pricing)} variant="outlined">
        Sign in to choose {name}
      </Button>
    );
  }
  if (isSelected && props.isEnding) return <KeepPlanButton plan={props.plan} />;
  return isSelected ? (
    <Button disabled={!isReady} onClick={props.onLeave}>
      {arePaymentsLive() ? `End ${name}` : `Leave ${name}`}
    </Button>
  ) : (
    <Button variant="contained" disabled={!isReady} onClick={props.onChoose}>
      Choose {name}
    </Button>
  );
}
