import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { useState } from 'react';
import { call } from '../../firebase/call';
import { saveFile } from '../../lib/save-file';
import { accountFailure } from './account-failure';

/** Fetches everything the product holds about a person and saves it as a file. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function download(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await call('downloadAccount', {});
      const day = answer.exportedAt.slice(0, 10);
      const file = new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' });
      saveFile(file, `${PRODUCT_NAME.toLowerCase()}-${day}.json`);
    } catch (error) {
      setFailure(accountFailure(error, null));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, download };
}
