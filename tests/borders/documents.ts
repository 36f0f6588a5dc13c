import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';

/** The table of documents in `docs`, which `npm run docs` writes. */
export const TABLE = join(ROOT, 'docs/documents.md');

const FOLDERS = ['domain/src', 'functions/src/platform'];

/** A document of Firestore, as the comment above its schema has it. */
export interface DocumentHeader {
  /** The path with names in braces: `users/{uid}`. */
  readonly path: string;
  readonly schema: string;
  /** The schema's file, from the root. */
  readonly file: string;
  readonly holds: string;
  readonly reads: string;
  readonly writes: string;
  readonly goes: string;
}

/** The documents of all headers, by path. */
export function documentHeaders(): DocumentHeader[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => headersIn(readFileSync(join(ROOT, file), 'utf8'), file))
    .sort((one, other) => one.path.localeCompare(other.path, 'en'));
}

const HEADER = /\/\*\*\n((?: \*.*\n)*?) \*\/\nexport const (\w+)/g;

/** The headers in a file's text. A schema of several documents has the tags once for each. */
export function headersIn(text: string, file: string): DocumentHeader[] {
  return [...text.matchAll(HEADER)].flatMap(([, comment = '', schema = '']) => {
    const words = comment.replace(/^ \* ?/gm, '').trim();
    const [holds = '', ...documents] = words.split(/^@document /m);
    return documents.map((document) => {
      const [path = '', ...tags] = document
        .split(/^@/m)
        .map((part) => part.replace(/\s+/g, ' ').trim());
      const tagged = (tag: string) =>
        tags.find((one) => one.startsWith(`${tag} `))?.slice(tag.length + 1) ?? '';
      return {
        path,
        schema,
        file,
        holds: holds.replace(/\s+/g, ' ').trim(),
        reads: tagged('reads'),
        writes: tagged('writes'),
        goes: tagged('goes'),
      };
    });
  });
}

/** The first sentence without its full stop; the rest stands beside the schema. */
function firstSentence(words: string): string {
  return /^.*?(?=[.](?:\s|$)|$)/.exec(words)?.[0] ?? '';
}

/** The table of documents as Markdown. */
export function documentTable(headers: readonly DocumentHeader[]): string {
  const rows = headers.map(({ path, schema, file, holds, reads, writes, goes }) =>
    [`[\`${path}\`](../${file} "${schema}")`, ...[holds, reads, writes, goes].map(firstSentence)]
      .map((cell) => cell.replaceAll('|', '\\|'))
      .join(' | '),
  );
  return `# Documents

Who reads and writes each document of Firestore, and when it goes: the first sentences of the comments above the schemas, to
which the paths lead. \`npm run docs\` writes it. [Data and rules](data-and-rules.md) explains the words.

| document | holds | read by | written by | goes |
|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}
