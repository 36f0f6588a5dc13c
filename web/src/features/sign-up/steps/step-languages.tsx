import { LanguageFields } from '../../../ui/forms/language-fields';
import { useSignUp } from '../sign-up-context';
import { StepFrame } from './step-frame';

export function StepLanguages() {
  const { draft, change } = useSignUp();
  return (
    <StepFrame intro="It’s easier to open up in your own language.">
      <LanguageFields value={draft.languages} onChange={(languages) => change({ languages })} />
    </StepFrame>
  );
}
