import { INTEREST_IDS, INTERESTS, type Interest } from '@hearthkin/domain/foundation/interests';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import { ChoiceCard } from './choice-card';
import { InterestPicture } from './interest-picture';

interface InterestCardsProps {
  readonly chosen: readonly Interest[];
  readonly disabled?: boolean;
  readonly onChange: (chosen: Interest[]) => void;
}

/** All interests as cards, and how many are chosen. */
export function InterestCards({ chosen, disabled = false, onChange }: InterestCardsProps) {
  const toggle = (id: Interest) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
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
        disabled={disabled}
        aria-label="Interests"
      >
        {INTEREST_IDS.map((id) => {
          const checked = chosen.includes(id);
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
        {chosen.length} chosen
      </Box>
    </>
  );
}
