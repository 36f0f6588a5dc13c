/** The languages offered (specification 1, section 3). */
export const LANGUAGES = [
  'English',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Russian',
  'Chinese',
  'Japanese',
  'Korean',
  'Arabic',
  'Hindi',
  'Bengali',
  'Dutch',
  'Swedish',
  'Norwegian',
  'Polish',
  'Turkish',
] as const;

export type Language = (typeof LANGUAGES)[number];
