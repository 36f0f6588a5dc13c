import { ACT_REASON_MAX } from '@hearthkin/domain/admin/account-acts';
import { hasAddresses } from '@hearthkin/domain/admin/queue-acts';
import type { CallableInput } from '@hearthkin/domain/callables';
import { type ComponentProps, useRef, useState } from 'react';
import { call } from '../../firebase/call';
import { ReasonDialog } from '../../ui/dialogs/late-dialogs';
import { CsvExport } from '../export/public';

interface StaffExportProps<T>
  extends Pick<ComponentProps<typeof CsvExport<T>>['list'], 'pages' | 'csv'> {
  readonly list: CallableInput<'recordExport'>['list'];
  /** The content of the list: "accounts". */
  readonly things: string;
}

/** Exports a list of staff as CSV. The log has it, and for people's addresses why. */
export function StaffExport<T>({ list, things, pages, csv }: StaffExportProps<T>) {
  const [asked, setAsked] = useState<{ readonly start: () => void } | null>(null);
  const reason = useRef('');
  return (
    <>
      <CsvExport
        things={things}
        {...(hasAddresses(list) && { ask: (start: () => void) => setAsked({ start }) })}
        list={{
          name: list,
          pages,
          csv,
          beforeSave: async (rows) => {
            await call('recordExport', { list, rows, reason: reason.current });
          },
        }}
      />
      {asked !== null && (
        <ReasonDialog
          draftId={`export/${list}`}
          title={`Download the ${things}?`}
          intro="The file has people’s names and addresses. Keep it safe, and delete it once you’re done."
          helperText="The purpose. It stays in the audit log. No names."
          maxLength={ACT_REASON_MAX}
          submitLabel="Download"
          busyLabel="One moment..."
          color="primary"
          isBusy={false}
          failure={null}
          onSubmit={(typed) => {
            reason.current = typed;
            setAsked(null);
            asked.start();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
