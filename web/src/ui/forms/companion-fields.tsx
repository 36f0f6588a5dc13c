import type { SupportStyle } from '@hearthkin/domain/account/support-styles';
import { SUPPORT_STYLES } from '@hearthkin/domain/companion/support-words';
import { TRAIT_DESCRIPTIONS } from '@hearthkin/domain/companion/trait-descriptions';
import type { Trait } from '@hearthkin/domain/companion/traits';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { CURRENCY } from '@hearthkin/domain/foundation/money';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
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

/** The hourly rate in whole euros. */
export function RateField<T extends FieldValues>(
  props: FieldProps<T> & Pick<FormTextFieldProps<T>, 'hint' | 'autoFocus' | 'isRequired' | 'sx'>,
) {
  return (
    <FormTextField
      hint="Whole euros, from 5 to 500"
      fullWidth={false}
      {...props}
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
