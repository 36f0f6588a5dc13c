import { describe, expect, it } from 'vitest';
import { mentionsSelfHarm } from './crisis-words';

describe('a message that mentions self-harm', () => {
  it.each([
    'I want to die',
    'i just want to die.',
    'Sometimes I wanna die, honestly',
    'I don’t want to live anymore',
    "I don't want to be here any more.",
    'i dont want to wake up',
    'I am going to kill myself',
    'I keep thinking about killing my self',
    'I have been cutting myself again',
    'I hurt myself last night because everything is too much',
    'thinking of ending my life',
    'I could take my own life',
    'I feel suicidal',
    'I thought about suicide',
    'There is no point in living',
    'no reason to live',
    'Everybody would be better off without me',
    "They'd be better off dead or me",
    'I wish I was dead',
    'I wish I had never been born',
    'self-harm is all I think of',
    'I can’t go on.',
    'I WANT  TO\nDIE',
  ])('is recognized: %s', (text) => {
    expect(mentionsSelfHarm(text)).toBe(true);
  });

  it.each([
    'This traffic is killing me',
    'I am dying to see you',
    'I want to diet before summer',
    'I could kill for a coffee',
    'My phone died',
    'We saw Suicide Squad last night',
    'I volunteer in suicide prevention',
    'I cut myself a slice of cake',
    'I cut myself shaving',
    'I hurt myself running, so no walk on Sunday',
    'I was killing myself laughing',
    'I want to die of embarrassment',
    "I don't want to be here at five, six is better",
    "I don't want to live in Boston",
    'I can’t go on Monday',
    'I cannot go on the trip',
    'He wants to live abroad',
    'My grandmother died in spring',
    'That dead end street',
    'The end of my lifelong dream',
    '',
  ])('is not recognized in other text: %s', (text) => {
    expect(mentionsSelfHarm(text)).toBe(false);
  });
});
