import { LanguageFields } from '../../ui/forms/language-fields';
import { useSignUp } from './sign-up-context';
import { StepFrame } from './step-frame';

export function StepLanguages() {
  const { draft, change } = useSignUp();
  return (
    <StepFrame intro="People find it easier to talk in a language of their own.">
      <LanguageFields value={draft.languages} onChange={(languages) => change({ languages })} />
    </StepFrame>
  );
}
