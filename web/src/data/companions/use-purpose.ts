import { firstNameIn } from '@hearthkin/domain/account/profile';
import { matchPath } from 'react-router-dom';
import { PATHS, WRITE_TO } from '../../lib/paths';
import { useLive } from '../kit/live-query';
import { companion } from './companion-queries';

/** Someone whom a page is about, after the verb: "book Nora". */
interface Purpose {
  readonly verb: string;
  readonly companionId: string;
}

/** The purpose of a page on this site, as `safeNext` gives it; null where it isn’t about a companion. */
function purposeOf(next: string): Purpose | null {
  const { pathname, searchParams } = new URL(next, window.location.origin);
  const booked = matchPath(PATHS.book, pathname)?.params.companionId;
  if (booked !== undefined) return { verb: 'book', companionId: booked };
  const writtenTo = searchParams.get(WRITE_TO);
  if (writtenTo !== null) return { verb: 'write to', companionId: writtenTo };
  const asked = pathname === PATHS.needSupport ? searchParams.get('companion') : null;
  return asked === null ? null : { verb: 'ask', companionId: asked };
}

/** The act that a person is about to do on the next page: "book Nora", "join"; null if it isn’t known (yet). */
export function usePurpose(next: string | null): string | null {
  const purpose = next === null ? null : purposeOf(next);
  const read = useLive(purpose === null ? null : companion(purpose.companionId));
  if (next !== null && isOfActivity(next)) return 'join';
  const found = read.status === 'ready' ? (read.data?.data ?? null) : null;
  return purpose === null || found === null
    ? null
    : `${purpose.verb} ${firstNameIn(found.displayName)}`;
}

function isOfActivity(next: string): boolean {
  return matchPath(PATHS.activity, new URL(next, window.location.origin).pathname) !== null;
}
