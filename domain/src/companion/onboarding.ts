import type { DocumentKind } from '../verification/documents';

/**
 * What staff may name when they return an application: the part that needs a change, in the order in
 * which the screens ask for it.
 */
export const RETURN_FIELDS = [
  'bio',
  'traits',
  'supportStyles',
  'experience',
  'rate',
  'activities',
  'hours',
] as const;
export type ReturnField = (typeof RETURN_FIELDS)[number];

/** Their names in sentences, after "your". */
export const RETURN_NAMES: Readonly<Record<ReturnField, string>> = {
  bio: 'bio',
  traits: 'traits',
  supportStyles: 'support styles',
  experience: 'experience',
  rate: 'rate',
  activities: 'activities',
  hours: 'hours',
};

/** The screens that a link may lead to. */
export type OnboardingField = ReturnField | DocumentKind;

interface OnboardingStep {
  readonly title: string;
  readonly fields: readonly OnboardingField[];
}

/** The screens that follow a companion's sign-up. Each is one page; sections are headings inside. */
export const ONBOARDING_STEPS = [
  { title: 'About you', fields: ['bio', 'traits', 'supportStyles', 'experience'] },
  { title: 'Hours and rate', fields: ['rate', 'activities', 'hours'] },
  { title: 'Documents', fields: ['idDocument', 'proofOfAddress'] },
] as const satisfies readonly OnboardingStep[];

/** The address of the screens. */
export const ONBOARDING_PATH = '/earn-helping';

/** The address of one field on the screens. */
export function fieldPath(field: OnboardingField | undefined): string {
  return field === undefined ? ONBOARDING_PATH : `${ONBOARDING_PATH}?field=${field}`;
}

/** The address of a document on the verification page. */
export function documentPath(kind: DocumentKind | undefined): string {
  return kind === undefined ? '/verification' : `/verification?document=${kind}`;
}

/** The field that an address names; null for an unknown one. */
export function fieldIn(text: string | null): OnboardingField | null {
  const fields = ONBOARDING_STEPS.flatMap((step): readonly OnboardingField[] => step.fields);
  return fields.find((field) => field === text) ?? null;
}

/** The screen with a field, from 1. */
export function stepWith(field: OnboardingField): number {
  return (
    1 +
    ONBOARDING_STEPS.findIndex((step) =>
      (step.fields as readonly OnboardingField[]).includes(field),
    )
  );
}
