import { REGION } from './region';

interface Place {
  readonly country: string;
  /** The database's locations over several regions that have a copy here. */
  readonly multiRegions?: readonly string[];
}

/**
 * Google's regions that have functions of both generations and the database (cloud.google.com/functions/docs/locations,
 * firebase.google.com/docs/firestore/locations).
 */
const REGIONS: Readonly<Record<typeof REGION, Place> & Record<string, Place>> = {
  'us-central1': { country: 'the United States', multiRegions: ['nam5', 'nam7'] },
  'us-east1': { country: 'the United States' },
  'us-east4': { country: 'the United States', multiRegions: ['nam7'] },
  'us-west1': { country: 'the United States' },
  'us-west2': { country: 'the United States' },
  'us-west3': { country: 'the United States' },
  'us-west4': { country: 'the United States' },
  'northamerica-northeast1': { country: 'Canada' },
  'southamerica-east1': { country: 'Brazil' },
  'europe-west1': { country: 'Belgium', multiRegions: ['eur3'] },
  'europe-west2': { country: 'the United Kingdom' },
  'europe-west3': { country: 'Germany' },
  'europe-west6': { country: 'Switzerland' },
  'europe-central2': { country: 'Poland' },
  'asia-east1': { country: 'Taiwan' },
  'asia-east2': { country: 'Hong Kong' },
  'asia-northeast1': { country: 'Japan' },
  'asia-northeast2': { country: 'Japan' },
  'asia-northeast3': { country: 'South Korea' },
  'asia-south1': { country: 'India' },
  'asia-southeast1': { country: 'Singapore' },
  'asia-southeast2': { country: 'Indonesia' },
  'australia-southeast1': { country: 'Australia' },
};

/** The country where functions and files are. */
export const SERVER_COUNTRY: string = REGIONS[REGION].country;

/** The places of a database that are near the functions of a region; none for a region that can't have both. */
export function databasePlaces(region: string): readonly string[] {
  const place = REGIONS[region];
  return place === undefined ? [] : [...(place.multiRegions ?? []), region];
}
