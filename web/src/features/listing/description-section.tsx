import { GENDER_LABELS, GENDERS } from '@hearthkin/domain/companion/about-person';
import { INTERESTS } from '@hearthkin/domain/foundation/interests';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { memo, useId } from 'react';
import { Controller } from 'react-hook-form';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { BioField, SupportStyleChips, TraitChips } from '../../ui/forms/companion-fields';
import { LanguageFields } from '../../ui/forms/language-fields';
import { SelectField } from '../../ui/forms/select-field';
import type { FieldsProps } from './listing-fields';
import { Section } from './section';

/** Bio, languages, gender, age, traits, support styles and interests. */
export const DescriptionSection = memo(function DescriptionSection({
  control,
  isBusy,
}: FieldsProps) {
  const field = { control, disabled: isBusy };
  return (
    <>
      <Section title="About you">
        <BioField {...field} name="bio" />
        <Controller
          control={control}
          name="languages"
          render={({ field }) => (
            <LanguageFields value={field.value} onChange={field.onChange} disabled={isBusy} />
          )}
        />
        <Controller
          control={control}
          name="gender"
          render={({ field }) => (
            <SelectField
              label="Gender"
              helperText="Some members choose by it. If you’d rather not say, they still find you, below the others."
              value={field.value ?? ''}
              disabled={isBusy}
              onChange={({ target }) =>
                field.onChange(GENDERS.find((gender) => gender === target.value) ?? null)
              }
            >
              <option value="">I’d rather not say</option>
              {GENDERS.map((gender) => (
                <option key={gender} value={gender}>
                  {GENDER_LABELS[gender]}
                </option>
              ))}
            </SelectField>
          )}
        />
        <ListingSwitch {...field} name="statesAge" label="Show my age" />
        <ListingSwitch
          {...field}
          name="isFindable"
          label="Let search engines show my profile"
          helperText="Google and others may then keep your name, photo and words, and take weeks to forget them. Members find you here either way, and you can share the link."
        />
      </Section>
      <Section title="What you’re like" text="We use this to match you with members’ moods.">
        <TraitChips {...field} name="traits" />
        <SupportStyleChips {...field} name="supportStyles" />
        <ChoiceChips
          {...field}
          name="interests"
          label="Interests"
          hint="Your first three appear on your card."
          options={INTERESTS}
        />
      </Section>
    </>
  );
});

interface ListingSwitchProps extends Pick<FieldsProps, 'control'> {
  readonly name: 'statesAge' | 'isFindable';
  readonly label: string;
  readonly helperText?: string;
  readonly disabled: boolean;
}

function ListingSwitch({ control, name, label, helperText, disabled }: ListingSwitchProps) {
  const helpId = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <div>
          <FormControlLabel
            label={label}
            disabled={disabled}
            control={
              <Switch
                checked={field.value}
                onChange={(_event, isOn) => field.onChange(isOn)}
                slotProps={{ input: { 'aria-describedby': helperText && helpId } }}
              />
            }
            sx={{ minHeight: 44 }}
          />
          {helperText !== undefined && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
        </div>
      )}
    />
  );
}
