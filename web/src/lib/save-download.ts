import {
  type DownloadPart,
  type DownloadPlace,
  wholeDownload,
} from '@hearthkin/domain/account/download';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { saveFile } from './save-file';

/**
 * Saves everything held about a person as a file on their device, once all parts are there.
 * @throws what `read` throws.
 */
export async function saveDownload(
  read: (after: DownloadPlace | null) => Promise<DownloadPart>,
): Promise<void> {
  const download = await wholeDownload(read);
  const day = download.exportedAt.slice(0, 10);
  const file = new Blob([JSON.stringify(download, null, 2)], { type: 'application/json' });
  saveFile(file, `${PRODUCT_NAME.toLowerCase()}-${day}.json`);
}
