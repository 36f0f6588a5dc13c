import Box from '@mui/material/Box';
import { SelectField } from '../../ui/forms/select-field';
import type { MediaKind, OwnMedia } from './own-media';

const LABELS: Readonly<Record<MediaKind, string>> = { microphone: 'Microphone', camera: 'Camera' };
const DEVICE_KINDS = { microphone: 'audioinput', camera: 'videoinput' } as const;

/** Which microphone and camera are used, where there are several. */
export function DeviceChoice({ media }: { readonly media: OwnMedia }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Choice kind="microphone" media={media} />
      <Choice kind="camera" media={media} />
    </Box>
  );
}

function Choice({ kind, media }: { readonly kind: MediaKind; readonly media: OwnMedia }) {
  const { track } = media[kind];
  const found = media.devices.filter((device) => device.kind === DEVICE_KINDS[kind]);
  if (track === null || found.length < 2) return null;
  return (
    <SelectField
      size="small"
      label={LABELS[kind]}
      value={track.getSettings().deviceId ?? ''}
      onChange={(event) => media.turnOn(kind, event.target.value)}
    >
      {found.map(({ deviceId, label }, index) => (
        <option key={deviceId} value={deviceId}>
          {label || `${LABELS[kind]} ${index + 1}`}
        </option>
      ))}
    </SelectField>
  );
}
