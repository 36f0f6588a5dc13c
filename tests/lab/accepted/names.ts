import { idSchema } from '@hearthkin/domain/foundation/schemas';

/** Ids that a client may write under, and others that Firestore would take. */
export const IDS = {
  good: ['a', '7', 'a-b_c', 'a'.repeat(128)],
  bad: ['a'.repeat(129), 'a'.repeat(200), 'a\u0001b', 'a b', 'a.b', 'Zoë', '-a', '_a'],
};

/** Whether callables take an id. */
export const isId = (id: string): boolean => idSchema.safeParse(id).success;
