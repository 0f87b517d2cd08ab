import { createCanvas, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import { greyOf, type GreyPage } from './grey-page.ts';

/** Longer side of a page that is recognized, in pixels: 200 to 260 dots an inch of a sheet. */
export const PAGE_SIDE = 2_600;
/** A smaller picture is drawn larger, up to twice its size: the letters of a screenshot are too small otherwise. */
const MOST_GROWTH = 2;

/** Refuses a picture by the size that its first bytes declare, before any of it is unpacked. */
function refuseHugePicture(bytes: Uint8Array): void {
  const { width, height } = sizeOf(bytes);
  if (Math.min(width, height) < readLimits.fewestPixels) throw new Refusal('no_text');
  if (Math.max(width, height) > readLimits.side || width * height > readLimits.pixels)
    throw new Refusal('too_many_pixels');
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch {
    throw new Refusal('damaged');
  }
}

/** Decodes a picture, upright as its camera says, at the size it is recognized in. Throws a {@link Refusal}. */
export async function readPicture(bytes: Uint8Array): Promise<GreyPage> {
  refuseHugePicture(bytes);
  const image = await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(() => {
    throw new Refusal('damaged');
  });
  if (image.width * image.height > readLimits.pixels) throw new Refusal('too_many_pixels');
  const scale = Math.min(MOST_GROWTH, PAGE_SIDE / Math.max(image.width, image.height));
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return greyOf(context.getImageData(0, 0, width, height));
}
