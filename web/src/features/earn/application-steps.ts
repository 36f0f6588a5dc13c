import type { ApplicationForm } from '@hearthkin/domain/companion/application';

export interface ApplicationStep {
  readonly title: string;
  readonly fields: readonly (keyof ApplicationForm)[];
}

/** Specification 2, section 2, "Companion application wizard". */
export const APPLICATION_STEPS: readonly ApplicationStep[] = [
  { title: 'Basic Information', fields: ['firstName', 'lastName', 'location', 'bio'] },
  { title: 'Support Profile', fields: ['personalityTraits'] },
  { title: 'Support Styles', fields: ['supportStyles'] },
  {
    title: 'Availability & Pricing',
    fields: ['timezone', 'weeklyHours', 'availability', 'hourlyRate', 'minimumSession'],
  },
  {
    title: 'Verification & Background',
    fields: ['hasExperience', 'background', 'agreeTerms', 'agreeBackground'],
  },
];

/** The step in the query, from 0; the first when there is none. */
export function stepOf(text: string | null): number {
  const step = Number(text ?? 1) - 1;
  return APPLICATION_STEPS[step] === undefined ? 0 : step;
}

/** The first step with an invalid field; null when all are valid. */
export function stepWith(fields: readonly string[]): number | null {
  const index = APPLICATION_STEPS.findIndex((step) =>
    step.fields.some((field) => fields.includes(field)),
  );
  return index === -1 ? null : index;
}
