import { createContext, type ReactNode, useRef, useState } from 'react';
import { useExpectedUid } from '../../../session/use-expected-user';
import { FormDialog } from '../../../ui/dialogs/late-dialogs';
import { TeamName } from '../people/person-name';

/** Says whether a decision about the item around it is to be made. */
export const DecisionGuard = createContext<() => Promise<boolean>>(async () => true);

/**
 * Asks before a decision about an item that someone else has taken, once for each who has.
 * @param holder the uid of the one who has taken it; null for no one.
 */
export function useDecisionGuard(holder: string | null): {
  readonly ask: () => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const own = useExpectedUid();
  const agreed = useRef<string | null>(null);
  const [asked, setAsked] = useState<{
    readonly holder: string;
    readonly answer: (goOn: boolean) => void;
  } | null>(null);
  const answer = (goOn: boolean) => {
    if (goOn) agreed.current = asked?.holder ?? null;
    asked?.answer(goOn);
    setAsked(null);
  };
  return {
    ask: async () => {
      if (holder === null || holder === own || holder === agreed.current) return true;
      return new Promise((resolve) => setAsked({ holder, answer: resolve }));
    },
    dialog: asked !== null && (
      <FormDialog
        title="Decide anyway?"
        intro={
          <>
            <TeamName uid={asked.holder} /> has taken this, and may be about to decide.
          </>
        }
        isDirty={false}
        isBusy={false}
        failure={null}
        submitLabel="Decide anyway"
        busyLabel="One moment..."
        cancelLabel="Back"
        onSubmit={() => answer(true)}
        onClose={() => answer(false)}
      />
    ),
  };
}
