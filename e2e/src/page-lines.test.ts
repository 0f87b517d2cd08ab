import { generateCv } from '@candor/contracts/cv';
import { sampleDraft } from '@candor/domain/cv';
import { aLetter } from './a-letter.ts';
import { goTo } from './go-to.ts';
import { expect, test } from './test.ts';

const typed = 'Trained twelve new nurses in medication safety';

test('a line is changed where it stands on the page: parted, emptied, put back, and kept', async ({
  page,
  request,
  signedIn,
  accessible,
  isMobile,
}) => {
  const headers = { authorization: `Bearer ${signedIn.token}` };
  const [first, ...rest] = sampleDraft.experience;
  const experience = first ? [{ ...first, description: `${typed}\nKept the drug round` }, ...rest] : [];
  const made = await request.post(generateCv.path, { headers, data: { ...sampleDraft, experience } });
  const { id } = generateCv.reply.schema.parse(await made.json());
  await page.goto(`/cv-builder?edit=${id}`);
  await goTo(page, 'Page', isMobile);
  const lines = page.getByRole('group', { name: 'Lines of page 1' });
  const shown = page.getByRole('document', { name: 'Text of the pages' });
  const box = page.getByRole('textbox', { name: 'This line' });
  const line = (words: string) => lines.getByRole('button', { name: words });

  await line(typed).click();
  await expect(box).toBeFocused();
  await accessible('a line of the page under one’s hand');
  await box.fill('Trained twelve nurses');
  await expect(shown).toContainText('Trained twelve nurses');
  await expect(shown).not.toContainText('medication safety');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await box.pressSequentially('Wrote the induction plan');
  await expect(shown).toContainText('Wrote the induction plan');
  if (isMobile) await page.getByRole('button', { name: 'Done' }).click();
  else await box.press('Tab');
  if (!isMobile) await expect(box).toHaveValue('Kept the drug round');
  else await line('Kept the drug round').click();
  await box.fill('');
  await expect(shown).not.toContainText('Kept the drug round');
  await box.press('Escape');
  await expect(box).toBeHidden();
  await expect(shown).toContainText('Kept the drug round');
  await expect(line('Kept the drug round')).toBeFocused();

  if (!isMobile) {
    await page.getByRole('link', { name: 'Skip to the page' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(line('Maren Okafor-Lindqvist')).toBeFocused();
    await line('Wrote the induction plan').focus();
    await page.keyboard.press('ArrowDown');
  }

  // By keyboard: the arrows go from line to line, Enter opens one, a short field is one line.
  await page.keyboard.press('ArrowUp');
  await expect(line('Wrote the induction plan')).toBeFocused();
  await line('Registered Nurse').first().press('Enter');
  await box.fill('Senior Registered Nurse');
  await box.press('Enter');
  await expect(shown).toContainText('Senior Registered Nurse');

  // Dates, skills and contact details too; a press elsewhere is the end of a line.
  await line('Jun 2016 – Feb 2021').click();
  await box.fill('Sep 2016 - Mar 2020');
  await expect(shown).toContainText('Sep 2016');
  await line(sampleDraft.personalInfo.email).click();
  await expect(box).toHaveValue(sampleDraft.personalInfo.email);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(box).toBeHidden();
  await expect(page.getByText('Saved just now')).toBeAttached();
  await page.reload();
  await goTo(page, 'Page', isMobile);
  await expect(shown).toContainText('Wrote the induction plan');
  await expect(shown).toContainText('Senior Registered Nurse');
});

test(
  'what was typed is changed on the page as in the form, before anything is generated',
  { tag: '@wide' },
  async ({ page, signedIn: _person }) => {
    await page.goto('/cv-builder');
    await page.getByRole('button', { name: 'Try with sample data' }).click();
    const lines = page.getByRole('group', { name: 'Lines of page 1' });
    const box = page.getByRole('textbox', { name: 'This line' });
    const of = (label: string) => page.getByLabel(label).first();
    await page
      .getByRole('button', { name: /^Work Experience/ })
      .first()
      .click();
    await lines.getByRole('button', { name: /^Worked with pharmacy/ }).click();
    await box.fill('Wrote the handover sheet of all 11 wards');
    await box.press('Enter');
    await box.pressSequentially('Closed the ward at night');
    await expect(of('Description')).toHaveValue(
      /\nWrote the handover sheet of all 11 wards\nClosed the ward at night$/,
    );
    await lines.getByRole('button', { name: 'Mar 2021 – Present' }).click();
    await box.fill('2014 - 2016');
    await expect(of('Duration')).toHaveValue('2014 – 2016');
    await box.press('Escape');
    await expect(of('Duration')).toHaveValue('Mar 2021 – Present');
    await lines.getByRole('button', { name: /^Epic/ }).click();
    await box.press('End');
    await box.pressSequentially(', Night shifts');
    await page
      .getByRole('button', { name: /^Skills/ })
      .first()
      .click();
    await expect(page.getByText('Night shifts', { exact: true }).first()).toBeVisible();
  },
);

test(
  'lines and entries of the page are put in order by hand, by keyboard and by buttons, and the form follows',
  { tag: '@widths' },
  async ({ page, request, signedIn, accessible, isMobile }) => {
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const made = await request.post(generateCv.path, { headers, data: sampleDraft });
    const { id } = generateCv.reply.schema.parse(await made.json());
    await page.goto(`/cv-builder?edit=${id}`);
    await goTo(page, 'Page', isMobile);
    const shown = page.getByRole('document', { name: 'Text of the pages' });
    const line = (words: RegExp | string) =>
      page.getByRole('group', { name: 'Lines of page 1' }).getByRole('button', { name: words });
    const inOrder = (...words: string[]) => new RegExp(words.join('[^]*'));

    await expect(shown).toContainText(inOrder('Cared for six', 'Precepted nursing students'));
    if (isMobile) {
      await line(/^Precepted/).click();
      await page.getByRole('button', { name: 'Move this line up' }).click();
      await page.getByRole('button', { name: 'Move this line up' }).click();
      await accessible('a line to be moved');
      await page.getByRole('button', { name: 'Done' }).click();
    } else {
      await line(/^Precepted/).hover();
      await page.mouse.down();
      const { x = 0, y = 0 } = (await line(/^Cared for six/).boundingBox()) ?? {};
      // The first press of the visit: what drags is loaded while it lasts.
      await expect(async () => {
        await page.mouse.move(x + 20, y + 9, { steps: 4 });
        await page.mouse.move(x + 20, y + 1, { steps: 4 });
        await expect(page.locator('[data-drop]')).toBeVisible({ timeout: 100 });
      }).toPass();
      await page.mouse.up();
      await expect(page.getByRole('textbox', { name: 'This line' })).toHaveCount(0);
    }
    await expect(shown).toContainText(inOrder('Precepted nursing students', 'Cared for six'));

    // By its name an entry is moved, with all it says.
    await line('Nursing Assistant').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(line('Nursing Assistant')).toBeFocused();
    await expect(page.getByText('Moved: now 2 of 3')).toBeAttached();
    await expect(shown).toContainText(inOrder('Nursing Assistant', 'Kept care records', 'Staff Nurse'));
    await goTo(page, 'Form', isMobile);
    await page
      .getByRole('button', { name: /^Work Experience/ })
      .first()
      .click();
    await expect(page.getByRole('group', { name: 'Position 2' })).toContainText('Nursing Assistant');
    await page.getByRole('button', { name: 'Undo (Ctrl Z)' }).click();
    await expect(page.getByRole('group', { name: 'Position 2' })).toContainText('Staff Nurse');
    await page.getByRole('button', { name: 'Redo (Ctrl Shift Z)' }).click();
    await expect(page.getByText('Saved just now')).toBeAttached();
    await page.reload();
    await goTo(page, 'Page', isMobile);
    await expect(shown).toContainText(inOrder('Nursing Assistant', 'Precepted', 'Cared for six'));
  },
);

test('a line of a letter is changed where it stands on the page: parted, put back, and kept', async ({
  page,
  request,
  signedIn,
  accessible,
  isMobile,
}) => {
  const log = 'I kept the night log for six years.';
  const start = 'I can start in March.';
  const id = await aLetter(request, signedIn, [log, start]);
  await page.goto(`/letter-builder?edit=${id}`);
  await goTo(page, 'Page', isMobile);
  const shown = page.getByRole('document', { name: 'Text of the pages' });
  const box = page.getByRole('textbox', { name: 'This line' });
  const line = (words: string) => page.getByRole('button', { name: words, exact: true });

  await line(start).click();
  await expect(box).toBeFocused();
  await accessible('a line of a letter under one’s hand');
  await box.fill('I can start in May.');
  await expect(shown).toContainText('I can start in May.');
  await box.press('Enter');
  await box.pressSequentially('My referees are at hand.');
  await expect(shown).toContainText('My referees are at hand.');
  if (isMobile) await page.getByRole('button', { name: 'Done' }).click();
  else await box.press('Tab');

  // The head of the letter, too: a line of it is one line.
  await line('Dear Ms. Cole:').click();
  await box.fill('Dear Ms. Cole and colleagues:');
  await box.press('Enter');
  await expect(box).toBeHidden();
  await line(log).click();
  await box.fill('');
  await expect(shown).not.toContainText('night log');
  await box.press('Escape');
  await expect(shown).toContainText(log);
  await expect(line(log)).toBeFocused();
  await expect(page.getByText('Saved just now')).toBeAttached();
  await page.reload();
  await goTo(page, 'Page', isMobile);
  for (const words of [
    log,
    'I can start in May.',
    'My referees are at hand.',
    'Dear Ms. Cole and colleagues:',
  ])
    await expect(shown).toContainText(words);
  await expect(shown).not.toContainText(start);
});
