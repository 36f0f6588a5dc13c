import { STORY_LIMITS, STORY_TAGS, type StoryForm } from '@hearthkin/domain/community/story';
import Stack from '@mui/material/Stack';
import { type Control, useWatch } from 'react-hook-form';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { FormTextField } from '../../ui/forms/form-field';
import { AuthorFields } from './author-fields';
import { CheckboxField } from './checkbox-field';
import { Guidelines } from './guidelines';
import { PrivacyField } from './privacy-field';
import { StoryField } from './story-field';

interface StoryFieldsProps {
  readonly control: Control<StoryForm>;
  readonly disabled: boolean;
}

/** All fields of a story (specification 2, section 3). */
export function StoryFields({ control, disabled }: StoryFieldsProps) {
  const hasWarning = useWatch({ control, name: 'triggerWarning' });
  return (
    <Stack sx={{ gap: 3 }}>
      <FormTextField
        control={control}
        name="title"
        label="Title"
        maxLength={STORY_LIMITS.title}
        isRequired
        disabled={disabled}
      />
      <StoryField control={control} disabled={disabled} />
      <ChoiceChips
        control={control}
        name="tags"
        label="What is it about?"
        hint="Choose as many as fit, so that others find it."
        options={STORY_TAGS}
        disabled={disabled}
      />
      <PrivacyField control={control} disabled={disabled} />
      <AuthorFields control={control} disabled={disabled} />
      <Stack sx={{ gap: 1.5 }}>
        <CheckboxField
          control={control}
          name="triggerWarning"
          label="My story needs a content warning"
          hint="Readers see the warning first and choose whether to read on."
          disabled={disabled}
        />
        {hasWarning && (
          <FormTextField
            control={control}
            name="triggerWarningText"
            label="What does it deal with?"
            hint="For example: grief, self-harm, violence"
            maxLength={STORY_LIMITS.triggerWarningText}
            disabled={disabled}
          />
        )}
      </Stack>
      <Guidelines />
      <CheckboxField
        control={control}
        name="agreeToGuidelines"
        label="I agree to the community guidelines"
        disabled={disabled}
      />
    </Stack>
  );
}
