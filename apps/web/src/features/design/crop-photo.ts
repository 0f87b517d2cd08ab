import { designLimits } from '@candor/domain/cv';

/** A part of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sharp at 50 mm and 300 dots an inch, and no larger. */
const MOST_PX = 600;
const qualities = [0.9, 0.8, 0.7, 0.55] as const;

/** Cuts an area out of a picture, as the data URL of a JPEG within the limit of a design. Null where none is small enough. */
export async function cropPhoto(url: string, area: Area): Promise<string | null> {
  const image = new Image();
  image.src = url;
  await image.decode();
  for (const mostPx of [MOST_PX, MOST_PX / 2]) {
    const scale = Math.min(1, mostPx / Math.max(area.width, area.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(area.width * scale));
    canvas.height = Math.max(1, Math.round(area.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // A JPEG has no transparency: what is clear becomes paper.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
    for (const quality of qualities) {
      const dataUrl = canvas.toDataURL('image/jpeg', quality);
      if (dataUrl.length <= designLimits.photo) return dataUrl;
    }
  }
  return null;
}
