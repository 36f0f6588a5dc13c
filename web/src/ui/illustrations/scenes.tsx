import type { ReactNode } from 'react';

/** The subjects of illustrations. */
export type Scene = 'bench' | 'calendar' | 'chat' | 'fire' | 'lantern' | 'letter';

/** Days on the calendar, four in a row. The one in the middle is the chosen one, drawn larger. */
const DAYS = Array.from({ length: 12 }, (_, index) => index).filter((index) => index !== 6);

/** Drawn in a box of 240 × 160 with the colors that `Drawing` sets. */
export const SCENES: Readonly<Record<Scene, ReactNode>> = {
  bench: (
    <>
      <path fill="var(--glow)" d="M18 136a102 108 0 0 1 204 0z" />
      <circle cx="120" cy="78" r="36" fill="var(--sun)" />
      <path fill="var(--near-hill)" d="M22 108c24-20 54-22 86-10s70 10 108-8l6 46H18z" />
      <path fill="var(--hill)" d="M19 124c40-16 90-10 124-2s56 2 78-6l1 20H18z" />
      <path fill="var(--warm)" d="M78 128v-28c0-13 9-21 20-21s20 8 20 21v28z" />
      <circle cx="98" cy="64" r="13" fill="var(--skin-1)" />
      <path
        fill="var(--hair)"
        d="M84 66c-2-12 6-19 14-19s16 7 14 19c-1 8-4 11-6 11H90c-2 0-5-3-6-11z"
      />
      <path fill="var(--cool)" d="M122 128v-26c0-13 9-21 20-21s20 8 20 21v26z" />
      <circle cx="142" cy="66" r="13" fill="var(--skin-2)" />
      <path fill="var(--accent)" d="M129 66a13 13 0 0 1 26 0c0 3-26 3-26 0z" />
      <circle cx="142" cy="52" r="5" fill="var(--accent)" />
      <path
        fill="none"
        stroke="var(--line)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M58 108h124M58 121h124M70 116v24M170 116v24"
      />
    </>
  ),
  calendar: (
    <>
      <circle cx="128" cy="72" r="58" fill="var(--glow)" />
      <ellipse cx="124" cy="144" rx="92" ry="6" fill="var(--near-hill)" />
      <rect x="62" y="34" width="96" height="104" rx="12" fill="var(--paper)" />
      <path fill="var(--cool)" d="M74 34h72a12 12 0 0 1 12 12v12H62V46a12 12 0 0 1 12-12z" />
      <rect
        x="62"
        y="34"
        width="96"
        height="104"
        rx="12"
        fill="none"
        stroke="var(--line)"
        strokeWidth="3"
      />
      <path stroke="var(--line)" strokeWidth="6" strokeLinecap="round" d="M85 29v10M135 29v10" />
      {DAYS.map((day) => (
        <circle
          key={day}
          cx={80 + (day % 4) * 20}
          cy={76 + Math.floor(day / 4) * 20}
          r="4"
          fill="var(--hill)"
        />
      ))}
      <circle cx="120" cy="96" r="10" fill="var(--accent)" />
      <path fill="var(--warm)" d="M166 112h34v16a14 14 0 0 1-14 14h-6a14 14 0 0 1-14-14z" />
      <path fill="none" stroke="var(--warm)" strokeWidth="5" d="M200 117h5a7 7 0 0 1 0 14h-6" />
      <path
        fill="none"
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M176 104c-4-6 4-8 0-15M188 104c-4-6 4-8 0-15"
      />
    </>
  ),
  chat: (
    <>
      <circle cx="120" cy="76" r="62" fill="var(--glow)" />
      <ellipse cx="118" cy="148" rx="84" ry="5" fill="var(--near-hill)" />
      <path
        fill="var(--hill)"
        d="M52 36h72a14 14 0 0 1 14 14v24a14 14 0 0 1-14 14H78l-16 14V88H52a14 14 0 0 1-14-14V50a14 14 0 0 1 14-14z"
      />
      <path stroke="var(--paper)" strokeWidth="6" strokeLinecap="round" d="M58 54h58M58 70h36" />
      <path
        fill="var(--accent)"
        d="M118 68h66a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14h-4v16l-18-16h-44a14 14 0 0 1-14-14V82a14 14 0 0 1 14-14z"
      />
      <path
        fill="var(--paper)"
        d="M151 108c-14-9-18-14-18-20 0-5 4-8 8-8s8 2 10 6c2-4 6-6 10-6s8 3 8 8c0 6-4 11-18 20z"
      />
    </>
  ),
  fire: (
    <>
      <path fill="var(--glow)" d="M24 132a96 88 0 0 1 192 0z" />
      <ellipse cx="120" cy="136" rx="102" ry="10" fill="var(--near-hill)" />
      <path
        fill="var(--accent)"
        d="M120 66c18 20 26 30 26 44a26 26 0 0 1-52 0c0-10 6-16 12-22 2 6 4 8 8 8-2-12 0-20 6-30z"
      />
      <path fill="var(--sun)" d="M120 98c9 9 12 13 12 20a12 12 0 0 1-24 0c0-7 5-11 12-20z" />
      <path
        stroke="var(--line)"
        strokeWidth="7"
        strokeLinecap="round"
        d="M94 140l52-10M94 130l52 10"
      />
      <path fill="var(--cool)" d="M38 138v-22c0-13 8-20 18-20s18 7 18 20v22z" />
      <circle cx="56" cy="82" r="12" fill="var(--skin-2)" />
      <path
        fill="var(--hair)"
        d="M43 84c-2-11 5-16 13-16s11 4 12 8c-7 0-9 2-10 8s-3 10-7 10-7-4-8-10z"
      />
      <path fill="var(--warm)" d="M166 138v-22c0-13 8-20 18-20s18 7 18 20v22z" />
      <circle cx="184" cy="82" r="12" fill="var(--skin-1)" />
      <path
        fill="var(--fair-hair)"
        d="M197 84c2-11-5-16-13-16s-11 4-12 8c7 0 9 2 10 8 0 8-1 18 5 22 7 2 9-6 10-14z"
      />
      <g fill="var(--accent)">
        <circle cx="82" cy="46" r="2.5" />
        <circle cx="120" cy="30" r="3" />
        <circle cx="158" cy="48" r="2.5" />
        <circle cx="136" cy="54" r="2" />
      </g>
    </>
  ),
  lantern: (
    <>
      <circle cx="146" cy="86" r="54" fill="var(--glow)" />
      <circle cx="146" cy="92" r="32" fill="var(--sun)" />
      <ellipse cx="120" cy="140" rx="102" ry="9" fill="var(--near-hill)" />
      <path fill="var(--cool)" d="M62 142v-42c0-14 9-22 21-22s21 8 21 22v42z" />
      <path
        fill="none"
        stroke="var(--cool)"
        strokeWidth="11"
        strokeLinecap="round"
        d="M96 98l44-22"
      />
      <circle cx="144" cy="74" r="6" fill="var(--skin-1)" />
      <circle cx="84" cy="60" r="14" fill="var(--skin-1)" />
      <path
        fill="var(--hair)"
        d="M69 62c-2-14 7-20 16-20 8 0 12 5 13 10-8 0-10 2-10 10 0 6-2 16-8 16-7 0-10-6-11-16z"
      />
      <path fill="none" stroke="var(--line)" strokeWidth="3" d="M144 77v6M138 90a6 6 0 0 1 12 0" />
      <rect
        x="133"
        y="88"
        width="22"
        height="28"
        rx="5"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="3"
      />
      <path fill="var(--accent)" d="M144 95c5 6 6 8 6 11a6 6 0 0 1-12 0c0-3 1-5 6-11z" />
    </>
  ),
  letter: (
    <>
      <circle cx="120" cy="76" r="60" fill="var(--glow)" />
      <ellipse cx="120" cy="146" rx="88" ry="6" fill="var(--near-hill)" />
      <path fill="var(--cool)" d="M58 74l62-34 62 34v20H58z" />
      <rect x="76" y="40" width="88" height="90" rx="6" fill="var(--paper)" />
      <rect
        x="76"
        y="40"
        width="88"
        height="90"
        rx="6"
        fill="none"
        stroke="var(--line)"
        strokeWidth="3"
      />
      <path stroke="var(--hill)" strokeWidth="5" strokeLinecap="round" d="M92 60h56M92 74h40" />
      <path
        fill="var(--cool-light)"
        d="M58 76l62 36 62-36v54a12 12 0 0 1-12 12H70a12 12 0 0 1-12-12z"
      />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M66 136l36-32M174 136l-36-32"
      />
      <circle cx="162" cy="44" r="14" fill="var(--accent)" />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M156 44l5 5 8-9"
      />
    </>
  ),
};
