import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../verification/documents';
import { fieldIn, fieldPath, ONBOARDING_STEPS, RETURN_FIELDS, stepWith } from './onboarding';

describe('the screens after sign-up', () => {
  it('ask for each thing that staff may return, and each document, exactly once', () => {
    const fields = ONBOARDING_STEPS.flatMap((step): string[] => [...step.fields]);
    expect(fields.toSorted()).toEqual([...RETURN_FIELDS, ...DOCUMENT_KINDS].toSorted());
  });

  it('list what staff may return in the order in which they ask for it', () => {
    const steps = RETURN_FIELDS.map(stepWith);
    expect(steps).toEqual(steps.toSorted());
  });

  it('have an address for each field, which leads back to it', () => {
    for (const { fields } of ONBOARDING_STEPS) {
      for (const field of fields) {
        const { searchParams } = new URL(fieldPath(field), 'https://hearthkin.test');
        expect(fieldIn(searchParams.get('field'))).toBe(field);
      }
    }
    expect(fieldIn('password')).toBeNull();
    expect(fieldIn(null)).toBeNull();
  });
});
