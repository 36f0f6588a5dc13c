import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mentionsSelfHarm } from '@hearthkin/domain/messaging/crisis-words';
import { describe, expect, it } from 'vitest';

/** `+` or `-` for danger or none, the language, the sentence. */
function sentencesOf(file: string) {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => ({
      isMeant: line.startsWith('+'),
      language: line.slice(2, 4),
      sentence: line.slice(5),
    }));
}

/** The share of what is recognized that is meant, and of what is meant that is recognized. */
function scoresOf(sentences: ReturnType<typeof sentencesOf>) {
  const meant = sentences.filter(({ isMeant }) => isMeant);
  const recognized = sentences.filter(({ sentence }) => mentionsSelfHarm(sentence));
  const both = recognized.filter(({ isMeant }) => isMeant).length;
  return { precision: both / recognized.length, recall: both / meant.length };
}

describe.each([
  // What the phrases were written for.
  ['sentences.txt', { precision: 0.97, recall: 0.95 }],
  // Written by others, and not looked at when the phrases were: what to expect of people.
  ['unseen-sentences.txt', { precision: 0.85, recall: 0.6 }],
])('sentences of %s', (file, least) => {
  it('are told apart, for the most part', () => {
    const sentences = sentencesOf(file);
    const languages = ['all', ...new Set(sentences.map(({ language }) => language))];
    for (const language of languages) {
      const chosen = sentences.filter((one) => language === 'all' || one.language === language);
      const { precision, recall } = scoresOf(chosen);
      process.stdout.write(
        `${file} ${language}: ${chosen.length} sentences, precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}\n`,
      );
      if (language !== 'all') continue;
      expect(precision).toBeGreaterThanOrEqual(least.precision);
      expect(recall).toBeGreaterThanOrEqual(least.recall);
    }
  });
});
