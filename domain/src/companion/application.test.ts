import { describe, expect, it } from 'vitest';
import { type ApplicationForm, applicationFormSchema } from './application';
import { reviewApplicationInput } from './application-decision';
import { APPLICATION_RATE, estimatedMonthlyMinor, WEEKLY_HOURS } from './estimate';

const FORM: ApplicationForm = {
  bio: '',
  traits: ['calm'],
  activities: ['coffee-walk'],
  supportStyles: [],
  timeZone: 'America/New_York',
  weeklyAvailability: { mon: [{ start: '09:00', end: '18:00' }] },
  minimumSession: 1,
  hasExperience: 'none',
  background: '',
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

  it('needs an activity', () => {
    expect(problemsOf({ activities: [] })).toEqual(['activities']);
  });

  it('advises on traits and asks for none (specification 2, section 5)', () => {
    expect(problemsOf({ traits: [] })).toEqual([]);
  });

  it.each([
    ['weeklyHours', '0'],
    ['weeklyHours', '81'],
    ['weeklyHours', 'many'],
    ['hourlyRate', '4'],
    ['hourlyRate', '501'],
    ['timeZone', 'Nowhere/Land'],
    ['weeklyAvailability', {}],
    ['weeklyAvailability', { mon: [], sun: [] }],
  ] as const)('does not take %s %j', (field, value) => {
    expect(problemsOf({ [field]: value })).toEqual([field]);
  });

  it('estimates a month as rate times hours times four', () => {
    expect(estimatedMonthlyMinor(APPLICATION_RATE, WEEKLY_HOURS.default)).toBe(280_000);
  });

  it('can be returned only with notes about something', () => {
    const decide = (input: object) => reviewApplicationInput.safeParse({ uid: 'eve', ...input });
    const about = { decision: 'returned', notes: 'Say more.', fields: ['bio'] };
    expect(decide(about).success).toBe(true);
    expect(decide({ ...about, notes: ' ' }).success).toBe(false);
    expect(decide({ ...about, fields: [] }).success).toBe(false);
    expect(decide({ ...about, fields: ['name'] }).success).toBe(false);
    const check = { issuer: 'Screening', reference: 'S-1', issuedOn: '2026-03-01' };
    expect(decide({ decision: 'accepted', check }).success).toBe(true);
    expect(decide({ decision: 'accepted' }).success).toBe(false);
    expect(decide({ decision: 'accepted', check, notes: 'no' }).success).toBe(false);
  });
});
