import { call } from '../../../firebase/call';

/**
 * The content of a document or identity photo, for its owner and for staff, whose reading the server
 * logs.
 * @throws AppError as the function `openDocument`.
 */
export async function openDocument(path: string): Promise<Blob> {
  const { contentType, base64 } = await call('openDocument', { path });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: contentType });
}
