import { describe, expect, it } from 'vitest';
import { mentionsContact } from './contact-details';

describe('a message about contact outside of the site', () => {
  it.each([
    'What is your phone number?',
    'can i have ur number',
    'Are you on WhatsApp?',
    'let’s talk over telegram instead',
    'My Instagram is walkingwilma',
    'Write to wilma.quist@example.test',
    'wilma (at) example (dot) test',
    'Call me on +1 (201) 555-0123',
    '201-555-0123 any time',
    '+44 20 7946 0958',
    'text me directly',
    'Let us meet outside the app',
    'we could do this off the platform',
    'I can pay you in cash',
    'do you take PayPal',
    'What is your e-mail?',
    'I am at 12 Elm Street',
    'come to 1840 West 23rd St. around six',
    'Sonnenstraße 12, third floor',
    'Apt. 4B, ring twice',
    'find me as @walking.wilma',
    'send it to $wilmaq',
    'DE89 3704 0044 0532 0130 00',
  ])('is recognized: %s', (text) => {
    expect(mentionsContact(text)).toBe(true);
  });

  it.each([
    'See you on 2026-11-23 at 14:00',
    'See you on 23.11.2026',
    'It costs 1,250.00 in total',
    'Platform 9 at the station',
    'The number of people was surprising',
    'I will wait in line for the tickets',
    'My phone died, sorry',
    'You gave me a signal to stop',
    'I was born in 1987 and moved in 2010',
    'Let us walk outside the park',
    'Room 12345, second floor',
    'Thank you for today!',
    'I spent 2 hours down the road',
    'We are 5 people on the street',
    'Let us meet on Elm Street at 5',
    'It was $40 for two',
    'a flat in the city',
    '',
  ])('is not recognized in other text: %s', (text) => {
    expect(mentionsContact(text)).toBe(false);
  });
});
