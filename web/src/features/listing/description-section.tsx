import { LIMITS } from '@hearthkin/domain/account/fields';
import { INTERESTS } from '@hearthkin/domain/account/interests';
import { SUPPORT_STYLES } from '@hearthkin/domain/companion/traits';
import { Controller } from 'react-hook-form';
import { TRAIT_LABELS, traitsHint } from '../../lib/trait-words';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { FormTextField } from '../../ui/forms/form-field';
import { LanguageFields } from '../../ui/forms/language-fields';
import type { FieldsProps } from './listing-fields';
import { Section } from './section';

/** Bio, languages, traits, support styles and interests. */
export function DescriptionSection({ control, isBusy }: FieldsProps) {
  return (
    <>
      <Section title="About you">
        <FormTextField
          control={control}
          name="bio"
          label="Bio"
          hint="What would you like people to know before they meet you?"
          maxLength={LIMITS.bio}
          rows={5}
          countsDown
          disabled={isBusy}
        />
        <Controller
          control={control}
          name="languages"
          render={({ field }) => (
            <LanguageFields value={field.value} onChange={field.onChange} disabled={isBusy} />
          )}
        />
      </Section>
      <Section title="What you’re like" text="We use this to match you with members’ moods.">
        <ChoiceChips
          control={control}
          name="traits"
          label="Personality"
          hint={traitsHint}
          options={TRAIT_LABELS}
          disabled={isBusy}
        />
        <ChoiceChips
          control={control}
          name="supportStyles"
          label="Ways to support"
          hint="How you like to be there for people."
          options={SUPPORT_STYLES}
          disabled={isBusy}
        />
        <ChoiceChips
          control={control}
          name="interests"
          label="Interests"
          hint="Your first three appear on your card."
          options={INTERESTS}
          disabled={isBusy}
        />
      </Section>
    </>
  );
}
