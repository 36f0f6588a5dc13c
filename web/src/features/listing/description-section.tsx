import { INTERESTS } from '@hearthkin/domain/account/interests';
import { memo } from 'react';
import { Controller } from 'react-hook-form';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { BioField, SupportStyleChips, TraitChips } from '../../ui/forms/companion-fields';
import { LanguageFields } from '../../ui/forms/language-fields';
import type { FieldsProps } from './listing-fields';
import { Section } from './section';

/** Bio, languages, traits, support styles and interests. */
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
