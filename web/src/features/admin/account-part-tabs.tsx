import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const PARTS = { details: 'Details', history: 'What happened' } as const;
export type AccountPart = keyof typeof PARTS;

interface AccountPartTabsProps {
  /** Begins the ids of tabs and panel. */
  readonly id: string;
  readonly part: AccountPart;
  readonly onPart: (part: AccountPart) => void;
}

/** The parts of what staff see of a person. Each reads its own when it is open. */
export function AccountPartTabs({ id, part, onPart }: AccountPartTabsProps) {
  return (
    <Tabs
      value={part}
      onChange={(_event, next: AccountPart) => onPart(next)}
      aria-label="Parts of this account"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {(Object.keys(PARTS) as AccountPart[]).map((one) => (
        <Tab
          key={one}
          value={one}
          label={PARTS[one]}
          id={`${id}-${one}`}
          aria-controls={`${id}-panel`}
          sx={{ minHeight: 48 }}
        />
      ))}
    </Tabs>
  );
}
