/** The six cities (specification 2, section 9) with what a listing needs of them. */
export const CITIES = [
  { city: 'New York', state: 'New York', zipCode: '10014', timeZone: 'America/New_York' },
  {
    city: 'San Francisco',
    state: 'California',
    zipCode: '94117',
    timeZone: 'America/Los_Angeles',
  },
  { city: 'Chicago', state: 'Illinois', zipCode: '60614', timeZone: 'America/Chicago' },
  { city: 'Los Angeles', state: 'California', zipCode: '90027', timeZone: 'America/Los_Angeles' },
  { city: 'Seattle', state: 'Washington', zipCode: '98102', timeZone: 'America/Los_Angeles' },
  { city: 'Austin', state: 'Texas', zipCode: '78704', timeZone: 'America/Chicago' },
] as const;

export type City = (typeof CITIES)[number];
