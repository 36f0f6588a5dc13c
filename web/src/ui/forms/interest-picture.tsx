import type { Interest } from '@hearthkin/domain/foundation/interests';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The drawings' colours, from the theme. */
const INK = {
  ember: 'var(--mui-palette-secondary-main)',
  glow: 'var(--mui-palette-secondary-light)',
  leaf: 'var(--mui-palette-primary-main)',
  mint: 'var(--mui-palette-primary-light)',
  paper: 'var(--mui-palette-background-paper)',
} as const;

/** A small drawing, always shown beside its name. */
function PictureTile({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        justifyContent: 'center',
        background:
          'linear-gradient(160deg, color-mix(in srgb, var(--mui-palette-secondary-light) 34%, var(--mui-palette-background-paper)), color-mix(in srgb, var(--mui-palette-secondary-light) 14%, var(--mui-palette-background-paper)))',
      }}
    >
      <svg
        viewBox="0 0 120 72"
        width="100%"
        role="presentation"
        focusable="false"
        style={{ maxWidth: 240 }}
      >
        <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          {children}
        </g>
      </svg>
    </Box>
  );
}

/** One 120 × 72 drawing per interest. */
const DRAWINGS: Readonly<Record<Interest, ReactNode>> = {
  // A portico with a flag.
  culture: (
    <>
      <path d="M32 32 60 16l28 16z" fill={INK.ember} />
      <path d="M40 38v16M53 38v16M67 38v16M80 38v16" stroke={INK.leaf} strokeWidth="5" />
      <path d="M32 60h56" stroke={INK.ember} strokeWidth="5" />
      <path d="M60 16V7h11l-3 3 3 3H60" stroke={INK.leaf} strokeWidth="2" />
    </>
  ),
  // A heart under a rainbow.
  lgbt: (
    <>
      <path d="M28 56a32 32 0 0 1 64 0" stroke={INK.ember} strokeWidth="5" />
      <path d="M36 56a24 24 0 0 1 48 0" stroke={INK.glow} strokeWidth="5" />
      <path d="M44 56a16 16 0 0 1 32 0" stroke={INK.mint} strokeWidth="5" />
      <path d="M60 46c-2-4-9-3-9 2 0 5 5 7 9 12 4-5 9-7 9-12 0-5-7-6-9-2z" fill={INK.leaf} />
    </>
  ),
  // A controller.
  geek: (
    <>
      <path
        d="M40 26h40c12 0 18 28 10 30-6 2-10-8-16-8H46c-6 0-10 10-16 8-8-2-2-30 10-30z"
        fill={INK.leaf}
      />
      <path d="M42 32v10M37 37h10" stroke={INK.paper} />
      <circle cx="74" cy="40" r="3" fill={INK.glow} />
      <circle cx="81" cy="34" r="3" fill={INK.glow} />
      <path d="M60 26v-6c0-4 6-3 8-6" stroke={INK.ember} strokeWidth="2.5" />
    </>
  ),
  // A palette and a brush.
  art: (
    <>
      <path
        d="M56 16c18 0 28 10 28 22 0 8-8 9-13 8-6-1-8 4-5 8 2 4-1 6-6 6-18 0-32-8-32-23 0-12 12-21 28-21z"
        fill={INK.ember}
      />
      <circle cx="42" cy="32" r="4" fill={INK.paper} />
      <circle cx="56" cy="26" r="4" fill={INK.glow} />
      <circle cx="70" cy="32" r="4" fill={INK.mint} />
      <circle cx="42" cy="46" r="4" fill={INK.leaf} />
      <path d="M98 14 78 50" stroke={INK.leaf} strokeWidth="4" />
    </>
  ),
  // A house with a door and a sun.
  family: (
    <>
      <circle cx="92" cy="18" r="7" fill={INK.glow} />
      <path d="M30 38 58 14l28 24" stroke={INK.ember} strokeWidth="5" />
      <path d="M38 38v24h40V38L58 21z" fill={INK.leaf} />
      <path d="M53 62V48h10v14z" fill={INK.paper} />
      <path d="M90 62c0-8 4-12 8-12s6 4 6 12z" fill={INK.mint} />
    </>
  ),
  // A steaming bowl.
  food: (
    <>
      <path d="M32 38h56a28 22 0 0 1-56 0z" fill={INK.ember} />
      <path d="M46 62h28" stroke={INK.ember} strokeWidth="4" />
      <path d="M48 30c-4-5 4-8 0-14M60 30c-4-5 4-8 0-14M72 30c-4-5 4-8 0-14" stroke={INK.leaf} />
      <path d="M40 44a20 12 0 0 0 8 8" stroke={INK.paper} strokeWidth="2.5" />
    </>
  ),
  // A bag and a tag.
  shopping: (
    <>
      <path d="M38 28h40l4 34H34z" fill={INK.leaf} />
      <path d="M48 34V22a10 10 0 0 1 20 0v12" stroke={INK.ember} />
      <path d="M80 38l16-6 6 16-16 6z" fill={INK.glow} />
      <circle cx="97" cy="37" r="2.5" fill={INK.paper} />
    </>
  ),
  // Notes and a moon.
  music: (
    <>
      <path d="M46 52V22l30-6v30" stroke={INK.leaf} strokeWidth="4" />
      <ellipse cx="40" cy="53" rx="8" ry="6" fill={INK.leaf} />
      <ellipse cx="70" cy="47" rx="8" ry="6" fill={INK.leaf} />
      <path d="M98 20a10 10 0 1 1-9-13 8 8 0 0 0 9 13z" fill={INK.glow} />
      <path d="M24 26l2 4M30 18l1 3" stroke={INK.ember} />
    </>
  ),
  // Hills, a path and a ball.
  sports: (
    <>
      <path d="M18 60 44 26l18 22 12-14 28 26z" fill={INK.leaf} />
      <path d="M38 34l6-8 7 9" stroke={INK.paper} />
      <circle cx="92" cy="24" r="10" fill={INK.ember} />
      <path d="M83 21c6 0 12 4 13 12M88 15c0 6 5 10 13 10" stroke={INK.paper} strokeWidth="2" />
    </>
  ),
  // A flower on the water.
  wellness: (
    <>
      <path d="M60 52c-10-8-10-22 0-34 10 12 10 26 0 34z" fill={INK.ember} />
      <path
        d="M60 52c-14 0-24-8-26-22 12 0 22 8 26 22zM60 52c14 0 24-8 26-22-12 0-22 8-26 22z"
        fill={INK.glow}
      />
      <path d="M30 60c6-4 10 4 16 0s10 4 16 0 10 4 16 0 8 2 12 0" stroke={INK.leaf} />
    </>
  ),
  // A clapperboard.
  movies: (
    <>
      <path d="M32 34h56v26H32z" fill={INK.leaf} />
      <path d="M31 32 84 18l2 9-53 9z" fill={INK.ember} />
      <path d="M42 29l7 5M56 25l7 5M70 22l7 4" stroke={INK.paper} />
      <path d="M55 41v12l12-6z" fill={INK.paper} />
    </>
  ),
};

export function InterestPicture({ interest }: { readonly interest: Interest }) {
  return <PictureTile>{DRAWINGS[interest]}</PictureTile>;
}
