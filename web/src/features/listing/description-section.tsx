import { GENDER_LABELS, GENDERS } from '@hearthkin/domain/companion/about-person';
import { INTERESTS } from '@hearthkin/domain/foundation/interests';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { memo } from 'react';
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
        <Controller
          control={control}
          name="statesAge"
          render={({ field }) => (
            <FormControlLabel
              label="Show my age"
              disabled={isBusy}
              control={
                <Switch checked={field.value} onChange={(_event, shown) => field.onChange(shown)} />
              }
              sx={{ minHeight: 44 }}
            />
          )}
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
