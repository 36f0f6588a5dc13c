import { floatText } from './number';
import { overload, type Table } from './overload';
import { failure, float, type LatLngValue } from './value';

/** In meters, for a spherical Earth as in the official engine. */
const EARTH_RADIUS = 6_371_009;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Meters along the surface, by the haversine formula. */
function distance(a: LatLngValue, b: LatLngValue): number {
  const half = (from: number, to: number) => Math.sin(0.5 * (radians(to) - radians(from)));
  const latitude = half(a.latitude, b.latitude);
  const longitude = half(a.longitude, b.longitude);
  const x =
    latitude * latitude +
    longitude * longitude * Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * Math.asin(Math.min(1, Math.sqrt(x))) * EARTH_RADIUS;
}

export const LATLNG: Table = {
  latitude: [overload(['latlng'], ({ latitude }) => float(latitude))],
  longitude: [overload(['latlng'], ({ longitude }) => float(longitude))],
  distance: [overload(['latlng', 'latlng'], (a, b) => float(distance(a, b)))],
};

/** `latlng.…` */
export const LATLNG_PACKAGE: Table = {
  value: [
    overload(['float', 'float'], ({ value: latitude }, { value: longitude }) => {
      if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) {
        return { type: 'latlng', latitude, longitude };
      }
      const given = `latitude: ${floatText(latitude)}, longitude: ${floatText(longitude)}`;
      return failure(
        `Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ${given}.`,
      );
    }),
  ],
};
