import { getDocumentProxy } from 'unpdf';
import { generateCv } from '@candor/contracts/cv';
import { sampleDraft } from '@candor/domain/cv';
import { expect, test } from './test.ts';

test('the browser prints the pages of the CV and nothing of the form @widths', async ({
  page,
  request,
  signedIn,
}) => {
  const headers = { authorization: `Bearer ${signedIn.token}` };
  const made = await request.post(generateCv.path, { headers, data: sampleDraft });
  const { id } = generateCv.reply.schema.parse(await made.json());
  await page.goto(`/cv-builder?edit=${id}`);
  await expect(page.getByLabel('Full Name')).toBeVisible();
  // On a phone the side of the page is not shown until it is printed.
  const pictures = page.getByRole('img', { name: /^Your CV, page \d+ of \d+$/, includeHidden: true });
  await expect(pictures.first()).toBeAttached();
  const count = await pictures.count();

  // From whichever side of the screen it is asked for.
  await page.emulateMedia({ media: 'print' });
  await expect(pictures.first()).toBeVisible();
  for (const part of ['Main', 'CV builder', 'Document'])
    await expect(page.getByLabel(part, { exact: true }).first()).toBeHidden();
  await expect(page.getByLabel('Full Name')).toBeHidden();
  const file = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(file.numPages).toBe(count);
  const [, , width = 0, height = 0] = (await file.getPage(1)).view;
  expect([Math.round(width), Math.round(height)]).toEqual([612, 792]);

  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByLabel('Full Name')).toBeVisible();
});
