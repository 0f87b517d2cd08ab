import { generateCv, getCv, saveCv } from '@candor/contracts/cv';
import { cvDocument, layoutIds, linesOf, sampleDraft, type CvDocument } from '@candor/domain/cv';
import { isThorough } from '@candor/testing';
import { expect, test } from './test.ts';

const posts = 25;
const bullets = 8;

/** Some twelve pages, with two hundred bullets. */
const english = cvDocument({
  basics: {
    name: 'Maren Okafor-Lindqvist',
    headline: 'Charge Nurse',
    email: 'maren@example.org',
    location: 'Leeds',
  },
  summary: 'Charge nurse of surgical wards who plans rotas, trains newcomers and keeps the night log.',
  experience: Array.from({ length: posts }, (_, post) => ({
    position: `Charge Nurse ${post}`,
    company: `Riverside Hospital ${post}`,
    location: 'Leeds',
    start: String(1990 + post),
    end: String(1991 + post),
    bullets: Array.from(
      { length: bullets },
      (_line, at) =>
        `Cared for ${post + at + 2} patients on ward ${post * bullets + at} through ${'long '.repeat(at)}nights`,
    ),
  })),
  skills: ['Triage', 'Wound care'].map((name) => ({ name })),
});
const arabic = cvDocument({
  ...english,
  basics: { ...english.basics, name: 'مريم العلي', headline: 'ممرضة' },
  summary: 'ممرضة في أقسام الجراحة تخطط المناوبات وتدرب الجدد',
  experience: english.experience.map((post, nth) => ({
    ...post,
    position: `ممرضة ${nth}`,
    company: `مستشفى ${nth}`,
    location: 'بيروت',
    bullets: post.bullets.map(
      (_, at) => `رعاية ${nth + at + 2} من المرضى في القسم رقم ${nth * bullets + at}`,
    ),
  })),
});

for (const [words, document] of [
  ['left to right', english],
  ['right to left', arabic],
] as const)
  test(
    `every line of twelve pages is opened by a press on it, in every layout, ${words}`,
    { tag: ['@wide', '@release'] },
    async ({ page, request, signedIn }) => {
      const headers = { authorization: `Bearer ${signedIn.token}` };
      const made = await request.post(generateCv.path, { headers, data: sampleDraft });
      const { id, version } = generateCv.reply.schema.parse(await made.json());
      const path = saveCv.path.replace(':id', id);
      let stored = version;
      const put = async (change: { document?: CvDocument; template?: string; design?: object }) => {
        const answer = await request.put(path, { headers, data: { version: stored, ...change } });
        stored = getCv.reply.schema.parse(await answer.json()).version;
      };
      await put({ document });
      const known = [...linesOf(document).keys()];
      expect(known.filter((at) => at.includes('.bullets.'))).toHaveLength(posts * bullets);
      for (const template of isThorough ? layoutIds : layoutIds.slice(0, 2))
        for (const paper of ['letter', 'a4'] as const) {
          await put({ template, design: { paper } });
          await page.goto(`/cv-builder?edit=${id}`);
          await expect(page.locator('[data-at="summary.0"]').first()).toBeVisible();
          // What is pressed in the middle of a line's place is that line, wherever on the pages it stands.
          const found = await page.evaluate(() => {
            const hit: string[] = [];
            const missed: string[] = [];
            for (const button of globalThis.document.querySelectorAll<HTMLElement>('[data-at]')) {
              button.scrollIntoView({ block: 'center' });
              const { left, top, width, height } = button.getBoundingClientRect();
              const under = globalThis.document.elementFromPoint(left + width / 2, top + height / 2);
              const at = button.dataset['at'] ?? '';
              (under === button ? hit : missed).push(at);
            }
            return { hit: [...new Set(hit)], missed };
          });
          expect(found.missed, `${template} on ${paper}`).toEqual([]);
          expect(found.hit.toSorted(), `${template} on ${paper}`).toEqual(known.toSorted());
          const box = page.getByRole('textbox', { name: 'This line' });
          for (const nth of [0, 3, 7]) {
            const at = `experience.${nth * 3}.bullets.${nth}`;
            await page.locator(`[data-at="${at}"]`).first().click();
            await expect(box).toHaveValue(linesOf(document).get(at) ?? '');
            await box.press('Escape');
          }
        }
    },
  );
