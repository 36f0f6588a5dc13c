import { InterestCards } from '../../../ui/forms/interest-cards';
import { useSignUp } from '../sign-up-context';
import { StepFrame } from './step-frame';

export function StepInterests() {
  const { draft, change } = useSignUp();
  return (
    <StepFrame intro="Choose at least 3. We’ll use them to find good matches.">
      <InterestCards chosen={draft.interests} onChange={(interests) => change({ interests })} />
    </StepFrame>
  );
}
