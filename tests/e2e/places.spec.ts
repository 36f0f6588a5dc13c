import { expect, test } from '@playwright/test';
import { makeCompanion, makeMember } from '../support/actors';
import { chooseSession } from './forms';
import { requestAndPay } from './pay';
import { signIn, signInByForm } from './people';

/** People of a place, with what they type: names and searches in their script, digits of their own, and their clock. */
const PLACES = [
  {
    locale: 'de-DE',
    zone: 'Europe/Berlin',
    city: 'Berlin',
    companion: ['Jürgen', 'Weiß', 'Jürgen W.'],
    member: ['Käthe', 'Groß-Müller', 'Käthe G.'],
    search: 'jurgen weiss',
    time: '14:00',
    digits: '8',
    words: 'Grüße! Bis 14:00, Straße 12½.',
  },
  {
    locale: 'ar',
    zone: 'Asia/Riyadh',
    city: 'Riyadh',
    companion: ['أَحْمَد', 'الزهراني', 'أَحْمَد ا.'],
    member: ['فاطمة', 'العتيبي', 'فاطمة ا.'],
    search: 'احمد',
    time: '2:00 PM',
    digits: '٨',
    words: 'السلام عليكم، الساعة ٢:٠٠ في شارع ١٢',
  },
  {
    locale: 'hi-IN',
    zone: 'Asia/Kolkata',
    city: 'Kolkata',
    companion: ['प्रज्ञा', 'द्विवेदी', 'प्रज्ञा द्वि.'],
    member: ['नेहा', 'शर्मा', 'नेहा श.'],
    search: 'प्रज्ञा',
    time: '2:00 PM',
    digits: '८',
    words: 'नमस्ते, २ बजे मिलते हैं, गली १२',
  },
  {
    locale: 'ja-JP',
    zone: 'Asia/Tokyo',
    city: 'Tokyo',
    companion: ['ジョン', '佐々木', 'ジョン 佐.'],
    member: ['さくら', '髙橋', 'さくら 髙.'],
    search: 'ｼﾞｮﾝ',
    time: '14:00',
    digits: '８',
    words: 'こんにちは。１４時に会いましょう！',
  },
] as const;

for (const place of PLACES) {
  const { locale, zone, city, time } = place;
  const [firstName, lastName, shownName] = place.companion;
  const [memberFirst, memberLast, memberName] = place.member;
  const plain = (text: string) => text.replace(/\s/g, ' ');

  test.describe(`in ${city} with a browser in ${locale}`, () => {
    test.use({ locale, timezoneId: zone });

    test('a member signs in, finds a companion by their own spelling, books on their own clock and writes', async ({
      page,
      browser,
    }) => {
      test.slow();
      const [companion, member] = await Promise.all([
        makeCompanion({ timeZone: zone }, { firstName, lastName }),
        makeMember({ firstName: memberFirst, lastName: memberLast }),
      ]);
      await signInByForm(page, member);
      await expect(page).toHaveURL(/\/browse$/);
      await page.getByRole('searchbox').fill(place.search);
      await page.locator(`a[href^="/book/${companion.uid}"]`).click();

      await expect(page.getByRole('heading', { level: 1 })).toContainText(shownName);
      await expect(page.getByText(`Times shown in ${city} time.`)).toBeVisible();
      await chooseSession(page, {
        length: '1 hour',
        time: new RegExp(`^${time.replace(' ', '\\s')}$`),
      });
      await requestAndPay(page);
      await expect(page.getByText('Your request has been sent')).toBeVisible();
      const booked = page.getByRole('article').filter({ hasText: shownName });
      const end = time === '14:00' ? '14:00 – 15:00' : '2:00 – 3:00 PM';
      await expect.poll(async () => plain(await booked.innerText())).toContain(end);

      await page.goto('/community');
      await page.getByRole('button', { name: 'Create new event' }).click();
      const spots = page.getByRole('dialog').getByRole('textbox', { name: 'Spots' });
      await spots.pressSequentially(place.digits);
      await expect(spots).toHaveValue('8');
      await spots.fill('');
      await page.keyboard.press('Escape');

      await page.goto(`/companion/${companion.uid}`);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.getByRole('button', { name: /^Message / }).click();
      const field = page.getByRole('textbox', { name: /^Message to / });
      await field.fill(place.words);
      await field.press('Enter');
      await expect(page.getByRole('log')).toContainText(place.words);

      const context = await browser.newContext({ locale, timezoneId: zone });
      const theirs = await context.newPage();
      await signIn(theirs, companion);
      await theirs.goto('/my-bookings');
      const request = theirs.getByRole('article').filter({ hasText: memberName });
      await expect.poll(async () => plain(await request.innerText())).toContain(end);
      await theirs.goto('/messages');
      await expect(theirs.getByRole('log')).toContainText(place.words);
      await context.close();
    });
  });
}
