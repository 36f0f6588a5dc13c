/** `npm run indexes`: writes the indexes of the browse page into firestore.indexes.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { browseIndexes, isBrowseIndex } from './browse-indexes';
import type { IndexFile } from './index-file';

const path = `${ROOT}/firestore.indexes.json`;
const { indexes, fieldOverrides }: IndexFile = JSON.parse(readFileSync(path, 'utf8'));
const others = indexes.filter((index) => !isBrowseIndex(index));
const file: IndexFile = { indexes: [...others, ...browseIndexes()], fieldOverrides };
writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
console.log(`${file.indexes.length} indexes, ${browseIndexes().length} of the browse page`);
