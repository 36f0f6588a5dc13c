import * as z from 'zod/mini';
import { type Address, type addressSchema, LIMITS } from '../foundation/fields';
import { filledText } from '../foundation/schemas';
import { plainDigits } from '../foundation/typed';

/** The address of an account that has given none. */
export const NO_ADDRESS: Address = { street: '', city: '', state: '', zipCode: '', country: '' };

/** The sentence for each part of an address that is missing. */
const MISSING: Readonly<Record<keyof Address, string>> = {
  street: 'Please enter your street address',
  city: 'Please enter your city',
  state: 'Please enter your state or province',
  zipCode: 'Please enter your ZIP or postal code',
  country: 'Please choose your country',
};

/** Postal codes, by the English names of the countries that have a format; others are taken as typed. */
const POSTAL_CODES: readonly (readonly [example: string, format: RegExp, countries: string])[] = [
  ['78701', /^\d{5}(-\d{4})?$/, 'United States'],
  ['K1A 0B1', /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'Canada'],
  ['SW1A 1AA', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'United Kingdom'],
  ['D02 AF30', /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, 'Ireland'],
  ['10115', /^\d{5}$/, 'Germany|France|Italy|Spain|Finland|Mexico|South Korea'],
  ['1010', /^\d{4}$/, 'Austria|Switzerland|Belgium|Denmark|Norway|Australia|New Zealand|Hungary'],
  ['1012 AB', /^\d{4} ?[A-Z]{2}$/i, 'Netherlands'],
  ['111 22', /^\d{3} ?\d{2}$/, 'Sweden|Czechia|Slovakia|Greece'],
  ['00-001', /^\d{2}-?\d{3}$/, 'Poland'],
  ['1000-001', /^\d{4}-?\d{3}$/, 'Portugal'],
  ['110001', /^\d{3} ?\d{3}$/, 'India|China|Singapore'],
  ['100-0001', /^\d{3}-?\d{4}$/, 'Japan'],
  ['01001-000', /^\d{5}-?\d{3}$/, 'Brazil'],
];

/** States and provinces, by code and name, of the countries that people write either of. */
const STATES: Readonly<Record<string, string>> = {
  'United States':
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI Virgin Islands|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
  Canada:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|QC Québec|SK Saskatchewan|YT Yukon',
  Australia:
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
};

/** The fault of a part of an address as typed; null where there is none. */
export function addressProblem(address: Address, field: keyof Address): string | null {
  const typed = address[field].trim();
  if (typed === '') return MISSING[field];
  if (field === 'zipCode') return postalCodeProblem(plainDigits(typed), address.country);
  if (field === 'state') return isState(typed, address.country) ? null : stateProblem(address);
  return null;
}

/** An address as people give it: whole, with a postal code and a state in their country's format. */
export const signupAddressSchema = z
  .object({
    street: filledText(LIMITS.street),
    city: filledText(LIMITS.city),
    state: filledText(LIMITS.state),
    zipCode: filledText(LIMITS.zipCode).check(z.overwrite(plainDigits)),
    country: filledText(LIMITS.country),
  })
  .check(({ value, issues }) => {
    for (const field of ['state', 'zipCode'] as const) {
      const message = addressProblem(value, field);
      if (message !== null) issues.push({ code: 'custom', input: value, path: [field], message });
    }
  }) satisfies typeof addressSchema;

function postalCodeProblem(typed: string, country: string): string | null {
  const known = POSTAL_CODES.find(([, , countries]) => countries.split('|').includes(country));
  if (known === undefined || known[1].test(typed)) return null;
  return `In ${inWords(country)} it looks like ${known[0]}`;
}

function isState(typed: string, country: string): boolean {
  return STATES[country] === undefined || stateCode(typed, country) !== null;
}

/** The code of a state or province, of its code or name; null where it has none, or isn't known. */
export function stateCode(typed: string, country: string): string | null {
  const wanted = typed.trim().toLowerCase();
  const states = STATES[country]?.split('|').map((state) => state.split(' ')) ?? [];
  const found = states.find(
    ([code = '', ...name]) =>
      wanted === code.toLowerCase() || wanted === name.join(' ').toLowerCase(),
  );
  return found?.[0] ?? null;
}

function stateProblem({ country }: Address): string {
  return `We don’t know this ${country === 'Canada' ? 'province' : 'state'}`;
}

function inWords(country: string): string {
  return country.startsWith('United') || country === 'Netherlands' ? `the ${country}` : country;
}
