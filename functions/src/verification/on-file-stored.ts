import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { REGION } from '../core/region';
import { dropDownloadTokens } from '../core/storage';

/** Takes the download tokens of documents and identity photos, so that only the rules open them. */
export const onFileStored = onObjectFinalized({ region: REGION }, async ({ data }) => {
  if (data.name.startsWith('verification/')) await dropDownloadTokens(data.name);
});
