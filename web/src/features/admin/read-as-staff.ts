import { type ReadAsStaffInput, staffPageSchema } from '@hearthkin/domain/admin/staff-reads';
import { fromJson } from '@hearthkin/domain/json-dates';
import type { ZodMiniType } from 'zod/mini';
import type { CalledPage } from '../../data/kit/called';
import { call } from '../../firebase/call';

/**
 * What staff read of people; the server logs it.
 * @throws CallError as the function `readAsStaff`.
 */
export async function readAsStaff<T>(input: ReadAsStaffInput, schema: ZodMiniType<T>): Promise<T> {
  const { answer } = await call('readAsStaff', input);
  return schema.parse(fromJson(answer));
}

/** A page of a list, without items that can't be read. */
export async function readPageAsStaff<T>(
  input: ReadAsStaffInput,
  schema: ZodMiniType<T>,
): Promise<CalledPage<T>> {
  const { items, next } = await readAsStaff(input, staffPageSchema);
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
