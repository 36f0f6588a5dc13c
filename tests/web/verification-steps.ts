import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { pdfFile, pngFile } from './documents';
import type { Site } from './site';

/** Object URLs for files, which jsdom does not create. */
export function fakeObjectUrls(): void {
  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    return `blob:file-${count}`;
  };
  URL.revokeObjectURL = () => {};
}

export const button = (name: string | RegExp) =>
  screen.findByRole<HTMLButtonElement>('button', { name });

export const chooseFile = (kind: string, file: File) =>
  fireEvent.change(
    screen.getByLabelText(new RegExp(`^(Choose|Replace) ${kind}$`), {
      selector: 'input',
    }),
    { target: { files: fileList(file) } },
  );

/** A `FileList`, as a browser passes when files are chosen or dropped. */
export function fileList(file: File) {
  return { 0: file, length: 1, item: (index: number) => (index === 0 ? file : null) };
}

export async function next(site: Site): Promise<void> {
  await waitFor(async () => expect((await button('Next')).disabled).toBe(false));
  await site.user.click(await button('Next'));
}

/** Goes to the second step with a passport chosen. */
export async function toUpload(site: Site): Promise<void> {
  await site.user.click(await screen.findByRole('radio', { name: 'Passport' }));
  await next(site);
  await screen.findByRole('heading', { name: 'Upload your ID' });
}

/** Goes to the last step with both files uploaded. */
export async function toReview(site: Site): Promise<void> {
  await toUpload(site);
  chooseFile('ID document', pngFile());
  await next(site);
  await site.user.click(await screen.findByRole('radio', { name: 'Utility Bill' }));
  await next(site);
  chooseFile('Proof of address', pdfFile());
  await next(site);
  await screen.findByRole('heading', { name: 'Review and submit' });
}
