import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { chooseCrisisCountry, useCrisisCountry } from './crisis-country';

/** Says whose numbers these are, and shows others. */
export function CountryChoice() {
  const known = useCrisisCountry();
  const [isChoosing, setChoosing] = useState(false);
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isChoosing) select.current?.focus();
  }, [isChoosing]);
  if (known === null) return null;
  const { country, countryName, countryNames } = known;
  // The names of all countries are made when they are needed.
  if (!isChoosing) {
    return (
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          mt: { xs: 0.5, sm: 1.5 },
        }}
      >
        {country !== '' && `Country: ${countryName(country)}`}
        {/* Its words begin where the text above does. */}
        <Button
          onClick={() => setChoosing(true)}
          sx={{ px: 1, marginInlineStart: country === '' ? -1 : 0 }}
        >
          {country === '' ? 'Choose your country' : 'Change country'}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <label htmlFor={id}>Numbers for</label>
      <Box
        component="select"
        id={id}
        ref={select}
        value={country}
        onChange={(event) => chooseCrisisCountry(event.target.value)}
        sx={{ font: 'inherit', minHeight: 44, maxWidth: 1, px: 1, borderRadius: 1 }}
      >
        {countryNames().map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value="">Another country</option>
      </Box>
    </Box>
  );
}
