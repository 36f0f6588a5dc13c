import { describe, expect, it } from 'vitest';
import { findTown } from './find-town';

const town = (city: string, state: string, country: string) =>
  findTown({ street: '', city, state, zipCode: '', country });

describe('where a town is', () => {
  it.each([
    ['Lisbon', '', 'Portugal', 38.7, -9.1],
    ['Lisboa', 'Lisboa', 'Portugal', 38.7, -9.1],
    ['Köln', 'NRW', 'Germany', 50.9, 7],
    ['cologne', '', 'Germany', 50.9, 7],
    ['Frankfurt', 'Hesse', 'Germany', 50.1, 8.7],
    ['New York', 'NY', 'United States', 40.7, -74],
    ['Saint Louis', 'Missouri', 'United States', 38.6, -90.2],
    ['Washington', 'DC', 'United States', 38.9, -77],
    ['Portland', 'OR', 'United States', 45.5, -122.7],
    ['Portland', 'Maine', 'United States', 43.7, -70.3],
    ['San Juan', 'PR', 'United States', 18.5, -66.1],
    ['St Johns', 'NL', 'Canada', 47.6, -52.7],
    ['London', 'Ontario', 'Canada', 43, -81.2],
    ['London', 'England', 'United Kingdom', 51.5, -0.1],
    ['Newport', 'Wales', 'United Kingdom', 51.6, -3],
    ['Suva', '', 'Fiji', -18.1, 178.4],
  ])('%s, %s, %s', async (city, state, country, lat, lng) => {
    expect(await town(city, state, country)).toEqual({ lat, lng });
  });

  it.each([
    ['that isn’t there', 'Nowhereville', 'NY', 'United States'],
    ['of a country that isn’t known', 'Lisbon', '', 'Atlantis'],
    ['of a name that several have', 'Richmond', '', 'United Kingdom'],
    ['whose state isn’t known', 'Springfield', '', 'United States'],
    ['without a name', ' ', 'NY', 'United States'],
  ])('is not known of one %s', async (_, city, state, country) => {
    expect(await town(city, state, country)).toBeNull();
  });
});
