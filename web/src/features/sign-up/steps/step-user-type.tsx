import { USER_TYPES, type UserType } from '@hearthkin/domain/foundation/fields';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoiceCard } from '../../../ui/forms/choice-card';
import { Illustration } from '../../../ui/illustrations/illustration';
import type { Scene } from '../../../ui/illustrations/scenes';
import { useSignUp } from '../sign-up-context';
import { StepFrame } from './step-frame';

interface Choice {
  readonly scene: Scene;
  readonly title: string;
  readonly text: string;
}

/** Specification 1, section 1. */
const CHOICES: Readonly<Record<UserType, Choice>> = {
  spender: {
    scene: 'bench',
    title: 'Looking for company',
    text: 'Find someone for a walk, a talk or an afternoon.',
  },
  earner: {
    scene: 'fire',
    title: 'Become a companion',
    text: 'Be there for people, on your schedule and at your rate.',
  },
};

export function StepUserType() {
  const { draft, change } = useSignUp();
  return (
    <StepFrame intro="Takes about five minutes. Have your phone and ID ready.">
      <Box
        role="radiogroup"
        aria-label="Kind of account"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}
      >
        {USER_TYPES.map((userType) => (
          <ChoiceCard
            key={userType}
            type="radio"
            name="userType"
            checked={draft.userType === userType}
            onChange={() => change({ userType })}
          >
            <Box sx={{ display: 'grid', placeItems: 'center', bgcolor: 'action.hover', pt: 1 }}>
              <Illustration scene={CHOICES[userType].scene} width={230} />
            </Box>
            <Box sx={{ p: 2.5 }}>
              <Typography variant="h2" component="p">
                {CHOICES[userType].title}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                {CHOICES[userType].text}
              </Typography>
            </Box>
          </ChoiceCard>
        ))}
      </Box>
    </StepFrame>
  );
}
