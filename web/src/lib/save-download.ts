import type { CallableResults } from '@hearthkin/domain/callables';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { saveFile } from './save-file';

/** Saves everything held about a person as a file on their device. */
export function saveDownload(download: CallableResults['downloadAccount']): void {
  const day = download.exportedAt.slice(0, 10);
  const file = new Blob([JSON.stringify(download, null, 2)], { type: 'application/json' });
  saveFile(file, `${PRODUCT_NAME.toLowerCase()}-${day}.json`);
}
