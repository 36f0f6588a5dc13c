/**
 * Skin and hair of drawn people, the only colors outside the theme. A module of its own, so that the
 * home page doesn't load the other drawings.
 */
export const PEOPLE_COLORS = {
  skin: '#c98f6b',
  darkSkin: '#8a5a3f',
  hair: '#3a2a22',
  fairHair: '#a8722a',
} as const;
