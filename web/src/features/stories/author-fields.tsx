import { STORY_LIMITS, type StoryForm } from '@hearthkin/domain/community/story';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { FormTextField } from '../../ui/forms/form-field';
import { CheckboxField } from './checkbox-field';

interface AuthorFieldsProps {
  readonly control: Control<StoryForm>;
  readonly disabled: boolean;
}

/** Anonymity, display name, and whether readers may write to the author. */
export function AuthorFields({ control, disabled }: AuthorFieldsProps) {
  const [isAnonymous, privacyLevel] = useWatch({ control, name: ['isAnonymous', 'privacyLevel'] });
  const isPrivate = privacyLevel === 'private';
  return (
    <Stack sx={{ gap: 1.5 }}>
      <CheckboxField
        control={control}
        name="isAnonymous"
        label="Share it anonymously"
        disabled={disabled}
        hint="Your name and account are not shown. Only our staff can see whose story it is."
      />
      {!isAnonymous && (
        <FormTextField
          control={control}
          name="authorName"
          label="Display name"
          hint="Stands with your story. It need not be your real name."
          maxLength={STORY_LIMITS.authorName}
          isRequired
          disabled={disabled}
        />
      )}
      {isAnonymous ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nobody can write to you about an anonymous story, since that would show who you are.
          Please leave names and places out of the story, too.
        </Typography>
      ) : (
        !isPrivate && (
          <CheckboxField
            control={control}
            name="allowContacts"
            label="Readers may write to me"
            disabled={disabled}
            hint="Members and companions who are signed in can then send you messages here."
          />
        )
      )}
    </Stack>
  );
}
