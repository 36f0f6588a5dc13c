import { describe, expect, it } from 'vitest';
import {
  type ListingForm,
  listingDraftSchema,
  listingFormSchema,
  OFFER_PROBLEMS,
  tidyOffer,
} from './listing-form';
import { DEFAULT_OFFER, type Offer, offerSchema } from './offer';

const FORM: ListingForm = {
  bio: ' I listen. ',
  languages: { native: 'English', secondary: [] },
  gender: null,
  statesAge: true,
  isFindable: false,
  interests: ['food'],
  traits: ['calm'],
  supportStyles: ['listening'],
  hourlyRate: '30',
  minimumSession: 1,
  timeZone: 'Europe/Paris',
  weeklyAvailability: null,
  offer: DEFAULT_OFFER,
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

describe('what a companion offers', () => {
  const problems = (offer: Partial<Offer>, change: Partial<ListingForm> = {}) =>
    problemsOf({ ...change, offer: { ...DEFAULT_OFFER, ...offer } });
  const day = (count: number) => `2026-12-${String(count).padStart(2, '0')}`;
  const extra = (date: string, start: string, end: string) => ({ date, start, end });

  it('needs an activity', () => {
    expect(problems({ activities: [] })).toEqual([
      `offer.activities: ${OFFER_PROBLEMS.noActivity}`,
    ]);
    expect(problems({ activities: ['study-support'] })).toEqual([]);
  });

  it('has a longest session that is not shorter than the shortest', () => {
    expect(problems({ maximumSession: 1.5 }, { minimumSession: 2 })).toEqual([
      `offer.maximumSession: ${OFFER_PROBLEMS.lengths}`,
    ]);
    expect(problems({ maximumSession: 2 }, { minimumSession: 2 })).toEqual([]);
  });

  it('has a longest session in which one of the activities fits', () => {
    const activities: Offer['activities'] = ['outdoor-adventure'];
    expect(problems({ activities, maximumSession: 1 })).toEqual([
      `offer.activities: ${OFFER_PROBLEMS.noLength}`,
    ]);
    expect(problems({ activities, maximumSession: 1.5 })).toEqual([]);
  });

  it('has time off that ends on its first day or later', () => {
    const off = (from: string, until: string, note = '') =>
      problems({ timeOff: [{ from, until, note }] });
    expect(off(day(20), day(19))).toEqual([`offer.timeOff.0.until: ${OFFER_PROBLEMS.backwards}`]);
    expect(off(day(20), day(20))).toEqual([]);
    expect(off('', day(20))[0]).toBe(`offer.timeOff.0.from: ${OFFER_PROBLEMS.noDate}`);
    expect(off(day(20), '')[0]).toBe(`offer.timeOff.0.until: ${OFFER_PROBLEMS.noDate}`);
    expect(off('2126-12-20', '2126-12-21')[0]).toBe(
      `offer.timeOff.0.from: ${OFFER_PROBLEMS.noDate}`,
    );
    expect(off(day(20), day(21), 'a'.repeat(121))).toEqual([
      'offer.timeOff.0.note: Please keep it to 120 characters',
    ]);
    expect(off(day(20), day(21), ` ${'a'.repeat(120)} `)).toEqual([]);
  });

  it('has extra hours that end after they start and do not overlap', () => {
    const open = (...extraHours: Offer['extraHours']) => problems({ extraHours });
    expect(open(extra(day(1), '18:00', '18:00'))).toEqual([
      'offer.extraHours.0.end: Hours end after they start',
    ]);
    const evening = extra(day(1), '18:00', '24:00');
    expect(open(evening, extra(day(1), '17:00', '18:30'))).toEqual([
      'offer.extraHours.0.end: These hours overlap',
      'offer.extraHours.1.end: These hours overlap',
    ]);
    expect(open(evening, extra(day(1), '17:00', '18:00'), { ...evening, date: day(2) })).toEqual(
      [],
    );
    expect(open({ ...evening, date: '' })[0]).toBe(
      `offer.extraHours.0.date: ${OFFER_PROBLEMS.noDate}`,
    );
  });

  it('has ten dates of a kind at most', () => {
    const days = (count: number) => Array.from({ length: count }, (_, index) => day(index + 1));
    const off = (count: number) =>
      days(count).map((date) => ({ from: date, until: date, note: '' }));
    const open = (count: number) => days(count).map((date) => extra(date, '09:00', '10:00'));
    expect(problems({ timeOff: off(10), extraHours: open(10) })).toEqual([]);
    expect(problems({ timeOff: off(11), extraHours: open(11) })).toEqual([
      `offer.timeOff: ${OFFER_PROBLEMS.many}`,
      `offer.extraHours: ${OFFER_PROBLEMS.many}`,
    ]);
  });

  it('is stored in a form that the listing takes', () => {
    const timeOff = [{ from: day(20), until: day(24), note: ' Visiting family. ' }];
    const extraHours = [extra(day(5), '18:00', '24:00')];
    const { offer } = listingFormSchema.parse({
      ...FORM,
      offer: { ...DEFAULT_OFFER, timeOff, extraHours },
    });
    expect(offer.timeOff[0]?.note).toBe('Visiting family.');
    expect(offerSchema.parse(offer)).toEqual(offer);
  });

  it('loses dates that are over in the companion’s zone, to the minute, and keeps order', () => {
    const off = (from: string, until: string) => ({ from, until, note: '' });
    const offer: Offer = {
      ...DEFAULT_OFFER,
      timeOff: [off(day(9), day(10)), off(day(1), day(4)), off(day(3), day(5))],
      extraHours: [
        extra(day(6), '09:00', '10:00'),
        extra(day(5), '08:00', '12:00'),
        extra(day(4), '09:00', '24:00'),
      ],
    };
    // Noon on December 5 in Tokyo, still December 4 in Honolulu.
    const noon = new Date('2026-12-05T03:00:00Z');
    const tidy = (timeZone: string, now: Date) => {
      const { timeOff, extraHours } = tidyOffer(offer, timeZone, now);
      return [timeOff.map(({ until }) => until), extraHours.map(({ date }) => date)];
    };
    expect(tidy('Asia/Tokyo', new Date(noon.getTime() - 1))).toEqual([
      [day(5), day(10)],
      [day(5), day(6)],
    ]);
    expect(tidy('Asia/Tokyo', noon)).toEqual([[day(5), day(10)], [day(6)]]);
    expect(tidy('Pacific/Honolulu', noon)).toEqual([
      [day(4), day(5), day(10)],
      [day(4), day(5), day(6)],
    ]);
  });
});

describe('listingDraftSchema', () => {
  it('keeps what is offered as typed, and only what was changed', () => {
    const offer = {
      activities: [],
      timeOff: [{ from: '', until: '2026-12-01', note: ' ' }],
      extraHours: [{ date: '', start: '18:00', end: '09:00' }],
    };
    expect(listingDraftSchema.parse({ offer })).toEqual({ offer });
  });

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
