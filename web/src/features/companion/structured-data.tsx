import { CURRENCY } from '@hearthkin/domain/foundation/money';
import type { Companion } from '../../data/companions/companion-queries';

/** The listing as Schema.org JSON-LD, for search engines. */
export function StructuredData({ companion }: { readonly companion: Companion }) {
  return <script type="application/ld+json">{JSON.stringify(serviceOf(companion))}</script>;
}

function serviceOf(companion: Companion): Readonly<Record<string, unknown>> {
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
