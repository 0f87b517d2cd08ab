import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { readFile } from '../index.ts';
import { recognizeFile } from '../recognize-file.ts';
import { pdfOfPictures } from '../testing/pdf-of-pictures.ts';

const lines: [text: string, size: number, x: number, y: number][] = [
  ['Ana Ruiz', 56, 120, 160],
  ['Registered Nurse', 34, 120, 215],
  ['ana.ruiz@mail.example', 30, 120, 265],
  ['WORK EXPERIENCE', 38, 120, 370],
  ['Charge Nurse, Riverside Hospital', 30, 120, 430],
  ['March 2019 - Present', 30, 1180, 430],
  ['• Trained nine nurses in triage and wound care', 30, 120, 480],
  ['• Cut the waiting time of patients by a third', 30, 120, 530],
  ['SKILLS', 38, 120, 640],
  ['Triage, Wound care, Patient education', 30, 120, 700],
];

/** A sheet with a CV as a phone sees it: askew, in the shadow at one side; turned by quarters. */
async function photo({ degrees = 0, quarters = 0, isShaded = false }): Promise<Uint8Array> {
  const [width, height] = quarters % 2 === 0 ? [1_600, 1_000] : [1_000, 1_600];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4f2ee';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2 + (degrees * Math.PI) / 180);
  context.translate(-800, -500);
  context.fillStyle = '#202020';
  for (const [text, size, x, y] of lines) {
    context.font = `${size}px Arial, Helvetica, "Liberation Sans", sans-serif`;
    context.fillText(text, x, y);
  }
  if (isShaded) {
    context.resetTransform();
    const shadow = context.createLinearGradient(0, 0, width, height);
    shadow.addColorStop(0, 'rgba(0, 0, 0, 0)');
    shadow.addColorStop(1, 'rgba(0, 0, 0, 0.6)');
    context.fillStyle = shadow;
    context.fillRect(0, 0, width, height);
  }
  return new Uint8Array(await canvas.encode('jpeg', 80));
}

async function recognized(bytes: Uint8Array) {
  const progress: number[] = [];
  const answer = await recognizeFile({
    name: 'cv.jpg',
    bytes,
    onProgress: ({ percent = -1 }) => progress.push(percent),
  });
  if (answer.kind === 'refused') throw new Error(answer.sentence);
  return { ...answer, told: progress };
}

it('reads a photograph that is askew and in the shadow, and tells how far it is', async () => {
  const bytes = await photo({ degrees: 2, isShaded: true });
  expect(await readFile({ name: 'cv.jpg', bytes })).toMatchObject({ kind: 'refused', code: 'scanned' });
  const { type, read, recognized: pages, told } = await recognized(bytes);
  expect(type).toBe('jpeg');
  expect(read.document.basics).toMatchObject({ name: 'Ana Ruiz', email: 'ana.ruiz@mail.example' });
  expect(read.document.experience[0]).toMatchObject({ start: '2019-03', end: 'present' });
  expect(read.document.experience[0]?.bullets).toHaveLength(2);
  expect(pages[0]?.turn).toBeCloseTo(-2, 0);
  expect(told.at(-1)).toBe(100);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

it('reads a PDF whose page is a picture that lies on its side', async () => {
  const picture = await photo({ quarters: 1 });
  const {
    type,
    read,
    recognized: pages,
  } = await recognized(pdfOfPictures([picture], { width: 1_000, height: 1_600 }));
  expect(type).toBe('pdf');
  expect(read.document.basics.name).toBe('Ana Ruiz');
  expect(pages).toHaveLength(1);
  expect(Math.abs(Math.round((pages[0]?.turn ?? 0) / 90)) % 2).toBe(1);
});

it('refuses a picture of noise, in which letters are seen that nobody wrote', async () => {
  const [width, height] = [300, 400];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  let seed = 7;
  for (let at = 0; at < (width * height) / 100; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const grey = (seed >>> 16) % 256;
    context.fillStyle = `rgb(${grey}, ${grey}, ${grey})`;
    context.fillRect((at * 10) % width, 10 * Math.floor((at * 10) / width), 10, 10);
  }
  const bytes = new Uint8Array(await canvas.encode('png'));
  expect(await recognizeFile({ name: 'cv', bytes })).toMatchObject({ kind: 'refused' });
});
