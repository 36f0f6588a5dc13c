import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

export interface Country {
  /** ISO 3166. */
  readonly code: CountryCode;
  readonly name: string;
  /** "+49" */
  readonly dialCode: string;
  /** A pair of regional indicator letters, which most systems show as a flag. */
  readonly flag: string;
}

const REGIONAL_INDICATOR_A = 0x1f1e6;

function flagOf(code: string): string {
  const letters = [...code].map((letter) => letter.charCodeAt(0) - 65 + REGIONAL_INDICATOR_A);
  return String.fromCodePoint(...letters);
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Countries with a dial code, by English name. */
export const COUNTRIES: readonly Country[] = getCountries()
  .map((code) => ({
    code,
    name: names.of(code) ?? code,
    dialCode: `+${getCountryCallingCode(code)}`,
    flag: flagOf(code),
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const UNITED_STATES: Country = {
  code: 'US',
  name: 'United States',
  dialCode: '+1',
  flag: flagOf('US'),
};

export function countryByCode(code: string): Country {
  return COUNTRIES.find((country) => country.code === code) ?? UNITED_STATES;
}
