import { INTEREST_IDS, INTERESTS, type Interest } from '@hearthkin/domain/account/interests';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import { ChoiceCard } from '../../ui/forms/choice-card';
import { InterestPicture } from './interest-picture';
import { useSignUp } from './sign-up-context';
import { StepFrame } from './step-frame';

export function StepInterests() {
  const { draft, change } = useSignUp();
  const toggle = (id: Interest) =>
    change({
      interests: draft.interests.includes(id)
        ? draft.interests.filter((chosen) => chosen !== id)
        : [...draft.interests, id],
    });
  return (
    <StepFrame intro="Choose at least 3. We’ll use them to find good matches.">
      <Box
        component="fieldset"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', md: 'repeat(4, 1fr)' },
          gap: { xs: 1.5, sm: 2 },
          m: 0,
          p: 0,
          border: 0,
          minWidth: 0,
        }}
        aria-label="Interests"
      >
        {INTEREST_IDS.map((id) => {
          const checked = draft.interests.includes(id);
          return (
            <ChoiceCard
              key={id}
              type="checkbox"
              name="interests"
              checked={checked}
              onChange={() => toggle(id)}
            >
              <InterestPicture interest={id} />
              <Box sx={{ px: 1.5, py: 1.25, typography: 'body2', fontWeight: 600 }}>
                {INTERESTS[id]}
              </Box>
              {checked && (
                <CheckCircleRounded
                  aria-hidden
                  sx={{
                    position: 'absolute',
                    top: 8,
                    insetInlineEnd: 8,
                    color: 'primary.main',
                    bgcolor: 'background.paper',
                    borderRadius: '50%',
                  }}
                />
              )}
            </ChoiceCard>
          );
        })}
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {draft.interests.length} chosen
      </Box>
    </StepFrame>
  );
}
