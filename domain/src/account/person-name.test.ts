import { describe, expect, it } from 'vitest';
import { isPersonName, NAME_MESSAGES, namesEdit, optionalPersonName } from './person-name';

/** Names that share letters, or nearly a word, with those that are refused. */
const PEOPLE = [
  ...['Hope', 'Grace', 'Stafford', 'Modera', 'Admira', 'Teamer', 'Helper', 'Trust Moyo'],
  ...['Staf F.', 'Tea M.', 'Safet Y.', 'He L. P.', 'Moderata Fonte', 'Jessup Porter'],
  ...['Justice', 'Adminah', 'Josh Billings', 'Bing Wu', 'Jo Billingham', 'Desmond', 'Al Frauder'],
  ...['Refaat', 'Paymon', 'Sisto', 'Verity', 'Accorsi', 'Trust Justice', 'Nora Opera'],
  ...['Robert W. Service', 'Martha Kinsley', 'Heather King', 'K. V. S. R. Murthy'],
  ...['Işıl Yıldız', 'Irmak', 'İbrahim', 'Nguyễn Thị Tâm', 'Møller', 'Łukasz', 'Ɔkɔmfo', 'Mª José'],
  ...['علی‌رضا', 'क्‍षमा', 'Мария Тимофеева', 'Σωκράτης', 'ᎠᏂᏴᏫᏯ', 'Kaʻiulani', '李小龙 Wei'],
  // Of many spellings.
  ...['李小龙', '阿卜杜拉·买买提', 'عبد الله', 'Seán Ó Súilleabháin', 'O’Brien', "D'Arcy-O'Neill"],
  ...['José María de la Cruz', 'श्रीनिवास', 'Þór Jónsdóttir', "'t Hooft", 'J.R.R.', 'Sammy Jr.'],
  ...['Анна', 'Işıl', 'x'.repeat(60)],
];

const THE_SITE = [
  // Letters that aren't seen, and what stands between letters.
  ...['Hearth\u200dkin', 'Supp\u200dort', 'Hearth\u3164kin', 'Hearth’kin', 'H.e.a.r.t.h.k.i.n'],
  ...['Hearth Kin', 'S t a f f', 'S.t.a.f.f', 't.e.a.m', 'Sup-port', 'Maya s-t-a-f-f'],
  // Repeated letters.
  ...['Hearthkiin', 'Supporrt'],
  // Letters that look like others.
  ...['Hearthkın', 'Hêàrthkin', 'S\u0301taff', 'Ádmiń', 'Suppørt', 'Stɑff', 'Officiaꞁ', 'ADMlN'],
  ...['Adrnin', 'ʜᴇᴀʀᴛʜᴋɪɴ', 'Sᴛaff', 'oﬃcial', 'Hеаrthkin', 'ᕼEᗩᖇTᕼKIᑎ', 'Stаff', 'Ηelp'],
  // In another alphabet as a whole.
  ...['ꓧꓰꓮꓣꓔꓧꓗꓲꓠ', 'ТЕАМ', 'ΤΕΑΜ'],
  // Roles.
  ...[
    'Staff',
    'Moderation Team',
    'The Moderators',
    'Our Admins',
    'Administration',
    'Official Maya',
  ],
  ...['Trust and Safety', 'Help Desk', 'Helpdesk', 'Customer Service', 'customer care', 'Security'],
  ...['Support-Team', 'Supportteam', 'Verified companion', 'xHearthkinx'],
  ...['Billing', 'Biling', 'B-i-l-l-i-n-g', 'Service Desk', 'System', 'The System', 'Systems'],
  ...['Verification', 'Identity Verification', 'VerificationTeam', 'Payments', 'PaymentsTeam'],
  ...['Payouts', 'Refunds', 'Refund Maya', 'Réfund', 'Invoices', 'Account Manager', 'Accounting'],
  ...['Compliance', 'Fraud Check', 'No Reply', 'Noreply', 'Webmaster', 'Operator', 'Trust Safety'],
  ...['SupportSam', 'Sysadmin', 'StaffMember', 'HelpCenter', 'Officially', 'TheModerators'],
];

const NO_NAMES = [
  ...['Hearthkin Support https://evil.example/pay', 'evil.example', 'x.com'],
  ...['www.evil.example/pay', 'pay@evil.example', 'Maya\nYour account', 'Maya\u202eayaM'],
  ...['Maya\u2066x', 'Maya\u200e', 'Maya\u0000', 'Hearthkin', 'Hearth kin'],
  ...['HEARTH-KIN team', 'Support', 'Site Admin', 'moderator', 'Нearthkin', 'Αnna', 'Ｈearth'],
  ...['𝐇earth', 'a\u0301\u0301\u0301\u0301\u0301', '7', ' Maya', 'Maya ', 'x'.repeat(61)],
];

describe('a name', () => {
  it.each(NO_NAMES)('may not be written %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it.each(PEOPLE)('may be %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each(THE_SITE)('may not be %j, which speaks for the site', (name) => {
    expect(isPersonName(name)).toBe(false);
    expect(optionalPersonName().safeParse(name).success).toBe(false);
  });

  it('is told apart from other characters that names have not', () => {
    const told = (name: string) => optionalPersonName().safeParse(name).error?.issues[0]?.message;
    expect(told('Staff')).toBe(NAME_MESSAGES.reserved);
    expect(told('Maya7')).toBe(NAME_MESSAGES.letters);
  });

  it('of any length is judged at once', () => {
    const typed = optionalPersonName().safeParse('h-'.repeat(1_000_000));
    expect(typed.error?.issues.map(({ message }) => message)).toEqual([NAME_MESSAGES.tooLong]);
  });
});

describe('two names', () => {
  const judged = (firstName: string, lastName: string) =>
    namesEdit
      .safeParse({ firstName, lastName })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it.each([
    ['Hearth', 'Kin'],
    ['The Hearth', 'Kin'],
    ['Hea', 'Rthkin'],
    ['H', 'e a r t h k i n'],
    ['Hearthki', 'Nolan'],
    ['Suppor', 'Tate'],
    ['Sup', 'Port'],
  ])('may not be "%s" and "%s", which speak for the site together', (firstName, lastName) => {
    expect(judged(firstName, lastName)).toEqual([['lastName', NAME_MESSAGES.reserved]]);
  });

  it.each([
    ['Heather', 'King'],
    ['Martha', 'Kinsley'],
    ['Josh', 'Billings'],
    ['Staf', 'Frey'],
    ['Tea', 'Moor'],
    ['Hope', ''],
    ['Nora', 'Opera'],
    ['Verity', 'Ford'],
  ])('may be "%s" and "%s"', (firstName, lastName) => {
    expect(judged(firstName, lastName)).toBeUndefined();
  });
});
