import type { Page } from '@playwright/test';

const SHOWN = 'hearthkin-test-camera';

/**
 * Gives a page a camera that shows what `showToCamera` gives it, from the next navigation on. It is a real stream
 * of a canvas; only the device is replaced.
 */
export async function withPageCamera(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 640, id });
    Reflect.set(globalThis, id, canvas);
    // A canvas that nothing draws on sends no frame.
    setInterval(() => {
      const context = canvas.getContext('2d');
      if (context === null) return;
      const picture = Reflect.get(canvas, 'picture');
      if (picture instanceof ImageBitmap) context.drawImage(picture, 0, 0, 640, 640);
      else context.fillRect(0, 0, 640, 640);
    }, 100);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  }, SHOWN);
}

/** What the camera sees from now on. Resolves once the page's video shows it. */
export async function showToCamera(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(
    async ({ id, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const shown = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      Reflect.set(Reflect.get(globalThis, id), 'picture', shown);
      const video = document.querySelector('video');
      // The frames that were on their way show the picture before.
      for (let frame = 0; video !== null && frame < 4; frame += 1) {
        await new Promise((next) => video.requestVideoFrameCallback(next));
      }
    },
    { id: SHOWN, base64: picture.toString('base64') },
  );
}
