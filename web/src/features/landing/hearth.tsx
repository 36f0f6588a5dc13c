import Box from '@mui/material/Box';
import { PEOPLE_COLORS } from '../../ui/illustrations/people-colors';

/** An illustration in the theme's colours. Decoration only. */
export function Hearth() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 480 360"
      sx={{
        width: '100%',
        maxWidth: 480,
        justifySelf: 'center',
        display: 'block',
        '& .glow': { fill: 'var(--mui-palette-secondary-light)', opacity: 0.16 },
        '& .wall': { fill: 'var(--mui-palette-action-hover)' },
        '& .stone': { fill: 'var(--mui-palette-text-secondary)', opacity: 0.35 },
        '& .chair': { fill: 'var(--mui-palette-primary-main)' },
        '& .seat': { fill: 'var(--mui-palette-primary-light)' },
        '& .leg': { fill: 'var(--mui-palette-text-primary)', opacity: 0.75 },
        '& .jacket': { fill: 'var(--mui-palette-secondary-main)' },
        '& .sleeve, & .dress-sleeve': {
          fill: 'none',
          strokeWidth: 12,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        },
        '& .sleeve': { stroke: 'var(--mui-palette-secondary-dark)' },
        '& .dress': { fill: 'var(--mui-palette-info-main)' },
        '& .dress-sleeve': { stroke: 'var(--mui-palette-info-main)' },
        '& .cup': { fill: 'var(--mui-palette-background-paper)' },
        '& .skin': { fill: PEOPLE_COLORS.skin },
        '& .dark-skin': { fill: PEOPLE_COLORS.darkSkin },
        '& .hair': { fill: PEOPLE_COLORS.hair },
        '& .fair-hair': { fill: PEOPLE_COLORS.fairHair },
        '& .flame': { fill: 'var(--mui-palette-secondary-main)' },
        '& .ember': { fill: 'var(--mui-palette-secondary-light)' },
        '& .floor': {
          stroke: 'var(--mui-palette-text-secondary)',
          opacity: 0.5,
          strokeWidth: 3,
          strokeLinecap: 'round',
        },
      }}
    >
      <rect className="wall" x="20" y="16" width="440" height="292" rx="36" />
      <path className="glow" d="M112 308a150 150 0 1 1 256 0z" />
      <path className="glow" d="M174 308a96 96 0 1 1 132 0z" />
      <path
        className="stone"
        d="M168 308V164a24 24 0 0 1 24-24h96a24 24 0 0 1 24 24v144h-28v-92a44 44 0 0 0-88 0v92z"
      />
      <rect className="stone" x="152" y="126" width="176" height="20" rx="10" />
      <path
        className="flame"
        d="M240 196c8 22 34 36 34 68a34 34 0 0 1-68 0c0-17 9-28 17-38 2 10 6 16 11 19-1-18-1-33 6-49z"
      />
      <path
        className="ember"
        d="M240 246c5 11 15 17 15 32a15 15 0 0 1-30 0c0-8 4-13 8-18 1 4 2 7 4 8 0-8 0-15 3-22z"
      />
      <g>
        <path
          className="chair"
          d="M58 218a20 20 0 0 1 40 0v42h46a16 16 0 0 1 0 32H74a16 16 0 0 1-16-16z"
        />
        <rect className="seat" x="92" y="246" width="58" height="22" rx="11" />
        <rect className="chair" x="70" y="288" width="10" height="20" rx="4" />
        <rect className="chair" x="136" y="288" width="10" height="20" rx="4" />
        <path className="leg" d="M96 248h42a14 14 0 0 1 14 14v46h-18v-40H96z" />
        <path className="jacket" d="M82 262v-38c0-14 8-22 21-22s21 8 21 22v38z" />
        <circle className="skin" cx="104" cy="182" r="17" />
        <path
          className="hair"
          d="M86 184c-3-16 6-24 18-24 10 0 16 5 18 13-10 0-14 3-15 11-1 9-4 20-11 20-6 0-9-10-10-20z"
        />
        <path className="sleeve" d="M104 222l20 18h16" />
        <path className="cup" d="M138 226h14v12a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6z" />
      </g>
      <g transform="matrix(-1 0 0 1 480 0)">
        <path
          className="chair"
          d="M58 218a20 20 0 0 1 40 0v42h46a16 16 0 0 1 0 32H74a16 16 0 0 1-16-16z"
        />
        <rect className="seat" x="92" y="246" width="58" height="22" rx="11" />
        <rect className="chair" x="70" y="288" width="10" height="20" rx="4" />
        <rect className="chair" x="136" y="288" width="10" height="20" rx="4" />
        <path className="leg" d="M96 248h42a14 14 0 0 1 14 14v46h-18v-40H96z" />
        <path className="dress" d="M82 262v-38c0-14 8-22 21-22s21 8 21 22v38z" />
        <circle className="dark-skin" cx="104" cy="182" r="17" />
        <path
          className="fair-hair"
          d="M86 188c-4-20 6-28 18-28 10 0 16 5 18 13-10 0-13 3-14 11 0 14 0 34-8 38-10 2-12-18-14-34z"
        />
        <path className="dress-sleeve" d="M104 222l20 18h16" />
      </g>
      <path className="floor" d="M28 310H452" />
    </Box>
  );
}
