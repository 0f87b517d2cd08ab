import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { generateCv } from '@candor/contracts/cv';
import { cvDocument, draftFromDocument, type LayoutId } from '@candor/domain/cv';
import { quietBrowser } from './quiet-browser.ts';
import { signUp } from './sign-up.ts';

/*
 * The pictures of the README, of a running server: CHROMIUM_PATH=… node bench/src/readme-pictures.ts http://127.0.0.1:3000
 * They are made of the CV below, which is nobody's.
 */

const [url = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const cvAs = (headline: string) =>
  cvDocument({
    basics: {
      name: 'Maren Okafor-Lindqvist',
      headline,
      email: 'maren.okafor@example.com',
      phone: '+1 512 555 0148',
      location: 'Austin, TX',
    },
    experience: [
      {
        company: 'Riverside Medical Center',
        position: 'Charge Nurse, Surgical Ward',
        start: '2021-03',
        end: 'present',
        bullets: [
          'Responsible for running a 32-bed surgical ward on night shifts',
          'I introduced two-nurse checks, medication errors went down from 14 to 3 a quarter',
          'Helped with training of 18 newly qualified nurses in Epic and early warning scores',
        ],
      },
      {
        company: 'St. Brigid’s Hospital',
        position: 'Staff Nurse',
        start: '2016-06',
        end: '2021-02',
        bullets: [
          'Cared for six to eight patients a shift after abdominal and vascular surgery',
          'Was in charge of ordering supplies for the ward',
          'Precepted nursing students from two colleges',
        ],
      },
      {
        company: 'Hill Country Care Home',
        position: 'Nursing Assistant',
        start: '2013',
        end: '2016',
        bullets: ['Duties included washing, dressing and feeding of residents'],
      },
    ],
    education: [{ institution: 'University of Texas at San Antonio', degree: 'BSc Nursing', end: '2016' }],
    skills: ['Epic', 'Early warning scores', 'Wound care', 'Medication safety', 'Preceptorship'].map(
      (name) => ({ name }),
    ),
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Spanish', level: 'professional working' },
    ],
  });

const token = await signUp(url, `pictures-${crypto.randomUUID()}@example.org`);
async function write(headline: string, layout: LayoutId): Promise<string> {
  const answer = await fetch(url + generateCv.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(draftFromDocument(cvAs(headline), layout, false)),
  });
  return generateCv.reply.schema.parse(await answer.json()).id;
}
await write('Nurse Educator', 'creative');
await write('Ward Manager', 'europass');
const id = await write('Charge Nurse', 'professional');

const browser = await quietBrowser();
async function picture(
  name: string,
  path: string,
  width: number,
  height: number,
  ready: (page: Page) => Promise<void>,
) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.goto(url + path);
  await ready(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.screenshot({ path: `${folder}${name}.png` });
  await page.close();
}
/** Waits until so many pictures are drawn, those of a part of the page where it is named. */
const pictures =
  (least: number, part = 'body') =>
  async (page: Page) => {
    await page.waitForFunction(
      ([count, within]) =>
        [...document.querySelectorAll<HTMLImageElement>(`${within} img`)].filter(
          ({ naturalWidth }) => naturalWidth > 0,
        ).length >= count,
      [least, part] as const,
      { timeout: 90_000 },
    );
  };
await picture('dashboard', '/dashboard', 1440, 900, pictures(3));
await picture('builder', `/cv-builder?edit=${id}&tab=design`, 1440, 900, pictures(10, 'fieldset'));
await picture('builder-phone', `/cv-builder?edit=${id}`, 390, 844, async (page) => {
  await page.getByText('Page', { exact: true }).last().click();
  await pictures(1)(page);
});
await browser.close();
