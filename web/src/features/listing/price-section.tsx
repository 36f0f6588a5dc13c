import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import { companionPayOf } from '@hearthkin/domain/payment/companion-pay';
import { type Discount, FIRST_SESSION_PERCENT } from '@hearthkin/domain/pricing/discounts';
import { HAPPY_HOUR_PERCENT } from '@hearthkin/domain/pricing/happy-hour';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useWatch } from 'react-hook-form';
import { useFirstMonths } from '../../data/companions/use-first-months';
import { happyHourTimes } from '../../lib/discount-words';
import { formatMoney, formatPercent } from '../../lib/format';
import { RateField } from '../../ui/forms/companion-fields';
import { SwitchField } from '../../ui/forms/switch-field';
import type { FieldsProps } from './listing-fields';
import { Section } from './section';
import { typedRate } from './typed-rate';

interface PriceSectionProps extends FieldsProps {
  readonly savedRate: number;
}

/** The hourly rate, and the discounts that the companion offers at their own expense. */
export function PriceSection({ control, isBusy, savedRate }: PriceSectionProps) {
  const months = useFirstMonths();
  const rate = typedRate(useWatch({ control, name: 'hourlyRate' }), savedRate);
  return (
    <Section
      title="Price"
      text="Your activity prices are based on your rate. Existing bookings don’t change."
    >
      <RateField
        control={control}
        name="hourlyRate"
        commonRate={months?.commonRate ?? null}
        disabled={isBusy}
        sx={FIELD}
      />
      <Stack role="group" aria-labelledby="own-offers" sx={{ gap: 1.5 }}>
        <div>
          <Typography variant="h3" id="own-offers">
            Your own offers
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            You bear these. We cover members’ plan and loyalty discounts.
          </Typography>
        </div>
        <Controller
          control={control}
          name="offer.firstSession"
          render={({ field: { value, onChange } }) => (
            <SwitchField
              isOn={value}
              onChange={onChange}
              isDisabled={isBusy}
              label={`First session ${formatPercent(FIRST_SESSION_PERCENT)} off`}
              hint={`A first session of one hour pays you ${instead(rate, { kind: 'first-session', percent: FIRST_SESSION_PERCENT })}.`}
            />
          )}
        />
        <Controller
          control={control}
          name="offer.happyHour"
          render={({ field: { value, onChange } }) => (
            <SwitchField
              isOn={value}
              onChange={onChange}
              isDisabled={isBusy}
              label={`Happy Hour ${formatPercent(HAPPY_HOUR_PERCENT)} off`}
              hint={`A session of one hour pays you ${instead(rate, { kind: 'happy-hour', percent: HAPPY_HOUR_PERCENT })} if it starts ${happyHourTimes()}.`}
            />
          )}
        />
      </Stack>
    </Section>
  );
}

/** "€12 instead of €24": what an hour at a rate (whole euros) pays with a discount and without. */
function instead(rate: number, discount: Discount): string {
  const pay = (discounts: Discount[]) =>
    formatMoney(companionPayOf({ subtotalMinor: rate * MINOR_PER_MAJOR, discounts }).payMinor);
  return `${pay([discount])} instead of ${pay([])}`;
}

const FIELD = { maxWidth: { sm: 320 } } as const;
