import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, type SignUpDraft } from './draft';
import { finalProblem, type Passwords } from './final-checks';
import type { Progress } from './steps/step-checks';

const FILLED_IN: SignUpDraft = {
  ...EMPTY_DRAFT,
  userType: 'earner',
  interests: ['art', 'food', 'music'],
  firstName: 'Maya',
  phone: { country: 'US', national: '(201) 555-0123', e164: '+12015550123' },
  email: 'maya@example.test',
  dateOfBirth: '1990-05-01',
  address: { street: 'a', city: 'b', state: 'c', zipCode: 'd', country: 'e' },
};

const DONE: Progress = {
  draft: FILLED_IN,
  phoneVerified: true,
  identityVerified: true,
  now: new Date('2026-11-20T15:00:00Z'),
};
const PASSWORDS: Passwords = { password: 'Quiet-Harbour-7', confirmation: 'Quiet-Harbour-7' };

describe('the checks before creating an account', () => {
  test('a user with nothing filled in fixes one problem at a time, in the specified order', () => {
    let progress: Progress = {
      ...DONE,
      phoneVerified: false,
      identityVerified: false,
      draft: { ...FILLED_IN, firstName: ' ', email: '', phone: EMPTY_DRAFT.phone },
    };
    let passwords: Passwords = { password: '', confirmation: 'x' };
    const message = () => finalProblem(progress, passwords)?.message ?? null;
    const fix = (draft: Partial<SignUpDraft>) => {
      progress = { ...progress, draft: { ...progress.draft, ...draft } };
    };
    expect(message()).toBe('Please enter your first name');
    fix({ firstName: 'Maya' });
    expect(message()).toBe('Please enter your email address');
    fix({ email: 'maya@example.test' });
    expect(message()).toBe('Please enter a password');
    passwords = { password: 'Quiet-Harbour-7', confirmation: 'Quiet-Harbour-8' };
    expect(message()).toBe('Passwords do not match');
    passwords = PASSWORDS;
    expect(message()).toBe('Please enter your phone number');
    fix({ phone: FILLED_IN.phone });
    expect(message()).toBe('Please verify your phone number');
    progress = { ...progress, phoneVerified: true };
    expect(message()).toBe('Please complete identity verification');
    progress = { ...progress, identityVerified: true };
    expect(message()).toBeNull();
  });

  test.each<[string, Partial<SignUpDraft>, Partial<Passwords>, number]>([
    ['a weak password', {}, { password: 'quiet', confirmation: 'quiet' }, 8],
    ['an invalid email', { email: 'maya@' }, {}, 5],
    ['no birth date', { dateOfBirth: '' }, {}, 5],
    ['17 years', { dateOfBirth: '2008-11-21' }, {}, 5],
    ['no city', { address: { ...FILLED_IN.address, city: ' ' } }, {}, 5],
    ['a rate of 4', { hourlyRate: '4' }, {}, 8],
    ['a rate of 12,5', { hourlyRate: '12,5' }, {}, 8],
    ['a rate of -5', { hourlyRate: '-5' }, {}, 8],
    ['a rate of 501', { hourlyRate: '501' }, {}, 8],
  ])('a companion with %s is sent to the step that fixes it', (_what, draft, passwords, step) => {
    const progress = { ...DONE, draft: { ...FILLED_IN, ...draft } };
    expect(finalProblem(progress, { ...PASSWORDS, ...passwords })?.step).toBe(step);
  });

  test('a member’s hidden rate is ignored', () => {
    const draft: SignUpDraft = { ...FILLED_IN, userType: 'spender', hourlyRate: '4' };
    expect(finalProblem({ ...DONE, draft }, PASSWORDS)).toBeNull();
  });
});
