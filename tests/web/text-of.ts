/** The text of a file. (jsdom has no `Blob.text`.) */
export function textOf(file: Blob | undefined): Promise<string> {
  if (file === undefined) throw new Error('There is no file');
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });
}
