import { excerpt } from '../foundation/characters';
import { CURRENCY } from '../foundation/money';
import type { Companion } from './companion';

/** The length of the bio in the description of the page. */
export const SUMMARY_LENGTH = 155;

/** The title of a companion's page, without the product's name. */
export function companionTitle({ displayName }: Pick<Companion, 'displayName'>): string {
  return `${displayName}, companion`;
}

/** The description of a companion's page. */
export function companionSummary({
  bio,
  displayName,
  city,
}: Pick<Companion, 'bio' | 'displayName' | 'city'>): string {
  const summary = excerpt(bio, SUMMARY_LENGTH);
  return summary === '' ? `${displayName} keeps people company in ${city}.` : summary;
}

/** The listing as a Service of Schema.org (JSON-LD). */
export function companionService(
  companion: Pick<
    Companion,
    'displayName' | 'bio' | 'city' | 'hourlyRate' | 'ratingAverage' | 'ratingCount'
  >,
): Readonly<Record<string, unknown>> {
  const { displayName, bio, city, hourlyRate, ratingAverage, ratingCount } = companion;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    serviceType: 'Companionship',
    name: `Time with ${displayName}`,
    ...(bio !== '' && { description: bio }),
    areaServed: city,
    provider: { '@type': 'Person', name: displayName },
    offers: {
      '@type': 'Offer',
      price: hourlyRate,
      priceCurrency: CURRENCY,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: hourlyRate,
        priceCurrency: CURRENCY,
        unitCode: 'HUR',
      },
    },
    ...(ratingAverage !== null &&
      ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: ratingAverage,
          reviewCount: ratingCount,
        },
      }),
  };
}
