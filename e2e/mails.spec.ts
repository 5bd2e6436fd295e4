import { consentLetter } from '../apps/server/providers/mail/templates/consent.ts';
import { emailChangeLetter } from '../apps/server/providers/mail/templates/email-change.ts';
import { magicLinkLetter } from '../apps/server/providers/mail/templates/magic-link.ts';
import { reauthenticationLetter } from '../apps/server/providers/mail/templates/reauthentication.ts';
import { recoveryLetter } from '../apps/server/providers/mail/templates/recovery.ts';
import { timeToPostLetter } from '../apps/server/providers/mail/templates/time-to-post.ts';
import { verificationLetter } from '../apps/server/providers/mail/templates/verification.ts';
import { videoFailedLetter } from '../apps/server/providers/mail/templates/video-failed.ts';
import { videoReadyLetter } from '../apps/server/providers/mail/templates/video-ready.ts';
import { expect, expectAccessible, test } from './product.ts';

const link =
  'https://scenewright.example/auth/v1/verify?token=pkce_Q2hhcmxlcyBCYWJiYWdlIGFuZCBBZGEgTG92ZWxhY2U&type=signup&redirect_to=https%3A%2F%2Fscenewright.example%2Fauth%2Fcallback';
const code = '482913';
const title = `<b>Hostile</b> & ${'long'.repeat(30)}`;
const letters = {
  verification: verificationLetter({ link, code }),
  recovery: recoveryLetter({ link, code }),
  'email change': emailChangeLetter({
    newEmail: `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`,
    link,
    code,
  }),
  'magic link': magicLinkLetter({ link, code }),
  reauthentication: reauthenticationLetter({ link, code }),
  consent: consentLetter({ link }),
  'video ready': videoReadyLetter({ title, link, stopLink: null }),
  'video ready, to others': videoReadyLetter({ title, link, stopLink: `${link}/unsubscribe` }),
  'video failed': videoFailedLetter({ title, link, stopLink: `${link}/unsubscribe` }),
  'time to post': timeToPostLetter({
    title,
    link,
    stopLink: null,
    scheduledAt: new Date('2026-12-24T18:00:00Z'),
  }),
};

for (const [name, letter] of Object.entries(letters)) {
  test(`the mail "${name}" fits a phone, is accessible, and shows what was typed as text`, async ({
    page,
  }) => {
    for (const width of [320, 390, 800]) {
      await page.setViewportSize({ width, height: 844 });
      await page.setContent(letter.html);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
    await expectAccessible(page);
    await expect(page.getByRole('link').first()).toHaveAttribute(
      'href',
      /^https:\/\/scenewright\.example\//,
    );
    await expect(page.locator('b')).toHaveCount(0);
    expect(letter.text).toContain('https://scenewright.example/');
    expect(letter.subject).not.toMatch(/\p{Cc}/u);
  });
}
