import MuiRating from '@mui/material/Rating';

interface StarsProps {
  /** 0 to 5, in tenths. */
  readonly value: number;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A read-only star rating with a text alternative. */
export function Stars({ value, size = 'small' }: StarsProps) {
  return (
    <MuiRating
      readOnly
      value={value}
      precision={0.1}
      size={size}
      getLabelText={starsLabel}
      sx={{ color: 'secondary.main' }}
    />
  );
}

/** "1 star", "4.5 stars" */
export function starsLabel(stars: number): string {
  const shown = Number(stars.toFixed(1));
  return `${shown} ${shown === 1 ? 'star' : 'stars'}`;
}
