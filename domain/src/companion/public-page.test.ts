import { expect, it } from 'vitest';
import { companionService, companionSummary } from './public-page';

const LISTING = {
  displayName: 'Eve M.',
  bio: 'I listen.',
  city: 'Lisbon',
  hourlyRate: 30,
  ratingAverage: 4.86,
  ratingCount: 7,
};

it('search engines get the price, and the rating if there is one', () => {
  expect(companionService(LISTING)).toMatchObject({
    '@type': 'Service',
    offers: { price: 30, priceCurrency: 'EUR' },
    aggregateRating: { ratingValue: 4.86, reviewCount: 7 },
  });
  const isNew = companionService({ ...LISTING, ratingAverage: null, ratingCount: 0 });
  expect(isNew).not.toHaveProperty('aggregateRating');
});

it('a companion who has written nothing is described by name and city', () => {
  expect(companionSummary(LISTING)).toBe('I listen.');
  expect(companionSummary({ ...LISTING, bio: '' })).toBe('Eve M. keeps people company in Lisbon.');
});
