import {
  type ReadAsStaffInput,
  STAFF_READS,
  type StaffAnswer,
  type StaffPage,
  staffPageSchema,
} from '@hearthkin/domain/admin/staff-reads';
import { fromJson } from '@hearthkin/domain/foundation/json-dates';
import type { ZodMiniType } from 'zod/mini';
import { call } from '../../firebase/call';

/**
 * Asks for something that staff read of people; the server logs it. Pages come without items that can't be read.
 * @throws CallError as the function `readAsStaff`.
 */
export async function readAsStaff<Input extends ReadAsStaffInput>(
  input: Input,
): Promise<StaffAnswer<Input['what']>> {
  const answer = fromJson((await call('readAsStaff', input)).answer);
  const read = STAFF_READS[input.what];
  const found = 'item' in read ? pageOf(answer, read.item) : read.answer.parse(answer);
  // It fits the schema of the read.
  return found as StaffAnswer<Input['what']>;
}

function pageOf(answer: unknown, schema: ZodMiniType): StaffPage<unknown> {
  const { items, next } = staffPageSchema.parse(answer);
  return {
    next,
    items: items.flatMap(({ id, data }) => {
      const parsed = schema.safeParse(data);
      if (parsed.success) return [{ id, data: parsed.data }];
      console.warn(`Left out ${id}, which does not fit its schema`, parsed.error);
      return [];
    }),
  };
}
