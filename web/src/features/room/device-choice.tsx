import Box from '@mui/material/Box';
import { SelectField } from '../../ui/forms/select-field';
import type { OwnMedia } from './own-media';

/** Which microphone, camera and speaker are used, where there are several. */
export function DeviceChoice({ media }: { readonly media: OwnMedia }) {
  const { microphone, camera, speakerId, setSpeaker, turnOn } = media;
  const of = (kind: MediaDeviceKind) => media.devices.filter((device) => device.kind === kind);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {microphone.track !== null && (
        <Choice
          label="Microphone"
          devices={of('audioinput')}
          value={microphone.track.getSettings().deviceId ?? ''}
          onChange={(deviceId) => turnOn('microphone', deviceId)}
        />
      )}
      {camera.track !== null && (
        <Choice
          label="Camera"
          devices={of('videoinput')}
          value={camera.track.getSettings().deviceId ?? ''}
          onChange={(deviceId) => turnOn('camera', deviceId)}
        />
      )}
      {'setSinkId' in HTMLMediaElement.prototype && (
        <Choice
          label="Speaker"
          devices={of('audiooutput')}
          value={speakerId}
          onChange={setSpeaker}
        />
      )}
    </Box>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly devices: readonly MediaDeviceInfo[];
  readonly value: string;
  readonly onChange: (deviceId: string) => void;
}

function Choice({ label, devices, value, onChange }: ChoiceProps) {
  if (devices.length < 2) return null;
  const isKnown = devices.some(({ deviceId }) => deviceId === value);
  return (
    <SelectField
      size="small"
      label={label}
      value={isKnown ? value : (devices[0]?.deviceId ?? '')}
      onChange={(event) => onChange(event.target.value)}
    >
      {devices.map((device, index) => (
        <option key={device.deviceId} value={device.deviceId}>
          {device.label || `${label} ${index + 1}`}
        </option>
      ))}
    </SelectField>
  );
}
