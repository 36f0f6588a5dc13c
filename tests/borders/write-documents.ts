/** `npm run docs`: writes docs/documents.md from the comments above the schemas. */
import { writeFileSync } from 'node:fs';
import { documentHeaders, documentTable, TABLE } from './documents';

const headers = documentHeaders();
writeFileSync(TABLE, documentTable(headers));
console.log(`${headers.length} documents in docs/documents.md`);
