import { paidMinor } from '@hearthkin/domain/payment/paid';
import type { CreditKind } from '@hearthkin/domain/pricing/credits';
import type { Price } from '@hearthkin/domain/pricing/price';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { CREDIT_WORDS } from '../../lib/discount-words';
import { formatMoney } from '../../lib/format';

interface CreditChoicesProps {
  /** The credits the member has. */
  readonly kinds: readonly CreditKind[];
  readonly chosen: readonly CreditKind[];
  readonly priceWith: (kinds: readonly CreditKind[]) => Price;
  readonly disabled: boolean;
  readonly onChange: (chosen: readonly CreditKind[]) => void;
}

/** The member's loyalty credits, each with what it saves on this session. */
export function CreditChoices(props: CreditChoicesProps) {
  const { kinds, chosen, priceWith, disabled, onChange } = props;
  if (kinds.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        Your loyalty credits
      </Typography>
      {kinds.map((kind) => {
        const isChosen = chosen.includes(kind);
        const others = chosen.filter((other) => other !== kind);
        const saved = paidMinor(priceWith(others)) - paidMinor(priceWith([...others, kind]));
        return (
          <FormControlLabel
            key={kind}
            disabled={disabled || (saved === 0 && !isChosen)}
            control={
              <Checkbox
                checked={isChosen}
                onChange={() => onChange(isChosen ? others : [...others, kind])}
              />
            }
            label={`Use ${CREDIT_WORDS[kind].name} (−${formatMoney(saved)})`}
            sx={{ display: 'flex', minHeight: 44, marginInlineEnd: 0 }}
          />
        );
      })}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        You can use each one once. If the session is canceled, you get it back.
      </Typography>
    </Box>
  );
}
