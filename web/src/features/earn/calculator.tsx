import { APPLICATION_RATE, WEEKLY_HOURS } from '@hearthkin/domain/companion/estimate';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatMoney } from '../../lib/format';
import { Estimate } from './estimate';

/** The slider's range (specification 2, section 9). */
const RATES = { from: 5, to: 100 } as const;

/** Estimates earnings from a rate and weekly hours. */
export function Calculator() {
  const [rate, setRate] = useState(APPLICATION_RATE);
  const [hours, setHours] = useState<number>(WEEKLY_HOURS.default);
  return (
    <Card component="section" aria-labelledby="calculator" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography id="calculator" variant="h2">
        What could you earn?
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        <Choice
          label="Your hourly rate"
          text={formatMoney(rate * 100)}
          range={RATES}
          value={rate}
          onChange={setRate}
        />
        <Choice
          label="Hours a week"
          text={`${hours} h`}
          range={WEEKLY_HOURS}
          value={hours}
          onChange={setHours}
        />
        <Estimate rate={rate} hours={hours} />
      </Box>
    </Card>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly text: string;
  readonly range: { readonly from: number; readonly to: number };
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Choice({ label, text, range, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography id={id}>{label}</Typography>
        <Typography aria-hidden sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Typography>
      </Box>
      <Slider
        aria-labelledby={id}
        getAriaValueText={() => text}
        min={range.from}
        max={range.to}
        value={value}
        onChange={(_event, next) => onChange(Number(next))}
      />
    </div>
  );
}
