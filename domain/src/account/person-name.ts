import * as z from 'zod/mini';
import { firstLetter } from '../foundation/characters';
import { LIMITS } from '../foundation/fields';
import { tidyLine } from '../foundation/typed';
import { PROFILE_MESSAGES } from './profile-edits';

/** The sentence for a person whose name doesn't fit. */
export const NAME_MESSAGES = {
  missing: 'Please fill this in',
  tooLong: `Please keep it to ${LIMITS.name} characters`,
  letters: 'Please use letters, spaces, hyphens and apostrophes only',
  reserved: 'Please choose a name that doesn’t sound like our team',
} as const;

/** Signs inside the words of names: of elision, of Hebrew abbreviations, and the middle dot of Catalan and Chinese. */
const SIGNS = "'’׳״·";

/** Marks of letters; those that enclose one make a key or a sign of it. */
const MARK = '\\p{Mn}\\p{Mc}';

/** A word, with a full stop at its end at most, or initials: "O’Brien", "Jr.", "J.R.R.". */
const WORD = `(?:['’]?\\p{L}[\\p{L}${MARK}${SIGNS}\\u{200c}\\u{200d}]*\\.?|(?:\\p{L}[${MARK}]*\\.){2,})`;

/** Characters between the words of a name: the hyphens of Latin and Hebrew, the dot of Japanese, the one of Tibetan. */
const PARTS = ' ‐־・་-';

/** A letter of another script than Latin. */
const NOT_LATIN = '[^\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}]';

/** A word with any of its letters repeated, and with hyphens in between. */
const spelled = (word: string, between = '-') =>
  word.replace(/[a-z]/g, (letter) =>
    letter === 'm' ? `(?:m|r[r${between}]*n)[mn${between}]*` : `${letter}[${letter}${between}]*`,
  );

/** The same, with spaces in between too: none of these is two names. */
const spread = (word: string) => spelled(word, ' -');

/** Words that speak for the site, as `readAs` leaves them: an l is an i. */
const ROLES = [
  spread('suport'),
  spread('admin(istrat(or|ion))?'),
  spread('moderat(or|ion)'),
  // "Staf F.", "Tea M.", "Safet Y." and "He L. P." are people.
  ...['staff', 'team', 'safety', 'heip(desk)?'].map((word) => spelled(word)),
  ...['s t a f f', 't e a m', 's a f e t y', 'h e i p'],
  // "Josh Billings" and "Bing Wu" are people.
  ...['biiing(?!s)', 'desk', 'acount(ing)?', 'compiiance', 'fraud', 'operator', 'webmaster'].map(
    (word) => spelled(word),
  ),
  spread('norepiy'),
  spread('oficiai'),
  spread('security'),
  spread('customer'),
  spread('verified'),
].join('|');

/** Those of them that are in no person's name, also not as a part of a word. */
const ROLE_PARTS = [
  ...['suport', 'moderat(or|ion)', 'oficiai', 'security', 'customer', 'verified'],
  ...['verification', 'payment', 'payout', 'refund', 'invoice', 'system'],
  ...['admin(?:[ -]|$)', 'staf(member|team)', 'heip(iine|cent(er|re))'],
]
  .map((word) => spelled(word, ''))
  .join('|');

/** Patterns by which names are judged. Letters of each kind are those of Unicode. */
const NAME_PATTERNS = {
  /**
   * Letters and marks of every script, in words. No full stop or slash inside a word, so that no mail program makes a
   * link of it. The joiners are part of Persian and Indian spelling.
   */
  written: `${WORD}(?:(?:, |[${PARTS}])${WORD})*་?`,
  /** Styles and small capitals of letters, invisible letters, and two alphabets in a word. */
  fancy: [
    '[ſɢɪɴɶʀʏʙʛʜʟʰ-ʸˠ-ˤẛ-ẝ\\u{1d00}-\\u{1dbf}\\u{2071}-\\u{209c}\\u{2100}-\\u{214f}\\u{a722}-\\u{a78a}\\u{a78d}-\\u{a7ff}\\u{ab30}-\\u{ab6f}\\u{fb00}-\\u{fb06}\\u{ff21}-\\u{ff5a}\\u{1d400}-\\u{1d7ff}]',
    '[\\u{115f}\\u{1160}\\u{3164}\\u{ffa0}]',
    `\\p{Script=Latin}[^${PARTS}]*${NOT_LATIN}`,
    `${NOT_LATIN}[^${PARTS}]*\\p{Script=Latin}`,
  ].join('|'),
  /** Characters that are hardly seen between letters. */
  unseen: `[\\p{M}\\p{Lm}\\p{Cf}${SIGNS}]`,
  separators: '[.,‐־・་]',
  /** The site's name and some roles anywhere, and the role of a team as words. */
  speaks: `${spread('hearthkin')}|${ROLE_PARTS}|(?:^|[ -])(?:(?:${ROLES})[s -]*)+(?:[ -]|$)`,
} as const;

/** Letters that are read as the Latin ones of these words: with marks or strokes, and of other alphabets. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'ªǎǻȧɐɑαаᎪḁẚⱥⲁꓮÀ-Åà-åĀ-ąǞ-ǡȀ-ȃẠ-ặ',
  c: 'çƈȼɕϲсᏟḉↄⲥꓚĆ-č',
  d: 'ðȡԁᎠᏧꓓĎ-đƉ-ƌḊ-ḓ',
  e: 'ǝȩɇɘəɛεеєҽᎬⱸⲉꓰÈ-Ëè-ëĒ-ěȄ-ȇḔ-ḝẸ-ệ',
  f: 'ƒϝғḟꓝ',
  h: 'ȟɥɦʮʯηнһհᎻᏂẖⱨⲏꓧĤ-ħҢ-ҥḢ-ḫ',
  i: 'lƚǀǐȴɨɩɫɬɭιіїӏᎥᏆᏞⱡⲓꓡꓲÌ-Ïì-ïĨ-ıĹ-łȈ-ȋḬ-ḯḶ-ḽỈ-ị',
  k: 'ķĸƙǩʞκкќᏦⱪⲕꓗҚ-ҡḰ-ḵ',
  m: 'µɯɰɱμмᎷⲙꓟḾ-ṃ',
  n: 'ñŋƞǹȵɲɳνийпոᏁⲛꓠŃ-ňṄ-ṋ',
  o: 'ºøơǒǿɔɵοσоөօⱺⲟꓳÒ-Öò-öŌ-őǪ-ǭȌ-ȏȪ-ȱṌ-ṓỌ-ợ',
  p: 'þƥρрᏢⲣꓑṔ-ṗ',
  r: 'ɍгяᎡᏒⱹⲅꓣŔ-řȐ-ȓɹ-ɿṘ-ṟ',
  s: 'ƨșȿʂѕᏚꓢŚ-šṠ-ṩ',
  t: 'țȶʇτтᎢẗⱦⲧꓔŢ-ŧƫ-ƮṪ-ṱ',
  u: 'ʉυцџսᏌꓴÙ-Üù-üŨ-ųƯ-ƲǓ-ǜȔ-ȗṲ-ṻỤ-ự',
  v: 'ʌѵᏙⱱⱴꓦṼ-ṿ',
  y: 'ýÿŷƴȳɏʎγуүᎩẏẙỿꓬỲ-ỹ',
};

const WRITTEN = new RegExp(`^(?:${NAME_PATTERNS.written})$`, 'u');
const FANCY = new RegExp(NAME_PATTERNS.fancy, 'u');
const SPEAKS = new RegExp(NAME_PATTERNS.speaks, 'iu');
const READ_AS = [
  [new RegExp(NAME_PATTERNS.unseen, 'gu'), ''],
  [new RegExp(NAME_PATTERNS.separators, 'gu'), '-'],
  ...Object.entries(LOOK_ALIKES).map(
    ([letter, others]) => [new RegExp(`[${others}]`, 'giu'), letter] as const,
  ),
] as const;

function isWrittenAsName(name: string): boolean {
  return WRITTEN.test(name) && !FANCY.test(name) && !/\p{M}{5}/u.test(name.normalize('NFD'));
}

/** Whether a name reads like the site's or its team's. */
function soundsLikeUs(name: string): boolean {
  const read = READ_AS.reduce((text, [others, letter]) => text.replace(others, letter), name);
  return SPEAKS.test(read);
}

/** Whether a text can be a person's first, last or chosen name. */
export function isPersonName(name: string): boolean {
  return name.length <= LIMITS.name && isWrittenAsName(name) && !soundsLikeUs(name);
}

/** Keys for an apostrophe that people use beside the one of their language. */
const APOSTROPHES = /[‘`´＇]/g;
const HYPHENS = /[‑‒–−－]/g;

/** A name as typed, written the usual way: apostrophes, hyphens and spaces in one form each, and nothing unseen. */
export function tidyName(typed: string): string {
  return tidyLine(typed).replace(APOSTROPHES, '’').replace(HYPHENS, '-').replace(/･/g, '・');
}

/** A person's typed name, which is shown to others and put into emails; it may be left out. */
export function optionalPersonName() {
  return z.string().check(
    z.overwrite(tidyName),
    // Longer ones are not compared: that takes the square of their length.
    z.maxLength(LIMITS.name, { error: NAME_MESSAGES.tooLong, abort: true }),
    z.refine((name) => name === '' || isWrittenAsName(name), NAME_MESSAGES.letters),
    z.refine((name) => !soundsLikeUs(name), NAME_MESSAGES.reserved),
  );
}

/** The same, not empty. */
export function personName(missing: string = NAME_MESSAGES.missing) {
  return optionalPersonName().check(z.minLength(1, missing));
}

/** Whether two names that fit one by one fit beside each other, in full and as others see them: not "Hearthki N.". */
export function fitTogether({ firstName, lastName }: Names): boolean {
  return ![lastName, firstLetter(lastName)].some((last) => soundsLikeUs(`${firstName} ${last}`));
}

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** The same as a check of a form or an input, told beside the last name. */
export const fittingTogether = z.refine<Names>(fitTogether, {
  path: ['lastName'],
  error: NAME_MESSAGES.reserved,
});

/** Input of `saveNames`: a person's own names, as typed. */
export const namesEdit = z
  .object({ firstName: personName(PROFILE_MESSAGES.firstName), lastName: optionalPersonName() })
  .check(fittingTogether);
export type NamesEdit = z.infer<typeof namesEdit>;
