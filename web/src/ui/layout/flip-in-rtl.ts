/** Mirrors an arrow icon on right-to-left pages. */
export const FLIP_IN_RTL = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
