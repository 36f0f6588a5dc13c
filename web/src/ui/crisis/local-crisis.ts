import {
  COUNTRIES_WITH_HELP,
  countryOfZone,
  crisisHelpIn,
} from '@hearthkin/domain/safety/crisis-help';
import { ownTimeZone } from '../../lib/format';
import { type CrisisResource, DIRECTORY, IN_THE_UNITED_STATES } from './crisis-resources';

const telLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** Lists who helps in a country (ISO 3166; '' for another one), the first to contact first. */
export function crisisResourcesIn(country: string): readonly CrisisResource[] {
  const help = crisisHelpIn(country);
  // Its territories have the same.
  if (help === crisisHelpIn('US')) return IN_THE_UNITED_STATES;
  const { emergency, helpline } = help;
  const resources: CrisisResource[] = [];
  if (helpline !== null) {
    const { name, phone, hours, text } = helpline;
    resources.push({
      name,
      text: `${hours}.`,
      action: `Call ${phone}`,
      href: telLink(phone),
      urgent: true,
    });
    if (text !== null) {
      const { word, to } = text;
      resources.push({
        name: `${name} by text`,
        text: 'A person answers your texts.',
        action: `Text ${word} to ${to}`,
        href: `sms:${to.replaceAll(' ', '')}?&body=${word}`,
        urgent: true,
      });
    }
  }
  return [
    ...resources,
    {
      name: `${emergency} Emergency services`,
      text: 'In immediate danger.',
      action: `Call ${emergency}`,
      href: telLink(emergency),
      urgent: true,
    },
    { ...DIRECTORY, text: helpline === null ? 'Helplines near you.' : 'More helplines.' },
  ];
}

/** The country of the device's clock, because many people read in a language of another one; else of its language. */
export function deviceCountry(): string | null {
  const { region } = new Intl.Locale(navigator.language).maximize();
  return countryOfZone(ownTimeZone(), region) ?? region ?? null;
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** "Germany" */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Codes and English names of the countries with lines of their own, by name. */
export function countryNames(): readonly (readonly [string, string])[] {
  return COUNTRIES_WITH_HELP.map((code) => [code, countryName(code)] as const).sort(
    ([, a], [, b]) => a.localeCompare(b, 'en'),
  );
}

/** The code of a country by its English name; null if it has no lines of its own. */
export function countryNamed(name: string): string | null {
  return COUNTRIES_WITH_HELP.find((code) => countryName(code) === name) ?? null;
}
