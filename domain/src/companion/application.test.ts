import { describe, expect, it } from 'vitest';
import { type ApplicationForm, applicationFormSchema, reviewApplicationInput } from './application';
import { APPLICATION_RATE, estimatedMonthlyMinor, WEEKLY_HOURS } from './estimate';

const FORM: ApplicationForm = {
  firstName: 'Eve',
  lastName: 'Marlow',
  location: 'Boston, MA',
  bio: '',
  personalityTraits: ['calm'],
  supportStyles: [],
  timezone: 'America/New_York',
  availability: ['weekends'],
  minimumSession: 1,
  hasExperience: 'none',
  background: '',
  agreeTerms: true,
  agreeBackground: true,
  hourlyRate: '35',
  weeklyHours: '20',
};

const problemsOf = (change: Partial<ApplicationForm>) =>
  applicationFormSchema
    .safeParse({ ...FORM, ...change })
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('an application', () => {
  it('parses typed digits as numbers', () => {
    expect(applicationFormSchema.parse(FORM)).toMatchObject({ hourlyRate: 35, weeklyHours: 20 });
  });

  it('advises on traits and asks for none (specification 2, section 5)', () => {
    expect(problemsOf({ personalityTraits: [] })).toEqual([]);
  });

  it.each([
    ['weeklyHours', '0'],
    ['weeklyHours', '81'],
    ['weeklyHours', 'many'],
    ['hourlyRate', '4'],
    ['hourlyRate', '501'],
    ['firstName', ' '],
    ['timezone', 'Nowhere/Land'],
  ] as const)('does not take %s %j', (field, value) => {
    expect(problemsOf({ [field]: value })).toEqual([field]);
  });

  it('estimates a month as rate times hours times four', () => {
    expect(estimatedMonthlyMinor(APPLICATION_RATE, WEEKLY_HOURS.default)).toBe(280_000);
  });

  it('can be returned only with notes', () => {
    const decide = (input: object) => reviewApplicationInput.safeParse({ uid: 'eve', ...input });
    expect(decide({ decision: 'returned', notes: ' ' }).success).toBe(false);
    expect(decide({ decision: 'returned', notes: 'Say more.' }).success).toBe(true);
    expect(decide({ decision: 'accepted' }).success).toBe(true);
    expect(decide({ decision: 'accepted', notes: 'no' }).success).toBe(false);
  });
});
