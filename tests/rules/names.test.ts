import { readFileSync } from 'node:fs';
import { isPersonName, LOOK_ALIKES, NAME_PATTERNS } from '@hearthkin/domain/account/person-name';
import type { User } from '@hearthkin/domain/account/user';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberDocument } from '../support/builders';
import { allowed, denied, rulesEnvironment } from './kit';
import type { Who } from './people';

const { as, arrange } = rulesEnvironment();
const person: Who = { uid: 'named', userType: 'spender' };
const own = () => as(person).doc(`users/${person.uid}`);

const REAL = [
  '李小龙',
  '阿卜杜拉·买买提',
  'عبد الله',
  'علی‌رضا',
  'Seán Ó Súilleabháin',
  'O’Brien',
  "D'Arcy-O'Neill",
  'José María de la Cruz',
  'श्रीनिवास',
  'Þór Jónsdóttir',
  'Nguyễn',
  "'t Hooft",
  'J.R.R.',
  'Sammy Jr.',
  'Анна',
  'Σωκράτης',
  'Işıl',
  'Staf F.',
  'Jessup Porter',
  'x'.repeat(60),
];

const FALSE = [
  'Hearthkin Support https://evil.example/pay',
  'evil.example',
  'x.com',
  'www.evil.example/pay',
  'pay@evil.example',
  'Maya\nYour account',
  'Maya\u202eayaM',
  'Maya\u2066x',
  'Maya\u200e',
  'Maya\u0000',
  'Hearthkin',
  'Hearth kin',
  'HEARTH-KIN team',
  'Support',
  'Site Admin',
  'moderator',
  'Hearth\u200dkin',
  'Hearthkın',
  'ʜᴇᴀʀᴛʜᴋɪɴ',
  'Hearth’kin',
  'Hearth\u3164kin',
  'Supp\u200dort',
  'Suppørt',
  'Sup-port',
  'Supporrt',
  'S t a f f',
  'ТЕАМ',
  'Trust and Safety',
  'Нearthkin',
  'Αnna',
  'Ｈearth',
  '𝐇earth',
  'a\u0301\u0301\u0301\u0301\u0301',
  '7',
  ' Maya',
  'Maya ',
  'x'.repeat(61),
];

const arrangePerson = (change: Partial<User> = {}) =>
  arrange({ [`users/${person.uid}`]: memberDocument(person.uid, change) });

beforeEach(() => arrangePerson());

describe('a name', () => {
  it.each(REAL)('may be %s', async (name) => {
    expect(isPersonName(name)).toBe(true);
    await allowed(own().update({ firstName: name, lastName: name }));
  });

  it.each(FALSE)('may not be %j', async (name) => {
    expect(isPersonName(name)).toBe(false);
    await denied(own().update({ firstName: name }));
    await denied(own().update({ lastName: name }));
  });

  it('is judged by the same patterns in the rules and in the domain', () => {
    const rules = readFileSync('firestore.rules', 'utf8');
    const patterns = [
      ...Object.values(NAME_PATTERNS),
      ...Object.entries(LOOK_ALIKES).map(([letter, others]) => `(?i)[${others}]', '${letter}'`),
    ];
    for (const pattern of patterns) expect(rules).toContain(pattern.replaceAll('\\', '\\\\'));
  });

  it('that was stored before may stay while the rest changes', async () => {
    await arrangePerson({ firstName: 'Robin 7', lastName: 'www.old.example' });
    await allowed(own().update({ bio: 'I like walks.' }));
    await denied(own().update({ firstName: 'Robin 8' }));
    await allowed(own().update({ lastName: '' }));
  });
});
