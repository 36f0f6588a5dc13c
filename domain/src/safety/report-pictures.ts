import * as z from 'zod/mini';
import { MAX_CLAIM_PICTURES } from '../booking/claim-pictures';

const PATH = /^reports\/([\da-f-]{36})\/[\da-f-]{36}$/;

/** The Storage path of a file of a report, whichever side's: `reports/{reportId}/{random}`. */
export const reportFilePath = z.string().check(z.maxLength(100), z.regex(PATH));

/** Pictures as a report names them. */
export const storedReportPictures = z._default(
  z.array(reportFilePath).check(z.maxLength(MAX_CLAIM_PICTURES)),
  [],
);

/** The folder of the files of a report, with a trailing slash. */
export function reportFolder(reportId: string): string {
  return `reports/${reportId}/`;
}

/** The report that a file belongs to; null if the path names no such file. */
export function reportOfFile(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}
