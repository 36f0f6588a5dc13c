import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { storageRulesEvaluator } from '@hearthkin/storage-rules/runtime/storage-rules';
import { fileValue, RuntimeProcess, verifyRequest } from '../../emulators/runtime-process';
import { type Row, timed } from './measure';

const COUNT = 5_000;

/** An allowed upload that checks both lists of kinds and types. */
const REQUEST = verifyRequest({
  path: '/b/demo/o/profiles/alice/video/a.mp4',
  method: 'create',
  uid: 'alice',
  claims: { userType: 'earner' },
  incoming: fileValue({ contentType: 'video/webm', size: 1024 }),
});

const perSecond = (ms: number) => `${Math.round((COUNT * 1000) / ms)} a second`;

/** Uploads evaluated per second, by the interpreter alone. */
async function inProcess(content: string): Promise<number> {
  const allows = storageRulesEvaluator(content, REQUEST);
  const judge = async () => {
    for (let turn = 0; turn < COUNT; turn += 1) {
      if (!(await allows())) throw new Error('storage.rules denied the upload of the benchmark.');
    }
  };
  await judge();
  return (await timed(judge)).ms;
}

/** The same through the runtime's pipes, with all requests written at once. */
async function overPipes(content: string): Promise<number> {
  const runtime = new RuntimeProcess();
  await runtime.load(content);
  const judge = async () => {
    const ids = Array.from({ length: COUNT }, () => runtime.tell(REQUEST));
    const last = await runtime.hearsAnswer(ids.at(-1) ?? 0);
    if (last.result?.permit !== true) throw new Error(`Not allowed: ${JSON.stringify(last)}`);
  };
  await judge();
  const { ms } = await timed(judge);
  await runtime.end();
  return ms;
}

export async function measureStorageRules(): Promise<Row[]> {
  const content = await readFile(join(ROOT, 'storage.rules'), 'utf8');
  return [
    { what: 'storage rules, in process', value: perSecond(await inProcess(content)) },
    { what: 'storage rules, over the runtime’s pipes', value: perSecond(await overPipes(content)) },
  ];
}
