import { SwitchField, type SwitchFieldProps } from './switch-field';

/** Whether members may ask a companion to talk right now. */
export function TalksNowSwitch(props: Omit<SwitchFieldProps, 'label' | 'hint'>) {
  return (
    <SwitchField
      {...props}
      label="Talk Right Now"
      hint="Members can ask to talk within minutes while you’re online. After five minutes away from this site, you’re not offered."
    />
  );
}
