import { element } from './element.ts';

/** The pages as they are drawn: pictures, so that nothing in them can do anything. */
export function pagePictures(pages: readonly string[]): HTMLElement {
  const pictures = pages.map((svg, at) => {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    const picture = element('img', {
      src: address,
      alt: `Page ${at + 1} of ${pages.length}. Its text is in the Text view.`,
      class: 'block w-full bg-paper shadow-page',
    });
    picture.addEventListener('load', () => URL.revokeObjectURL(address), { once: true });
    return picture;
  });
  return element('div', { class: 'grid gap-6' }, ...pictures);
}
