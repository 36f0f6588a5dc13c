import {
  ACTIVITY_IDS,
  type ActivityId,
  activityOf,
  lengthsOf,
} from '@hearthkin/domain/foundation/activities';
import { DEFAULT_HOURLY_RATE } from '@hearthkin/domain/foundation/fields';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import { pricesNote } from '@hearthkin/domain/payment/payment-words';
import { FIRST_SESSION_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { HAPPY_HOUR_PERCENT } from '@hearthkin/domain/pricing/happy-hour';
import { PLAN_IDS, type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import { quote } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DISCOUNT_WORDS } from '../../lib/discount-words';
import { formatDuration, formatMoney, formatPercent } from '../../lib/format';
import { browsePath } from '../../lib/paths';
import { arePaymentsLive } from '../../lib/payments';
import { ChoiceCard } from '../../ui/forms/choice-card';
import { SelectField } from '../../ui/forms/select-field';

/** Rates to try, those of the specification (2, section 9). */
const RATES = [20, 25, 30, 35, 40, 45, 50];

/** A Monday in UTC, in Happy Hour and after it. */
const HAPPY_START = new Date('2026-01-05T10:00:00Z');
const OTHER_START = new Date('2026-01-05T15:00:00Z');

interface Wish {
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly rate: number;
  readonly plan: Plan | null;
  readonly isFirst: boolean;
  readonly isHappy: boolean;
}

/** "What will I pay?": the price of a session, by the function that prices bookings. */
export function PriceCalculator() {
  const [wish, setWish] = useState<Wish>({
    activity: 'coffee-walk',
    minutes: 120,
    rate: DEFAULT_HOURLY_RATE,
    plan: null,
    isFirst: true,
    isHappy: false,
  });
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  return (
    <Card component="section" aria-labelledby="what-will-i-pay" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="what-will-i-pay">
        What will I pay?
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          gap: { xs: 2.5, md: 4 },
          mt: 2,
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Activities
            value={wish.activity}
            onChange={(activity) => {
              const lengths = lengthsOf(activity);
              const fits = lengths.includes(wish.minutes);
              change({ activity, ...(!fits && { minutes: lengths[0] ?? wish.minutes }) });
            }}
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, gap: 2 }}>
            <SelectField
              label="Length"
              value={wish.minutes}
              onChange={(event) => change({ minutes: Number(event.target.value) })}
            >
              {lengthsOf(wish.activity).map((minutes) => (
                <option key={minutes} value={minutes}>
                  {formatDuration(minutes)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Companion’s rate"
              value={wish.rate}
              onChange={(event) => change({ rate: Number(event.target.value) })}
            >
              {RATES.map((rate) => (
                <option key={rate} value={rate}>
                  {formatMoney(rate * MINOR_PER_MAJOR)} an hour
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Plan"
              value={wish.plan ?? ''}
              onChange={({ target }) =>
                change({ plan: PLAN_IDS.find((plan) => plan === target.value) ?? null })
              }
            >
              <option value="">No plan</option>
              {PLAN_IDS.map((plan) => (
                <option key={plan} value={plan}>
                  {planOf(plan).name}
                </option>
              ))}
            </SelectField>
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
            <Tick
              label="First session together"
              percent={FIRST_SESSION_PERCENT}
              isOn={wish.isFirst}
              onChange={(isFirst) => change({ isFirst })}
            />
            <Tick
              label="During Happy Hour"
              percent={HAPPY_HOUR_PERCENT}
              isOn={wish.isHappy}
              onChange={(isHappy) => change({ isHappy })}
            />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            With companions who offer these two. Not everyone does.
          </Typography>
        </Box>
        <Result wish={wish} />
      </Box>
    </Card>
  );
}

interface ActivitiesProps {
  readonly value: ActivityId;
  readonly onChange: (activity: ActivityId) => void;
}

function Activities({ value, onChange }: ActivitiesProps) {
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        gap: 1,
        border: 0,
        p: 0,
        m: 0,
      }}
    >
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        What would you like to do?
      </Box>
      {ACTIVITY_IDS.map((id) => (
        <ChoiceCard
          key={id}
          type="radio"
          name="activity"
          checked={id === value}
          onChange={() => onChange(id)}
        >
          <Box sx={{ px: 1.5, py: 1.25, fontWeight: 600 }}>{activityOf(id).name}</Box>
        </ChoiceCard>
      ))}
    </Box>
  );
}

interface TickProps {
  readonly label: string;
  readonly percent: number;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A discount to add or leave out. */
function Tick({ label, percent, isOn, onChange }: TickProps) {
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 44, cursor: 'pointer' }}
    >
      <Box
        component="input"
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        sx={{ width: 22, height: 22, m: 0, accentColor: 'var(--mui-palette-primary-main)' }}
      />
      <span>
        {label} <strong>−{formatPercent(percent)}</strong>
      </span>
    </Box>
  );
}

function Result({ wish }: { readonly wish: Wish }) {
  const { activity, minutes, rate, plan, isFirst, isHappy } = wish;
  const price = quote({
    activity,
    minutes,
    hourlyRate: rate,
    startsAt: isHappy ? HAPPY_START : OTHER_START,
    timeZone: 'UTC',
    standing: {
      plan,
      planSessionsLeft: 1,
      sessionsCompleted: 0,
      silverUsed: false,
      hadSessionWithCompanion: !isFirst,
      credits: [],
    },
    offers: { firstSession: isFirst, happyHour: isHappy },
  });
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: { xs: 2, sm: 3 },
        borderRadius: 1,
        bgcolor: 'action.selected',
      }}
    >
      <Box role="status" aria-label="Price">
        <Typography>You pay</Typography>
        <Typography sx={{ typography: 'display', fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(price.totalMinor)}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: 0.75,
          m: 0,
          '& dd': { m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        }}
      >
        <dt>
          {formatDuration(minutes)} at {formatMoney(price.rateMinor)} an hour
        </dt>
        <dd>{formatMoney(price.subtotalMinor)}</dd>
        {price.discounts.map(({ kind, percent }) => (
          <Box key={kind} sx={{ display: 'contents' }}>
            <dt>{DISCOUNT_WORDS[kind].name}</dt>
            <dd>−{formatPercent(percent)}</dd>
          </Box>
        ))}
        {/* One amount: each discount rounded by itself wouldn't add up to the price. */}
        {price.discounts.length > 1 && (
          <>
            <dt>All discounts together</dt>
            <dd>−{formatMoney(price.subtotalMinor - price.totalMinor)}</dd>
          </>
        )}
      </Box>
      {plan !== null && arePaymentsLive() && (
        <Typography variant="body2">Session credit of your plan pays for it first.</Typography>
      )}
      <Typography variant="body2">{pricesNote(arePaymentsLive())}</Typography>
      <Button
        component={Link}
        to={browsePath({ activity })}
        variant="contained"
        size="large"
        sx={{ mt: 'auto' }}
      >
        Find a companion
      </Button>
    </Box>
  );
}
