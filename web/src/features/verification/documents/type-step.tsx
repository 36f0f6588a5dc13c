import { DOCUMENT_TYPES, type DocumentKind } from '@hearthkin/domain/verification/documents';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoiceCard } from '../../../ui/forms/choice-card';

const LABELS: Readonly<Record<DocumentKind, string>> = {
  idDocument: 'ID type',
  proofOfAddress: 'Proof of address type',
};

const HINTS: Readonly<Record<DocumentKind, string>> = {
  idDocument: 'Choose a government ID with your name and photo.',
  proofOfAddress:
    'Choose a document issued within the last 3 months. Its address should match the one you signed up with.',
};

interface TypeStepProps {
  readonly kind: DocumentKind;
  readonly value: string | null;
  readonly onChange: (type: string) => void;
}

/** Chooses the type of document. */
export function TypeStep({ kind, value, onChange }: TypeStepProps) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{HINTS[kind]}</Typography>
      <Box
        role="radiogroup"
        aria-label={LABELS[kind]}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 1.5 }}
      >
        {Object.entries(DOCUMENT_TYPES[kind]).map(([type, name]) => (
          <ChoiceCard
            key={type}
            type="radio"
            name={kind}
            checked={value === type}
            onChange={() => onChange(type)}
          >
            <Box sx={{ p: 2, fontWeight: 600 }}>{name}</Box>
          </ChoiceCard>
        ))}
      </Box>
    </>
  );
}
