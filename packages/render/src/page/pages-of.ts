type Page = { widthPt: number; heightPt: number; body: string };

/**
 * One small self-contained picture a page, from the compiler's picture of the whole document. It keeps outlines,
 * positions and colours; the layer for selecting text, the styles, scripts and marks of that picture go.
 */
export function pagesOf(svg: string): string[] {
  const glyphs = glyphsOf(svg);
  return splitPages(svg).map((page) => picture(page, glyphs));
}

function glyphsOf(svg: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, id = '', outline = ''] of svg.matchAll(
    /<path id="([^"]+)" class="outline_glyph" d="([^"]*)"/gu,
  )) {
    glyphs.set(id, outline.replace(/ ?([MLCQZ]) ?/gu, '$1').replace(/ -/gu, '-'));
  }
  return glyphs;
}

function splitPages(svg: string): Page[] {
  const starts = [
    ...svg.matchAll(/<g class="typst-page"[^>]*data-page-width="([^"]+)" data-page-height="([^"]+)">/gu),
  ];
  return starts.map((start, at) => ({
    widthPt: Number(start[1]),
    heightPt: Number(start[2]),
    body: svg.slice(start.index + start[0].length, starts[at + 1]?.index ?? svg.lastIndexOf('</svg>')),
  }));
}

function picture({ widthPt, heightPt, body }: Page, glyphs: ReadonlyMap<string, string>): string {
  const used = new Map<string, string>();
  const short = (id: string): string => {
    const known = used.get(id);
    if (known !== undefined) return known;
    const name = `g${used.size.toString(36)}`;
    used.set(id, name);
    return name;
  };
  const drawn = body
    .replace(/<g transform="scale\(16,-16\)"><foreignObject.*?<\/foreignObject><\/g>/gsu, '')
    .replace(/ (?:data-[a-z-]+|class)="[^"]*"/gu, '')
    .replace(/<use x="([^"]*)" y="0" href="#([^"]+)"\/>/gu, (_, x: string, id: string) =>
      x === '0' ? `<use href="#${short(id)}"/>` : `<use x="${x}" href="#${short(id)}"/>`,
    );
  const outlines = [...used].map(([id, name]) => `<path id="${name}" d="${glyphs.get(id) ?? ''}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPt}" height="${heightPt}" viewBox="0 0 ${widthPt} ${heightPt}">` +
    `<defs>${outlines}</defs><path fill="#fff" d="M0 0h${widthPt}v${heightPt}H0z"/><g>${drawn}</svg>`
  );
}
