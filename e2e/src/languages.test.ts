import { readFileSync } from 'node:fs';
import { getDocumentProxy, extractText } from 'unpdf';
import { screenLanguageIds, screenLanguages } from '@candor/domain/locale';
import { isThorough } from '@candor/testing';
import { readMessages } from '@candor/words';
import { expect, test } from './test.ts';

/** What the screen says in a language in place of its English. */
async function wordsOf(language: string): Promise<(english: string) => string> {
  const messages = language === 'en' ? [] : await readMessages(language);
  const translations = new Map(messages.map(({ message, translation }) => [message, translation]));
  return (english) => translations.get(english) ?? english;
}

/** English goes through all of it in the other journeys. One language a width is enough where none was changed. */
const usual: Partial<Record<string, string[]>> = { de: ['@wide'], ar: ['@phone'] };

for (const language of screenLanguageIds.filter((id) => id !== 'en'))
  test(
    `from signing up to the file in ${language}`,
    { tag: isThorough ? [] : (usual[language] ?? ['@release']) },
    async ({ page, context, baseURL, accessible }) => {
      const words = await wordsOf(language);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const html = page.locator('html');
      const isSpoken = async (screen: string) => {
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.locator('.animate-pulse')).toHaveCount(0);
        await expect(html).toHaveAttribute('lang', language);
        await expect(html).toHaveJSProperty(
          'dir',
          screenLanguages[language].direction === 'rtl' ? 'rtl' : '',
        );
        await accessible(`${screen} in ${language}`);
      };
      const unique = `${process.pid}-${Date.now().toString(36)}-${language}`;

      await page.goto('/auth');
      await isSpoken('sign-in');
      await page.getByRole('button', { name: words('Create Account') }).click();
      await page.getByLabel(words('Full Name')).fill('Núria Öztürk');
      await page.getByLabel(words('Email')).fill(`nuria-${unique}@example.org`);
      await page.getByLabel(words('Password'), { exact: true }).fill(`paper-lamp-${unique}`);
      await page.getByRole('button', { name: words('Create Account') }).click();
      await page.waitForURL('**/dashboard');
      await isSpoken('dashboard');

      await page.getByRole('link', { name: words('Create CV') }).click();
      await page.getByRole('button', { name: words('Try with sample data') }).click();
      await isSpoken('builder');
      await page.getByRole('button', { name: words('Generate Professional CV') }).click();
      await page.waitForURL(/edit=/);
      const sheet = page.getByRole('document').first();
      await expect(sheet).toContainText('Maren Okafor-Lindqvist');
      // The document speaks its own language, whatever the screen speaks.
      await expect(sheet).toContainText('Experience');
      await isSpoken('page');

      await page
        .getByRole('group', { name: words('Page tools') })
        .getByRole('button', { name: words('Export') })
        .click();
      await isSpoken('export');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('tabpanel')
          .getByRole('button', { name: words('Export') })
          .click(),
      ]);
      const bytes = readFileSync(await download.path());
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
      expect(text).toContain('Maren Okafor-Lindqvist');
    },
  );
