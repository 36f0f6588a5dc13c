import type { SupportStyle } from '@hearthkin/domain/account/support-styles';
import { SUPPORT_STYLES } from '@hearthkin/domain/companion/support-words';
import { TRAIT_DESCRIPTIONS } from '@hearthkin/domain/companion/trait-descriptions';
import type { Trait } from '@hearthkin/domain/companion/traits';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { DEFAULT_HOURLY_RATE, LIMITS } from '@hearthkin/domain/foundation/fields';
import { CURRENCY, MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { formatMoney } from '../../lib/format';
import { TRAIT_GROUPS, TRAIT_LABELS, traitsHint } from '../../lib/trait-words';
import { ChoiceChips } from './choice-chips';
import { type FormFieldProps, FormTextField, type FormTextFieldProps } from './form-field';

// What the application and the listing both ask for.

type FieldProps<T extends FieldValues> = Pick<FormFieldProps<T>, 'control' | 'name' | 'disabled'>;

export function BioField<T extends FieldValues>(props: FieldProps<T>) {
  return (
    <FormTextField
      {...props}
      label="Bio"
      hint="What would you like people to know before they meet you?"
      maxLength={LIMITS.bio}
      rows={5}
      countsDown
    />
  );
}

/** From this rate on, in whole euros, the field says how it compares: twice that of the price list. */
const HIGH_RATE = 2 * DEFAULT_HOURLY_RATE;

/** The activity that a high rate is shown with. */
const WELL_KNOWN = 'coffee-walk';

/** A hint that gives way to a warning while a rate is typed above what members book, or far above the price list. */
function rateHint(hint: string, commonRate: number | null) {
  return (typed: string): string => {
    const rate = Number(typed);
    if (commonRate !== null) {
      return rate > commonRate
        ? `High: four of five sessions with new companions are booked at ${formatMoney(commonRate * MINOR_PER_MAJOR)} an hour or less.`
        : hint;
    }
    if (!(rate >= HIGH_RATE)) return hint;
    const price = formatMoney(activityRateMinor(WELL_KNOWN, rate));
    const usual = formatMoney(activityRateMinor(WELL_KNOWN, DEFAULT_HOURLY_RATE));
    return `High: an hour of ${activityOf(WELL_KNOWN).name} then costs ${price}. Our price list has ${usual}.`;
  };
}

/** The hourly rate in whole euros. */
export function RateField<T extends FieldValues>({
  hint = 'Whole euros, from 5 to 500',
  commonRate,
  ...props
}: FieldProps<T> &
  Pick<FormTextFieldProps<T>, 'autoFocus' | 'isRequired' | 'sx'> & {
    readonly hint?: string;
    /** The rate above which few sessions are booked, in whole euros; null while that is unknown. */
    readonly commonRate: number | null;
  }) {
  return (
    <FormTextField
      fullWidth={false}
      {...props}
      hint={rateHint(hint, commonRate)}
      label="Hourly rate"
      maxLength={6}
      isNumeric
      unit={{ text: CURRENCY, position: 'start' }}
    />
  );
}

interface ChipsProps<T extends FieldValues, O extends string> {
  readonly control: Control<T, unknown, unknown>;
  readonly name: FieldPathByValue<T, O[]>;
  readonly disabled: boolean;
}

export function TraitChips<T extends FieldValues>(props: ChipsProps<T, Trait>) {
  return (
    <ChoiceChips
      {...props}
      label="Personality"
      hint={traitsHint}
      options={TRAIT_LABELS}
      groups={TRAIT_GROUPS}
      descriptions={TRAIT_DESCRIPTIONS}
    />
  );
}

export function SupportStyleChips<T extends FieldValues>(props: ChipsProps<T, SupportStyle>) {
  return (
    <ChoiceChips
      {...props}
      label="Ways of support"
      hint="How you like to be there for people. Your profile shows them as your specialties."
      options={SUPPORT_STYLES}
    />
  );
}
