/** Longest stored prefix of a word. Longer search words are cut to it. */
const MAX_PREFIX_LENGTH = 12;

/** Letters that Unicode doesn't decompose, as people type them who lack the key. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n', ɓ: 'b', ɗ: 'd', ƙ: 'k' },
  ...{ ə: 'e', ɛ: 'e', ɔ: 'o', ƴ: 'y', ɖ: 'd', ƒ: 'f', ĸ: 'k', ß: 'ss', þ: 'th', æ: 'ae', œ: 'oe' },
  ...{ ς: 'σ', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Marks, unseen characters, small letters that modify others, and the line that stretches Arabic words. */
const NOT_COMPARED = /[\p{M}\p{Cf}\u02b0-\u02ff\u0640]/gu;

const APOSTROPHES = /[‘’`´′׳＇ʹ-ʿˈ]/g;
const HYPHENS = /[‐‑‒–−־]/g;

/** Lower case without accents, with one kind of apostrophe and hyphen, for comparing. */
export function fold(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .normalize('NFKD')
    .toLowerCase()
    .replace(NOT_COMPARED, '')
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter);
}

/** The same without what people leave out when they search: "St. D’Angelo" and "Anne-Marie" are "st dangelo" and "annemarie". */
export function foldTightly(text: string): string {
  return fold(text).replace(/['.-]/g, '');
}

/** The folded words of a text, split at punctuation and spaces. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words that an apostrophe or a hyphen joins, as one. */
function joinedWords(text: string): string[] {
  const joined = fold(text).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)+/gu) ?? [];
  return joined.map((word) => word.replace(/['-]/g, ''));
}

/** A city for filters: its words, folded. */
export function cityKeyOf(city: string): string {
  return wordsOf(city).join(' ');
}

/** The token of a search word. */
export function prefixTokenOf(word: string): string {
  return [...word].slice(0, MAX_PREFIX_LENGTH).join('');
}

/** The tokens of a search text: one per word, none for a blank text. */
export function queryTokens(text: string): string[] {
  return [...new Set(wordsOf(text).map(prefixTokenOf))];
}

/** Every prefix of every word, so that one `array-contains` index serves search-as-you-type. */
export function prefixesOf(text: string): string[] {
  const tokens = new Set<string>();
  for (const word of [...wordsOf(text), ...joinedWords(text)]) {
    const letters = [...word].slice(0, MAX_PREFIX_LENGTH);
    for (let length = 1; length <= letters.length; length += 1) {
      tokens.add(letters.slice(0, length).join(''));
    }
  }
  return [...tokens].sort();
}

/** Words of a bio that can be searched, the first ones. Each costs an entry per prefix. */
const MAX_BIO_WORDS = 30;

/** Shorter words and prefixes of a bio match too much. */
const MIN_BIO_PREFIX = 3;

/** Words too common to search for. */
const STOP_WORDS = new Set(
  (
    'about after all also and any anyone are because been before but can cant could didnt doesnt ' +
    'dont each even ever ' +
    'every for from get gets had has have her here him his how into its ive just let like lot make ' +
    'isnt many more most much myself not now off one only other our out over people really she ' +
    'should some somebody someone something such than that thats the their them then there theres these they theyre ' +
    'theyve thing things this those ' +
    'through too until very was way well were what when where which who whoever why will with ' +
    'without wont would you youll your youre youve'
  ).split(' '),
);

/** Whether a word is too common to search for. */
export function isCommonWord(word: string): boolean {
  return word.length < MIN_BIO_PREFIX || STOP_WORDS.has(word);
}

/** The prefixes of the first telling words of a text. */
export function bioTokensOf(bio: string): string[] {
  // "Don't" is one word, and too common.
  const telling = wordsOf(bio.replace(/['’]/g, '')).filter((word) => !isCommonWord(word));
  const words = [...new Set(telling)].slice(0, MAX_BIO_WORDS);
  return prefixesOf(words.join(' ')).filter((prefix) => prefix.length >= MIN_BIO_PREFIX);
}
