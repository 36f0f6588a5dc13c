import { USER_TYPES, type UserType } from '@hearthkin/domain/account/fields';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoiceCard } from '../../ui/forms/choice-card';
import { useSignUp } from './sign-up-context';
import { StepFrame } from './step-frame';
import { UserTypePicture } from './user-type-picture';

/** Specification 1, section 1. */
const CHOICES: Readonly<Record<UserType, { readonly title: string; readonly text: string }>> = {
  spender: {
    title: 'Looking for Company',
    text: 'Find somebody for a walk, a talk or an afternoon, and book time with them.',
  },
  earner: {
    title: 'Become a Companion',
    text: 'Be there for people who want company, at your own hours and your own rate.',
  },
};

export function StepUserType() {
  const { draft, change } = useSignUp();
  return (
    <StepFrame intro="You can tell us more in the next steps. It takes about five minutes.">
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
            <UserTypePicture userType={userType} />
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
