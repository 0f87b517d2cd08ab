import { describe, expect, it } from 'vitest';
import { contentDisposition } from './send-file.ts';

describe('the name of a file that is saved', () => {
  it.each([
    ['CV Ana.pdf', `attachment; filename="CV Ana.pdf"; filename*=UTF-8''CV%20Ana.pdf`],
    ['Żółć 履歴書.pdf', `attachment; filename="____ ___.pdf"; filename*=UTF-8''`],
    ['../../etc/passwd', `attachment; filename=" .. etc passwd"; filename*=UTF-8''`],
    ['a"\r\nSet-Cookie: x=1.pdf', `attachment; filename="a Set-Cookie x=1.pdf"; filename*=UTF-8''`],
    ['...', `attachment; filename="file"; filename*=UTF-8''file`],
    ['x\u202efdp.exe', `attachment; filename="x fdp.exe"; filename*=UTF-8''`],
    ["it's (1).pdf", `attachment; filename="it's (1).pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
  ])('%j', (name, expected) => {
    expect(contentDisposition(name).startsWith(expected)).toBe(true);
    expect(contentDisposition(name)).toMatch(/^[\x20-\x7e]+$/);
  });

  it('takes broken Unicode', () => {
    expect(contentDisposition('a\ud800b.pdf')).toContain("UTF-8''a%EF%BF%BDb.pdf");
  });
});
