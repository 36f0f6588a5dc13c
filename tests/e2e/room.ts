import { expect, type Page } from '@playwright/test';

/** Joins from the lobby of a room, with microphone and camera. */
export async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn microphone on' }).click();
  await expect(page.getByRole('button', { name: 'Turn microphone off' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn camera on' }).click();
  await expect(page.getByRole('button', { name: 'Turn camera off' })).toBeVisible();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

/** The other side's picture moves and its sound isn't silent. */
export async function expectToSeeAndHear(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`${name} is here`, { exact: true })).toBeVisible();
  const video = page.locator(`video[aria-label="${name}"]`);
  const time = () => video.evaluate((one: HTMLVideoElement) => one.currentTime);
  const before = await time();
  await expect.poll(time).toBeGreaterThan(before + 0.5);
  await expect
    .poll(() =>
      video.evaluate(async (one: HTMLVideoElement) => {
        const stream = one.srcObject as MediaStream;
        // The sound may come after the picture.
        if (stream.getAudioTracks().length === 0) return 0;
        const audio = new AudioContext();
        await audio.resume();
        const analyser = audio.createAnalyser();
        audio.createMediaStreamSource(stream).connect(analyser);
        const samples = new Float32Array(analyser.fftSize);
        let loudest = 0;
        // The fake microphone beeps once a second.
        const end = performance.now() + 2_500;
        while (loudest <= 0.01 && performance.now() < end) {
          await new Promise(requestAnimationFrame);
          analyser.getFloatTimeDomainData(samples);
          loudest = Math.max(loudest, ...samples.map(Math.abs));
        }
        await audio.close();
        return loudest;
      }),
    )
    .toBeGreaterThan(0.01);
}
