import { expect, it } from 'vitest';
import { type DownloadPart, type DownloadPlace, wholeDownload } from './download';

const at = (minute: number) => ({ timestamp: `2026-06-01T12:0${minute}:00.000Z` });
const part = (change: Partial<DownloadPart>): DownloadPart => ({
  exportedAt: '2026-06-01T13:00:00.000Z',
  data: null,
  conversations: [],
  goesOn: false,
  next: null,
  ...change,
});
const PLACES: readonly DownloadPlace[] = [
  { conversationId: 'a_b', messageId: 'm-1' },
  { conversationId: 'a_c', messageId: null },
];

it('the parts of a download become one, with a conversation that goes on in the order of time', async () => {
  const nora = { with: 'Nora', lastReadAt: null };
  const parts = [
    part({
      data: { moods: [] },
      conversations: [{ ...nora, messages: [at(2)] }],
      next: PLACES[0] ?? null,
    }),
    part({
      conversations: [{ ...nora, messages: [at(1)] }],
      goesOn: true,
      next: PLACES[1] ?? null,
    }),
    part({ conversations: [{ with: 'Otto', lastReadAt: null, messages: [at(3)] }] }),
  ];
  const asked: (DownloadPlace | null)[] = [];
  const whole = await wholeDownload(async (after) => {
    asked.push(after);
    return parts[asked.length - 1] ?? part({});
  });
  expect(asked).toEqual([null, ...PLACES]);
  expect(whole).toEqual({
    exportedAt: '2026-06-01T13:00:00.000Z',
    data: {
      moods: [],
      conversations: [
        { ...nora, messages: [at(1), at(2)] },
        { with: 'Otto', lastReadAt: null, messages: [at(3)] },
      ],
    },
  });
});

it('a part that can’t be read ends the download', async () => {
  const read = async (after: DownloadPlace | null) => {
    if (after !== null) throw new Error('offline');
    return part({ next: PLACES[0] ?? null });
  };
  await expect(wholeDownload(read)).rejects.toThrow('offline');
});
