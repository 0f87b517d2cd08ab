import { expect, it } from 'vitest';
import { sizeLabel, uploadRefusal, uploadRules } from './upload-rules.ts';

it.each([
  'cv.pdf',
  'CV.DOCX',
  'cv.doc',
  'scan.JPG',
  'cv.odt',
  'cv.rtf',
  'Lebenslauf Müller.txt',
  'resume.json',
  'Basic_LinkedInDataExport.zip',
])('lets %s through, up to the limit', (name) => {
  expect(uploadRefusal(name, 1)).toBeNull();
  expect(uploadRefusal(name, uploadRules.bytes)).toBeNull();
});

it('says why a file is not sent', () => {
  expect(uploadRefusal('cv.pdf', uploadRules.bytes + 1)).toBe(
    'cv.pdf exceeds 25MB limit. Please choose a smaller file.',
  );
  expect(uploadRefusal('cv.pdf', 0)).toContain('empty');
  for (const name of ['cv.pages', 'photo.heic', 'pdf', 'cv.pdf.exe'])
    expect(uploadRefusal(name, 10)).toContain('isn’t supported');
});

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [14_336, '14 KB'],
  [2_516_582, '2.4 MB'],
  [26_214_400, '25 MB'],
])('says %i bytes as %s', (bytes, label) => {
  expect(sizeLabel(bytes)).toBe(label);
});
