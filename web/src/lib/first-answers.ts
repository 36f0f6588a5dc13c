import { whenIdle } from './when-idle';

/** Requests that a screen waits for. */
let asking = 0;
const waiting = new Set<() => void>();

/** Marks a request that a screen waits for. */
export async function askedFirst<T>(ask: () => Promise<T>): Promise<T> {
  asking += 1;
  try {
    return await ask();
  } finally {
    asking -= 1;
    if (asking === 0) {
      for (const resolve of waiting) resolve();
      waiting.clear();
    }
  }
}

/** Resolves once no screen waits for an answer, and what came is shown. At once if none does. */
export async function afterFirstAnswers(): Promise<void> {
  while (asking > 0) {
    await new Promise<void>((resolve) => waiting.add(resolve));
    await new Promise<void>(whenIdle);
  }
}
