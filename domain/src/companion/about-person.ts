/** Genders that a companion may state; those who would rather not say have null. */
export const GENDERS = ['woman', 'man', 'nonbinary'] as const;
export type Gender = (typeof GENDERS)[number];

export const GENDER_LABELS: Readonly<Record<Gender, string>> = {
  woman: 'Woman',
  man: 'Man',
  nonbinary: 'Non-binary',
};

/** The youngest of each band of ages that companions are filtered by. */
export const AGE_BANDS = [18, 30, 45, 60] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** The band of an age. */
export function ageBandOf(age: number): AgeBand {
  return AGE_BANDS.findLast((youngest) => age >= youngest) ?? AGE_BANDS[0];
}

/** "30 to 44", "60 or older". */
export function ageBandLabel(youngest: AgeBand): string {
  const next = AGE_BANDS[AGE_BANDS.indexOf(youngest) + 1];
  return next === undefined ? `${youngest} or older` : `${youngest} to ${next - 1}`;
}
