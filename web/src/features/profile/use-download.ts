import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { useState } from 'react';
import { call } from '../../lib/call';
import { accountFailure } from './account-failure';

/** How long the file's address is kept for a browser that asks where to put it. */
const KEPT_MS = 60_000;

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
      saveAs(file, `${PRODUCT_NAME.toLowerCase()}-${day}.json`);
    } catch (error) {
      setFailure(accountFailure(error, null));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, download };
}

function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
