import { newPasswordSchema } from '@hearthkin/domain/account/password';
import { fittingTogether, namesEdit } from '@hearthkin/domain/account/person-name';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { text } from '@hearthkin/domain/foundation/schemas';
import * as z from 'zod/mini';
import { BIRTH_DATE_MISSING, birthDateProblem } from '../../lib/birth-date';
import { sessionDraft } from '../../lib/session-draft';
import { signInSchema } from '../sign-in/public';

/** The parts that a short account asks besides birth date and consent: a provider knows both. */
export interface Asked {
  readonly names: boolean;
  readonly credentials: boolean;
}

const keptSchema = z.object({
  firstName: text(LIMITS.name),
  lastName: text(LIMITS.name),
  email: text(LIMITS.email),
  dateOfBirth: text(10),
  /** Whether the page has refused a date under the minimum age; the server is told. */
  ageDoubted: z.boolean(),
  agreed: z.boolean(),
});

/** The values as typed; all but the password survive a reload. */
export type ShortValues = z.infer<typeof keptSchema> & { readonly password: string };

const EMPTY: ShortValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  dateOfBirth: '',
  ageDoubted: false,
  agreed: false,
};

const drafts = sessionDraft('short-account', keptSchema);
const ID = 'values';

export const firstValues = (): ShortValues => ({ ...EMPTY, ...drafts.load(ID) });
export const keepValues = ({ password: _, ...kept }: ShortValues) => drafts.save(ID, kept);
export const dropValues = () => drafts.drop(ID);

/** A field's own check where it is asked; any text where it isn’t. */
const checkedIf = (isAsked: boolean, schema: z.ZodMiniType<string, string>) =>
  isAsked ? schema : z.string();

/** The checks of the form. */
export function shortSchema({ names, credentials }: Asked, now: Date) {
  const shape = {
    firstName: checkedIf(names, namesEdit.shape.firstName),
    lastName: checkedIf(names, namesEdit.shape.lastName),
    email: checkedIf(credentials, signInSchema.shape.email),
    password: checkedIf(credentials, newPasswordSchema),
    dateOfBirth: z.string().check((check) => {
      const typed = check.value;
      const message = typed === '' ? BIRTH_DATE_MISSING : birthDateProblem(typed, now);
      if (message !== null) check.issues.push({ code: 'custom', input: typed, message });
    }),
    ageDoubted: z.boolean(),
    agreed: z.boolean(),
  };
  return names ? z.object(shape).check(fittingTogether) : z.object(shape);
}
