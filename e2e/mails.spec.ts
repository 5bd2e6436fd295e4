import { consentEmail } from '@scenewright/mail/templates/consent.ts';
import { emailChangeEmail } from '@scenewright/mail/templates/email-change.ts';
import { magicLinkEmail } from '@scenewright/mail/templates/magic-link.ts';
import { reauthenticationEmail } from '@scenewright/mail/templates/reauthentication.ts';
import { recoveryEmail } from '@scenewright/mail/templates/recovery.ts';
import { timeToPostEmail } from '@scenewright/mail/templates/time-to-post.ts';
import { verificationEmail } from '@scenewright/mail/templates/verification.ts';
import { videoFailedEmail } from '@scenewright/mail/templates/video-failed.ts';
import { videoReadyEmail } from '@scenewright/mail/templates/video-ready.ts';
import { expect, expectAccessible, test } from './product.ts';

const link =
  'https://scenewright.example/auth/v1/verify?token=pkce_Q2hhcmxlcyBCYWJiYWdlIGFuZCBBZGEgTG92ZWxhY2U&type=signup&redirect_to=https%3A%2F%2Fscenewright.example%2Fauth%2Fcallback';
const code = '482913';
const title = `<b>Hostile</b> & ${'long'.repeat(30)}`;
const emails = {
  verification: verificationEmail({ link, code }),
  recovery: recoveryEmail({ link, code }),
  'email change': emailChangeEmail({
    newEmail: `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`,
    link,
    code,
  }),
  'magic link': magicLinkEmail({ link, code }),
  reauthentication: reauthenticationEmail({ link, code }),
  consent: consentEmail({ link }),
  'video ready': videoReadyEmail({ title, link, stopLink: null }),
  'video ready, to others': videoReadyEmail({ title, link, stopLink: `${link}/unsubscribe` }),
  'video failed': videoFailedEmail({ title, link, stopLink: `${link}/unsubscribe` }),
  'time to post': timeToPostEmail({
    title,
    link,
    stopLink: null,
    scheduledAt: new Date('2026-12-24T18:00:00Z'),
  }),
};

for (const [name, email] of Object.entries(emails)) {
  test(`the mail "${name}" fits a phone, is accessible, and shows what was typed as text`, async ({
    page,
  }) => {
    for (const width of [320, 390, 800]) {
      await page.setViewportSize({ width, height: 844 });
      await page.setContent(email.html);
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
    expect(email.text).toContain('https://scenewright.example/');
    expect(email.subject).not.toMatch(/\p{Cc}/u);
  });
}
