/** Interest ids with their labels (specification 1, section 3). */
export const INTERESTS = {
  culture: 'Culture & Local Events',
  lgbt: 'LGBTQ+',
  geek: 'Geek & Games',
  art: 'Art, Photography & Writing',
  family: 'Family & Kids',
  food: 'Gastronomy',
  shopping: 'Local Shopping',
  music: 'Music & Nightlife',
  sports: 'Sports & Outdoor',
  wellness: 'Wellness & Nature',
  movies: 'Movies & Local Productions',
} as const;

export type Interest = keyof typeof INTERESTS;

export const INTEREST_IDS = Object.keys(INTERESTS) as Interest[];
