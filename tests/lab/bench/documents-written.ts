import type { Request } from '@playwright/test';

/**
 * How many documents a request writes. A transaction is committed by a request of its own; other
 * writes use a channel.
 */
export function documentsWritten(request: Request): number {
  const isWrite = /:commit$|\/Write\/channel/.test(new URL(request.url()).pathname);
  if (!isWrite) return 0;
  const body = decodeURIComponent(request.postData() ?? '');
  return body.match(/"(?:update|delete)":/g)?.length ?? 0;
}
