import { presentZone } from '../foundation/zone-names';

/** A helpline that anyone in a country can reach. */
export interface Helpline {
  readonly name: string;
  /** The number as it is dialed in the country. */
  readonly phone: string;
  /** The word to text, and the number to text it to; null without a line for texts. */
  readonly text: { readonly word: string; readonly to: string } | null;
  readonly hours: string;
}

/** Numbers to call in a country. */
export interface CrisisHelp {
  /** The number for someone whose life is in danger: an ambulance comes. */
  readonly emergency: string;
  /** The number for someone who is threatened: the police come. */
  readonly police: string;
  readonly helpline: Helpline | null;
}

const DAY_AND_NIGHT = 'Day and night';
/** Hours of a line that isn't always open, or whose hours the lists don't agree on. */
const SOME_HOURS = 'At certain hours';

function help(emergency: string, helpline: Helpline | null = null, police = emergency): CrisisHelp {
  return { emergency, police, helpline };
}

function line(
  name: string,
  phone: string,
  { hours = DAY_AND_NIGHT, text = null }: Partial<Pick<Helpline, 'hours' | 'text'>> = {},
): Helpline {
  return { name, phone, hours, text };
}

/** Mobile phones connect it to the emergency services of most countries. */
export const EMERGENCY_ANYWHERE = '112';

const BRITAIN = help(
  '999',
  line('Samaritans', '116 123', { text: { word: 'SHOUT', to: '85258' } }),
);
const UNITED_STATES = help(
  '911',
  line('988 Suicide & Crisis Lifeline', '988', { text: { word: 'HOME', to: '741741' } }),
);

/**
 * Emergency numbers and a helpline by country (ISO 3166), collected in November 2026 from public lists, as
 * Wikipedia's of emergency telephone numbers and of suicide crisis lines. None was called. They change:
 * an operator looks up each at its line's own site before going live, and once a year
 * (docs/operations.md). Countries that aren't here have `EMERGENCY_ANYWHERE` and no line.
 */
const HELP: Readonly<Record<string, CrisisHelp>> = {
  AE: help(
    '998',
    line('National mental support line', '800 4673', { hours: '8 AM to 8 PM' }),
    '999',
  ),
  AR: help(
    '107',
    line('Centro de Asistencia al Suicida', '0800 345 1435', { hours: SOME_HOURS }),
    '911',
  ),
  AT: help('112', line('TelefonSeelsorge', '142')),
  AU: help('000', line('Lifeline', '13 11 14', { text: { word: 'HELLO', to: '0477 13 11 14' } })),
  BD: help('999', line('Kaan Pete Roi', '09612 119911', { hours: '3 PM to 3 AM' })),
  BE: help('112', line('Zelfmoordlijn 1813 (in French: 0800 32 123)', '1813')),
  BG: help('112'),
  BR: help('192', line('CVV', '188'), '190'),
  CA: help(
    '911',
    line('9-8-8 Suicide Crisis Helpline', '988', { text: { word: 'HELLO', to: '988' } }),
  ),
  CH: help('144', line('Die Dargebotene Hand', '143'), '117'),
  CL: help('131', line('Prevención del Suicidio', '*4141'), '133'),
  CN: help('120', line('National mental health line', '12356', { hours: SOME_HOURS }), '110'),
  CO: help('123', line('Línea 106', '106')),
  CR: help('911'),
  CY: help('112', line('Samaritans', '8000 7773', { hours: '4 PM to midnight' })),
  CZ: help('112', line('Linka první psychické pomoci', '116 123')),
  DE: help('112', line('TelefonSeelsorge', '0800 111 0 111')),
  DK: help('112', line('Livslinien', '70 201 201', { hours: SOME_HOURS })),
  DO: help('911'),
  EC: help('911'),
  EE: help('112', line('Ohvriabi kriisitelefon', '116 006')),
  EG: help('123', line('Mental health hotline', '16328', { hours: SOME_HOURS }), '122'),
  ES: help('112', line('Línea 024', '024')),
  FI: help('112', line('MIELI kriisipuhelin', '09 2525 0111')),
  FR: help('112', line('Numéro national de prévention du suicide', '3114')),
  GB: BRITAIN,
  GG: BRITAIN,
  GH: help('112'),
  GU: UNITED_STATES,
  GR: help('112', line('Suicide help line', '1018')),
  HK: help('999', line('Mental health support hotline', '18111')),
  HR: help('112'),
  HU: help('112', line('Magyar Lelki Elsősegély', '116 123')),
  ID: help('112'),
  IE: help('112', line('Samaritans', '116 123', { text: { word: 'HELLO', to: '50808' } })),
  IM: BRITAIN,
  IL: help('101', line('ERAN', '1201'), '100'),
  IN: help('112', line('Tele MANAS', '14416')),
  IS: help('112', line('Hjálparsími Rauða krossins', '1717')),
  IT: help('112', line('Telefono Amico', '02 2327 2327', { hours: '9 AM to midnight' })),
  JE: BRITAIN,
  JM: help('110', line('Mental health and suicide prevention helpline', '888 639 5433'), '119'),
  JP: help('119', line('Yorisoi Hotline', '0120 279 338'), '110'),
  KE: help('999', line('Befrienders Kenya', '0722 178 177', { hours: SOME_HOURS })),
  KR: help('119', line('Suicide prevention line', '109'), '112'),
  LB: help('140', line('Embrace Lifeline', '1564', { hours: SOME_HOURS }), '112'),
  LK: help('1990', line('National mental health helpline', '1926'), '119'),
  LT: help('112', line('Vilties linija', '116 123')),
  LU: help('112', line('SOS Détresse', '45 45 45', { hours: SOME_HOURS })),
  LV: help('112', line('Skalbes', '116 123')),
  MA: help('150', null, '190'),
  MT: help('112', line('Supportline 179', '179')),
  MX: help('911', line('Línea de la Vida', '800 911 2000')),
  MY: help('999', line('Befrienders', '03 7627 2929')),
  NG: help('112'),
  NL: help('112', line('113 Zelfmoordpreventie', '0800 0113')),
  NO: help('113', line('Mental Helse', '116 123'), '112'),
  NP: help('102', line('National suicide prevention helpline', '1166'), '100'),
  NZ: help('111', line('Need to talk?', '1737', { text: { word: 'HELLO', to: '1737' } })),
  PA: help('911'),
  PE: help('106', line('Infosalud, option 5', '113'), '105'),
  PH: help('911', line('National Center for Mental Health', '1553')),
  PK: help('1122', line('Umang', '0311 7786264'), '15'),
  PL: help('112', line('Centrum Wsparcia', '800 70 2222')),
  PR: UNITED_STATES,
  PT: help('112', line('SNS 24', '808 24 24 24')),
  QA: help('999'),
  RO: help('112', line('Telefonul Antisuicid', '0800 801 200', { hours: SOME_HOURS })),
  RU: help('112'),
  SA: help('997', line('Mental health line', '920 033 360', { hours: SOME_HOURS }), '999'),
  SE: help('112', line('Självmordslinjen', '90101')),
  SG: help('995', line('Samaritans of Singapore', '1767'), '999'),
  SI: help('112', line('Zaupni telefon Samarijan', '116 123')),
  SK: help('112', line('Linka dôvery Nezábudka', '0800 800 566')),
  TH: help('1669', line('Mental health hotline', '1323'), '191'),
  TR: help('112'),
  TT: help('811', line('Lifeline', '800 5588'), '999'),
  TW: help('119', line('Mental health line', '1925'), '110'),
  UA: help('112', line('Lifeline Ukraine', '7333')),
  US: UNITED_STATES,
  UY: help('911', line('Línea de prevención del suicidio', '0800 0767')),
  VI: UNITED_STATES,
  VN: help('115', null, '113'),
  ZA: help('112', line('South African Depression and Anxiety Group', '0800 567 567')),
};

/** Answers whom to call in a country (ISO 3166); null for an unknown one. */
export function crisisHelpIn(country: string | null): CrisisHelp {
  return (country === null ? undefined : HELP[country]) ?? help(EMERGENCY_ANYWHERE);
}

/** The countries that have numbers of their own here, by code. */
export const COUNTRIES_WITH_HELP: readonly string[] = Object.keys(HELP);

/** Older engines have a property in place of the method. */
type LocaleWithZones = Intl.Locale & {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[];
};

/**
 * The country whose clocks show a zone's time, among those with numbers of their own; null if none is known.
 * @param guess the country that is asked first, which is mostly right and saves the others.
 */
export function countryOfZone(timeZone: string, guess = 'US'): string | null {
  const wanted = presentZone(timeZone);
  const found = [guess, ...COUNTRIES_WITH_HELP].find((country) => {
    const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
    const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
    return HELP[country] !== undefined && zones.some((zone) => presentZone(zone) === wanted);
  });
  return found ?? null;
}

/** The number that brings the police where clocks show a zone's time. */
export function policeNumber(timeZone: string): string {
  return crisisHelpIn(countryOfZone(timeZone)).police;
}
