/** The six cities (specification 2, section 9) with what a listing needs of them. */
export const CITIES = [
  {
    city: 'New York',
    state: 'New York',
    zipCode: '10014',
    timeZone: 'America/New_York',
    point: { lat: 40.7, lng: -74 },
  },
  {
    city: 'San Francisco',
    state: 'California',
    zipCode: '94117',
    timeZone: 'America/Los_Angeles',
    point: { lat: 37.8, lng: -122.4 },
  },
  {
    city: 'Chicago',
    state: 'Illinois',
    zipCode: '60614',
    timeZone: 'America/Chicago',
    point: { lat: 41.9, lng: -87.7 },
  },
  {
    city: 'Los Angeles',
    state: 'California',
    zipCode: '90027',
    timeZone: 'America/Los_Angeles',
    point: { lat: 34.1, lng: -118.2 },
  },
  {
    city: 'Seattle',
    state: 'Washington',
    zipCode: '98102',
    timeZone: 'America/Los_Angeles',
    point: { lat: 47.6, lng: -122.3 },
  },
  {
    city: 'Austin',
    state: 'Texas',
    zipCode: '78704',
    timeZone: 'America/Chicago',
    point: { lat: 30.3, lng: -97.7 },
  },
] as const;

export type City = (typeof CITIES)[number];
