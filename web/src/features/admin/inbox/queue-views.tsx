import { QUEUE_IDS, type QueueId, type Shown } from '@hearthkin/domain/admin/queues';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Doc } from '../../../data/kit/readers';
import type { CsvRow } from '../../../lib/csv';
import { EmptyState } from '../../../ui/feedback/empty-state';

/** One item and the buttons that decide about it. */
export interface QueueCardProps<T> {
  readonly item: Doc<T>;
  /** Gets a sentence about the decision, and whether `undoDecision` can take it back. */
  readonly onDecided: (sentence: string, canUndo?: boolean) => void;
}

/** The `view` of a file `<queue>-card.tsx`: all that the page shows and exports of a queue's items. */
export interface QueueView<Id extends QueueId> {
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text?: string };
  readonly Card: ComponentType<QueueCardProps<Shown[Id]>>;
  /** The columns of its export, after the id. */
  readonly head: readonly string[];
  readonly row: (data: Shown[Id]) => CsvRow;
}

const FILES = import.meta.glob<{ readonly view: unknown }>('../queues/*-card.tsx');

export async function loadQueueView<Id extends QueueId>(queue: Id): Promise<QueueView<Id>> {
  const file = FILES[`../queues/${queue}-card.tsx`];
  if (file === undefined) throw new Error(`The queue ${queue} has no card`);
  // A file has the view of the queue that it is named after.
  return (await file()).view as QueueView<Id>;
}

interface QueueParts<T> {
  readonly Card: ComponentType<QueueCardProps<T>>;
  readonly Empty: ComponentType;
}

function partsOf<Id extends QueueId>(queue: Id): QueueParts<Shown[Id]> {
  return {
    Card: lazy(async () => ({ default: (await loadQueueView(queue)).Card })),
    Empty: lazy(async () => {
      const { empty } = await loadQueueView(queue);
      return { default: () => <EmptyState {...empty} /> };
    }),
  };
}

/** A queue's items, and its page without any: a chunk for each queue. */
export const QUEUE_PARTS = Object.fromEntries(
  QUEUE_IDS.map((queue) => [queue, partsOf(queue)]),
  // Objects from entries have no names.
) as { readonly [Id in QueueId]: QueueParts<Shown[Id]> };
