import { createCanvas } from '@napi-rs/canvas';
import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import type { HostileFile } from './hostile-file.ts';

/** A picture without a word, as a file of a kind. */
function blank(kind: 'png' | 'jpeg' | 'webp', width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  return kind === 'png'
    ? canvas.toBuffer('image/png')
    : canvas.toBuffer(kind === 'jpeg' ? 'image/jpeg' : 'image/webp');
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG of one bit a pixel, all black; a hundred kilobytes unpack to more than a process may take. */
function hugePng(side: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
      pngChunk('IHDR', header),
      pngChunk('IDAT', deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function riffChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP that shows one blank frame after the other. */
function animatedWebp(side: number, frames: number): Uint8Array {
  const still = blank('webp', side, side).subarray(12);
  const from = still.indexOf('VP8');
  const size = (bytes: Buffer, at: number) => bytes.writeUIntLE(side - 1, at, 3);
  const extended = Buffer.alloc(10);
  extended.writeUInt8(2, 0);
  size(extended, 4);
  size(extended, 7);
  const frame = Buffer.alloc(16);
  size(frame, 6);
  size(frame, 9);
  frame.writeUIntLE(100, 12, 3);
  const one = riffChunk('ANMF', Buffer.concat([frame, still.subarray(from)]));
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    riffChunk('VP8X', extended),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => one),
  ]);
  return Uint8Array.from(riffChunk('RIFF', body));
}

const file = (name: string, answer: HostileFile['answer'], make: HostileFile['make']): HostileFile => ({
  name,
  make,
  answer,
});

/** Pictures that hold nothing, hold too much, or are not what they claim. */
export const hostilePictures: readonly HostileFile[] = [
  file('one pixel', 'no_text', () => Uint8Array.from(blank('png', 1, 1))),
  file('a blank page', 'no_text', () => Uint8Array.from(blank('jpeg', 600, 800))),
  file('thirty thousand pixels on each side', 'too_many_pixels', () => hugePng(30_000)),
  file('a line of twenty-one thousand pixels', 'too_many_pixels', () =>
    Uint8Array.from(blank('png', 21_000, 41)),
  ),
  file('an animated WebP', 'damaged', () => animatedWebp(120, 40)),
  file('half a blank JPEG', 'no_text', () => {
    const whole = blank('jpeg', 900, 900);
    return Uint8Array.from(whole.subarray(0, whole.length / 2));
  }),
  file('the head of a PNG alone', 'damaged', () => Uint8Array.from(blank('png', 90, 90).subarray(0, 60))),
  file('a PNG that is an archive as well', 'no_text', () =>
    Uint8Array.from(
      Buffer.concat([blank('png', 90, 90), zipSync({ 'word/document.xml': strToU8('<w:document/>') })]),
    ),
  ),
  file('a JPEG that claims to be a PDF', 'damaged', () =>
    Uint8Array.from(Buffer.concat([Buffer.from('%PDF-1.7\n', 'latin1'), blank('jpeg', 90, 90)])),
  ),
  file('a WebP whose size is a lie', 'damaged', () => {
    const bytes = Buffer.from(animatedWebp(120, 1));
    bytes.fill(0, 60);
    return Uint8Array.from(bytes);
  }),
];
