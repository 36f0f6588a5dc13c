import { expect, test } from 'vitest';
import { emailAppUrl } from './email-app';

test.each([
  ['sam@gmail.com', 'https://mail.google.com/mail/'],
  ['Sam@Hotmail.CO.UK', 'https://outlook.live.com/mail/'],
  ['sam@yahoo.fr', 'https://mail.yahoo.com/'],
  ['sam@icloud.com', 'https://www.icloud.com/mail/'],
  ['sam@example.test', 'mailto:'],
  ['sam@notgmail.com', 'mailto:'],
  ['sam@gmail.com.evil.example', 'mailto:'],
])('a user with the address %s reads their email at %s', (email, url) => {
  expect(emailAppUrl(email)).toBe(url);
});

test('a developer reads every email in the local suite’s mailbox', () => {
  expect(emailAppUrl('sam@gmail.com', 8025)).toBe('http://127.0.0.1:8025/');
});
