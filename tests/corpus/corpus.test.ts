import { typedEmailInput } from '@hearthkin/domain/account/email';
import { namesEdit } from '@hearthkin/domain/account/person-name';
import { displayNameOf } from '@hearthkin/domain/account/profile';
import { accountToken, accountTokensOf } from '@hearthkin/domain/admin/account-search';
import { calendarFile } from '@hearthkin/domain/booking/calendar-file';
import { storyFormSchema } from '@hearthkin/domain/community/story-form';
import { prefixesOf, queryTokens } from '@hearthkin/domain/foundation/search-tokens';
import { VISIBLE } from '@hearthkin/domain/foundation/typed';
import { describe, expect, it } from 'vitest';
import { composeMail } from '../../functions/src/mail/compose-mail';
import { typedPhone } from '../../web/src/features/phone/phone-number';
import { ADDRESSES, NO_ADDRESSES, PHONES } from './addresses';
import { NAMES } from './names';
import { NO_NAMES } from './no-names';
import { SEARCHES } from './searches';

const judge = (firstName: string) => namesEdit.safeParse({ firstName, lastName: '' });

const isFoundBy = (stored: string, typed: string) => {
  const tokens = new Set(prefixesOf(stored));
  return queryTokens(typed).every((token) => tokens.has(token));
};

describe.each(Object.entries(NAMES))('names in %s', (_language, names) => {
  it.each(names.map((name) => (typeof name === 'string' ? [name, name.normalize('NFC')] : name)))(
    '%j is taken, shown, found and written into emails and calendars',
    (typed, kept) => {
      expect(judge(typed).data).toEqual({ firstName: kept, lastName: '' });
      const shown = displayNameOf({ firstName: 'Maya', lastName: kept });
      expect(shown).toMatch(/^Maya \p{L}[\p{L}\p{M}\u200c\u200d]*\.$/u);
      expect(isFoundBy(kept, typed)).toBe(true);
      const account = { firstName: kept, lastName: '', email: 'maya@example.test', phone: '' };
      expect(accountTokensOf(account)).toContain(accountToken(typed));
      const file = calendarFile(event(kept), 'Hearthkin');
      expect(file.replace(/\r\n /g, '')).toContain(kept.replace(/,/g, '\\,'));
      expect(greets(kept)).toBe(true);
    },
  );
});

describe('a text that is no name', () => {
  it.each(NO_NAMES)('%j is refused as a name, and as the author of a story', (typed) => {
    expect(judge(typed).success).toBe(false);
    const author = storyFormSchema.safeParse({ ...STORY, authorName: typed }).error?.issues ?? [];
    expect(author.map(({ path }) => path[0])).toContain('authorName');
  });

  it.each(['\u3164', '\u2800', '\ufe0f', '\u115f', '\uffa0', '\u034f', ' \u200b', '\u0301'])(
    '%j shows nothing, so no message is sent of it',
    (typed) => expect(VISIBLE.test(typed)).toBe(false),
  );
});

it.each(ADDRESSES)('the address %j is kept as %s', (typed, kept) => {
  expect(typedEmailInput.safeParse({ email: typed }).data).toEqual({ email: kept });
});

it.each(NO_ADDRESSES)('the address %j is refused', (typed) => {
  expect(typedEmailInput.safeParse({ email: typed }).success).toBe(false);
});

it.each(PHONES)('the number %j of %s is %s', (typed, country, e164) => {
  expect(typedPhone(typed, country).e164).toBe(e164);
});

it.each(SEARCHES.flatMap(([stored, all]) => all.map((typed) => [stored, typed] as const)))(
  'who is stored as %j is found by %j',
  (stored, typed) => {
    expect(isFoundBy(stored, typed)).toBe(true);
    const account = { firstName: stored, lastName: '', email: 'maya@example.test', phone: '' };
    expect(accountTokensOf(account)).toContain(accountToken(typed) ?? '');
  },
);

function event(name: string) {
  return {
    uid: 'session-1',
    status: 'CONFIRMED' as const,
    startsAt: new Date('2026-12-01T10:00:00Z'),
    endsAt: null,
    summary: `A session with ${name} and a subject that is long enough to be folded`,
    description: '',
    location: null,
    url: 'https://example.test/sessions/1',
    changedAt: new Date('2026-11-01T10:00:00Z'),
    sequence: 0,
  };
}

const bare = (text: string) => text.replace(/ /g, '');

/** The greeting of an email to a person. */
function greets(name: string): boolean {
  const { text } = composeMail(
    { to: 'maya@example.test', toName: name },
    { subject: 'A session', parts: [] },
  );
  return bare(text).startsWith(bare(`Hello ${name},`));
}

/** A story that is whole but for its author. */
const STORY = {
  title: 'A walk',
  story: 'We walked along the river and said little. '.repeat(8),
  isAnonymous: false,
  privacyLevel: 'public',
  tags: [],
  allowContacts: false,
  triggerWarning: false,
  triggerWarningText: '',
  agreeToGuidelines: true,
};
