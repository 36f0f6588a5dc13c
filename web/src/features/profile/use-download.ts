import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { call } from '../../firebase/call';
import { saveFile } from '../../lib/save-file';
import { useAction } from '../../ui/hooks/use-action';
import { accountFailure } from './account-failure';

/** Downloads all data held about the user as a file. */
export function useDownload() {
  const { run, isBusy, failure } = useAction(undefined, (error) => accountFailure(error, null));

  const download = () =>
    run(async () => {
      const answer = await call('downloadAccount', {});
      const day = answer.exportedAt.slice(0, 10);
      const file = new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' });
      saveFile(file, `${PRODUCT_NAME.toLowerCase()}-${day}.json`);
    });

  return { isBusy, failure, download };
}
