import { lengthProblems, OFFER_PROBLEMS } from '@hearthkin/domain/companion/listing-form';
import {
  AHEAD_DAYS,
  BUFFER_MINUTES,
  MAXIMUM_SESSIONS,
  NOTICE_HOURS,
  SESSIONS_PER_DAY,
} from '@hearthkin/domain/companion/offer';
import Box from '@mui/material/Box';
import { Controller, useController, useWatch } from 'react-hook-form';
import { formatDuration } from '../../lib/format';
import { MinimumSessionField } from '../../ui/forms/minimum-session-field';
import { SelectField } from '../../ui/forms/select-field';
import { TalksNowSwitch } from '../../ui/forms/talks-now-switch';
import { ActivitiesField } from './activities-field';
import type { FieldsProps, ListingControl } from './listing-fields';
import { Section } from './section';

interface OfferSectionProps extends FieldsProps {
  readonly savedRate: number;
}

/** Activities, lengths of sessions, and how they may be booked. */
export function OfferSection({ control, isBusy, savedRate }: OfferSectionProps) {
  const offer = useWatch({ control, name: 'offer' });
  const minimumSession = useWatch({ control, name: 'minimumSession' });
  const problems = lengthProblems({ minimumSession, offer });
  const field = { control, disabled: isBusy };
  return (
    <Section
      title="What you offer"
      text="What members can request. Existing bookings don’t change."
    >
      <ActivitiesField
        control={control}
        savedRate={savedRate}
        problem={problems.activities}
        disabled={isBusy}
      />
      <Box sx={FIELDS}>
        <MinimumSessionField {...field} name="minimumSession" />
        <NumberField
          {...field}
          name="maximumSession"
          label="Longest session"
          options={MAXIMUM_SESSIONS}
          words={(hours) => formatDuration(hours * 60)}
          problem={problems.maximumSession && OFFER_PROBLEMS[problems.maximumSession]}
        />
        <NumberField
          {...field}
          name="noticeHours"
          label="Notice"
          hint="How long before the start members must ask."
          options={NOTICE_HOURS}
          words={(hours) => (hours === 0 ? 'No notice needed' : formatDuration(hours * 60))}
        />
        <NumberField
          {...field}
          name="bufferMinutes"
          label="Time between sessions"
          hint="Kept free after each session."
          options={BUFFER_MINUTES}
          words={(minutes) => (minutes === 0 ? 'No time needed' : formatDuration(minutes))}
        />
        <NumberField
          {...field}
          name="sessionsPerDay"
          label="Most sessions a day"
          options={SESSIONS_PER_DAY}
          words={(count) => (count === 1 ? '1 session' : `${count} sessions`)}
        />
        <NumberField
          {...field}
          name="aheadDays"
          label="How far ahead"
          hint="The latest that members can ask for."
          options={AHEAD_DAYS}
          words={(days) => `${days} days`}
        />
      </Box>
      <Controller
        control={control}
        name="offer.talksNow"
        render={({ field: { value, onChange } }) => (
          <TalksNowSwitch isOn={value} onChange={onChange} isDisabled={isBusy} />
        )}
      />
    </Section>
  );
}

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  columnGap: 2,
  rowGap: 3,
} as const;

interface NumberFieldProps {
  readonly control: ListingControl;
  readonly name:
    | 'maximumSession'
    | 'noticeHours'
    | 'bufferMinutes'
    | 'sessionsPerDay'
    | 'aheadDays';
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly number[];
  readonly words: (option: number) => string;
  readonly problem?: string | null;
  readonly disabled: boolean;
}

/** One of a few numbers, in words. */
function NumberField(props: NumberFieldProps) {
  const { control, name, label, hint, options, words, problem = null, disabled } = props;
  const { field } = useController({ control, name: `offer.${name}` });
  return (
    <SelectField
      label={label}
      name={field.name}
      value={field.value}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(Number(event.target.value))}
      disabled={disabled}
      error={problem !== null}
      helperText={problem ?? hint}
      slotProps={{ htmlInput: { 'aria-invalid': problem !== null } }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {words(option)}
        </option>
      ))}
    </SelectField>
  );
}
