/** Far more parts of a kind than a video of this size has. */
export const MAX_PARTS = 200_000;

/** A copy of a video that is cleaned in place: every byte that plays stays where it was, so the offsets in it stay right. */
export abstract class VideoCopy {
  protected readonly bytes: Uint8Array<ArrayBuffer>;
  protected readonly view: DataView;

  constructor(file: Uint8Array) {
    this.bytes = new Uint8Array(file);
    this.view = new DataView(this.bytes.buffer);
  }

  /**
   * The copy without what was written beside pictures and sound.
   * @throws RangeError for a file that can't be read to its end.
   */
  abstract strip(): Uint8Array<ArrayBuffer>;
}

/** The error about a file that can't be read; reading beyond its end throws one of this kind, too. */
export function unreadable(): RangeError {
  return new RangeError('Not a video that we can read');
}
