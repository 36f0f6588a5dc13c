import { describe, expect, it } from 'vitest';
import { type ListingForm, listingDraftSchema, listingFormSchema } from './listing-form';

const FORM: ListingForm = {
  bio: ' I listen. ',
  languages: { native: 'English', secondary: [] },
  interests: ['food'],
  traits: ['calm'],
  supportStyles: ['listening'],
  hourlyRate: '30',
  minimumSession: 1,
  timeZone: 'Europe/Paris',
  weeklyAvailability: null,
};

const problemsOf = (change: Partial<ListingForm>) =>
  listingFormSchema
    .safeParse({ ...FORM, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('listingFormSchema', () => {
  it('turns what a companion typed into what is stored', () => {
    const hours = [
      { start: '14:00', end: '18:00' },
      { start: '09:00', end: '12:00' },
    ];
    const stored = listingFormSchema.parse({
      ...FORM,
      weeklyAvailability: { mon: hours, sun: [] },
    });
    expect(stored).toMatchObject({ bio: 'I listen.', hourlyRate: 30 });
    expect(stored.weeklyAvailability).toEqual({ mon: hours.toReversed() });
  });

  it('names the day with invalid hours', () => {
    const wrong = [{ start: '18:00', end: '17:00' }];
    expect(problemsOf({ weeklyAvailability: { mon: [], thu: wrong } })).toEqual([
      'weeklyAvailability.thu: Hours end after they start',
    ]);
  });

  it('asks for a rate in whole euros', () => {
    expect(problemsOf({ hourlyRate: '4' })[0]).toContain('hourlyRate: Please enter an hourly rate');
    expect(problemsOf({ hourlyRate: '12.5' })).toHaveLength(1);
    expect(problemsOf({ hourlyRate: '5' })).toEqual([]);
  });

  it('lets a companion name fewer or more traits than advised', () => {
    expect(problemsOf({ traits: [] })).toEqual([]);
    expect(problemsOf({ traits: ['calm', 'patient', 'stable', 'wise', 'humorous'] })).toEqual([]);
  });
});

describe('listingDraftSchema', () => {
  it('keeps typed text as it is, even if invalid', () => {
    const draft = {
      hourlyRate: 'abc',
      weeklyAvailability: { mon: [{ start: '18:00', end: '09:00' }] },
    };
    expect(listingDraftSchema.parse(draft)).toEqual(draft);
  });

  it('refuses a draft of another version of the site', () => {
    expect(listingDraftSchema.safeParse({ traits: ['telepathic'] }).success).toBe(false);
  });
});
