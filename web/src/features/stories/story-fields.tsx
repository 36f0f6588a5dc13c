import { PRIVACY_LEVELS, STORY_LIMITS, STORY_TAGS } from '@hearthkin/domain/community/story';
import type { StoryForm } from '@hearthkin/domain/community/story-form';
import { formatCount } from '@hearthkin/domain/foundation/formats';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { FormTextField } from '../../ui/forms/form-field';
import { PRIVACY_WORDS } from './story-words';

const GUIDELINES = [
  'Tell your own story, in your own words.',
  'Leave out names, addresses and anything that could identify others.',
  'Be kind: no insults, no advertising, and no advice on treatment or medication.',
  'Add a content warning if it might be hard for some to read.',
];

/** The guidelines that authors agree to. */
function Guidelines() {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3">
        Community guidelines
      </Typography>
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 2.5 }}>
        {GUIDELINES.map((guideline) => (
          <li key={guideline}>{guideline}</li>
        ))}
      </Box>
    </Box>
  );
}

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
      <FormTextField
        control={control}
        name="story"
        label="Your story"
        hint={storyHint}
        problemText={(problem, typed) => `${problem} (${storyCount(typed)})`}
        rows={8}
        noticesCrisis={false}
        maxRows={24}
        maxLength={STORY_LIMITS.story}
        isRequired
        disabled={disabled}
      />
      <ChoiceChips
        control={control}
        name="tags"
        label="What is it about?"
        hint="Choose as many as fit, so others can find it."
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
            label="What should readers know?"
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

function storyCount(typed: string): string {
  return `${formatCount(typed.trim().length)} / 2,000 characters`;
}

function storyHint(typed: string): string {
  const missing = STORY_LIMITS.storyMin - typed.trim().length;
  return missing > 0 ? `${storyCount(typed)}, ${missing} more to go` : storyCount(typed);
}

interface AuthorFieldsProps {
  readonly control: Control<StoryForm>;
  readonly disabled: boolean;
}

/** Anonymity, display name, and whether readers may write to the author. */
function AuthorFields({ control, disabled }: AuthorFieldsProps) {
  const [isAnonymous, privacyLevel] = useWatch({ control, name: ['isAnonymous', 'privacyLevel'] });
  const isPrivate = privacyLevel === 'private';
  return (
    <Stack sx={{ gap: 1.5 }}>
      <CheckboxField
        control={control}
        name="isAnonymous"
        label="Share it anonymously"
        disabled={disabled}
        hint="We won’t show your name. Only our team can see who wrote it."
      />
      {!isAnonymous && (
        <FormTextField
          control={control}
          name="authorName"
          label="Display name"
          hint="Shown with your story. It doesn’t have to be your real name."
          maxLength={STORY_LIMITS.authorName}
          isRequired
          disabled={disabled}
        />
      )}
      {isAnonymous ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No one can message you about an anonymous story, because that would reveal who you are.
          Leave out names and places, too.
        </Typography>
      ) : (
        !isPrivate && (
          <CheckboxField
            control={control}
            name="allowContacts"
            label="Readers can message me"
            disabled={disabled}
            hint="Members and companions who message you see your name and photo."
          />
        )
      )}
    </Stack>
  );
}

interface CheckboxFieldProps {
  readonly control: Control<StoryForm>;
  readonly name: 'isAnonymous' | 'allowContacts' | 'triggerWarning' | 'agreeToGuidelines';
  readonly label: ReactNode;
  readonly hint?: string;
  readonly disabled: boolean;
}

/** A checkbox with a hint or error. */
function CheckboxField({ control, name, label, hint, disabled }: CheckboxFieldProps) {
  const hintId = useId();
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...input } = field;
  const words = fieldState.error?.message ?? hint;
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            {...input}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: { ref, ...(words !== undefined && { 'aria-describedby': hintId }) },
            }}
          />
        }
      />
      {words !== undefined && (
        <FormHelperText
          id={hintId}
          error={fieldState.error !== undefined}
          sx={{ mt: -0.5, marginInlineStart: 4, fontSize: '0.875rem' }}
        >
          {words}
        </FormHelperText>
      )}
    </Box>
  );
}

interface PrivacyFieldProps {
  readonly control: Control<StoryForm>;
  readonly disabled: boolean;
}

function PrivacyField({ control, disabled }: PrivacyFieldProps) {
  const id = useId();
  const { field } = useController({ control, name: 'privacyLevel' });
  return (
    <FormControl disabled={disabled}>
      <FormLabel id={id}>Who can read it?</FormLabel>
      <RadioGroup aria-labelledby={id} value={field.value} onChange={field.onChange}>
        {PRIVACY_LEVELS.map((level) => (
          <FormControlLabel
            key={level}
            value={level}
            control={<Radio sx={{ mt: -1.125 }} />}
            sx={{ alignItems: 'flex-start', mt: 1.5 }}
            label={
              <>
                {PRIVACY_WORDS[level].label}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {` – ${PRIVACY_WORDS[level].text}`}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
