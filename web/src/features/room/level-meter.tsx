import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

/** Decibels below full scale at which the meter begins. */
const FLOOR_DB = -60;

/** Shows how loud a microphone is. */
export function LevelMeter({ track }: { readonly track: MediaStreamTrack }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    audio.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let frame = requestAnimationFrame(draw);
    function draw() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
      const level = Math.max(0, 1 - (10 * Math.log10(power + 1e-12)) / FLOOR_DB);
      bar.current?.style.setProperty('transform', `scaleX(${Math.min(level, 1)})`);
      frame = requestAnimationFrame(draw);
    }
    return () => {
      cancelAnimationFrame(frame);
      void audio.close();
    };
  }, [track]);
  return (
    <Box
      aria-hidden
      sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover', overflow: 'hidden' }}
    >
      <Box
        ref={bar}
        sx={{ height: 1, bgcolor: 'success.main', transformOrigin: 'left', transform: 'scaleX(0)' }}
      />
    </Box>
  );
}
