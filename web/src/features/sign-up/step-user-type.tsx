import { USER_TYPES, type UserType } from '@hearthkin/domain/account/fields';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoiceCard } from '../../ui/forms/choice-card';
import { INK, PictureTile } from './picture-tile';
import { useSignUp } from './sign-up-context';
import { StepFrame } from './step-frame';

/** Specification 1, section 1. */
const CHOICES: Readonly<Record<UserType, { readonly title: string; readonly text: string }>> = {
  spender: {
    title: 'Looking for company',
    text: 'Find someone for a walk, a talk or an afternoon.',
  },
  earner: {
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

/** Two people on a bench, or one offering a cup. */
function UserTypePicture({ userType }: { readonly userType: UserType }) {
  return (
    <PictureTile>
      {userType === 'spender' ? (
        <>
          <circle cx="96" cy="16" r="7" fill={INK.glow} />
          <path d="M26 52h68M34 52v10M86 52v10M26 42h68" stroke={INK.ember} />
          <circle cx="50" cy="22" r="7" fill={INK.leaf} />
          <path d="M40 50V40a10 10 0 0 1 20 0v10z" fill={INK.leaf} />
          <circle cx="72" cy="24" r="7" fill={INK.ember} />
          <path d="M62 50V42a10 10 0 0 1 20 0v8z" fill={INK.ember} />
        </>
      ) : (
        <>
          <path
            d="M84 14c-3-5-11-3-11 3 0 5 6 8 11 13 5-5 11-8 11-13 0-6-8-8-11-3z"
            fill={INK.ember}
          />
          <circle cx="48" cy="20" r="9" fill={INK.leaf} />
          <path d="M32 62V48a16 16 0 0 1 32 0v14z" fill={INK.leaf} />
          <path d="M60 46l14 4" stroke={INK.leaf} strokeWidth="6" />
          <path d="M74 42h16v10a6 6 0 0 1-6 6h-4a6 6 0 0 1-6-6z" fill={INK.glow} />
          <path d="M90 45h3a3 3 0 0 1 0 7h-3" stroke={INK.glow} />
        </>
      )}
    </PictureTile>
  );
}
