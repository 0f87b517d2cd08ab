import { expect, test } from './test.ts';

test(
  'without a model Ask Candor says how to get one',
  { tag: '@widths' },
  async ({ page, signedIn, accessible, isMobile }) => {
    expect(signedIn.token).not.toBe('');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Ask Candor (Ctrl J)' }).click();
    const panel = page.getByRole(isMobile ? 'dialog' : 'complementary', { name: 'Ask Candor' });
    await expect(panel.getByText('It needs a language model')).toBeVisible();
    await accessible('Ask Candor without a model');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ask Candor (Ctrl J)' })).toBeFocused();
  },
);
