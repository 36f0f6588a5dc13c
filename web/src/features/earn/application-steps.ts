import type { ApplicationForm } from '@hearthkin/domain/companion/application';

export interface ApplicationStep {
  readonly title: string;
  readonly fields: readonly (keyof ApplicationForm)[];
}

/** The five steps (specification 2, section 2, "Companion application wizard"). */
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

/** The step an address names, from 0; the first where it names none. */
export function stepOf(text: string | null): number {
  const step = Number(text ?? 1) - 1;
  return APPLICATION_STEPS[step] === undefined ? 0 : step;
}

/** The first step with a field that does not do; null when all do. */
export function stepWith(fields: readonly string[]): number | null {
  const index = APPLICATION_STEPS.findIndex((step) =>
    step.fields.some((field) => fields.includes(field)),
  );
  return index === -1 ? null : index;
}
