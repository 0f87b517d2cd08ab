const sequences: Record<string, string> = {
  'w:pPr':
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  'w:rPr':
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange',
  'w:tblPr':
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription',
  'w:tcPr':
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  'w:tblBorders': 'top left start bottom right end insideH insideV',
  'w:pBdr': 'top left bottom right between bar',
  'w:tcMar': 'top left start bottom right end',
  'w:tblCellMar': 'top left start bottom right end',
  'w:tbl': 'tblPr tblGrid tr',
  'w:sectPr':
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings',
  'w:style':
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
  'w:lvl': 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
};

/** What may stand inside the elements that Word is strict about, in the sequence of ECMA-376 part 1, annex A. */
export const childOrder: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(sequences).map(([name, children]) => [name, children.split(' ')]),
);

const repeatable = new Set(['headerReference', 'footerReference', 'tr', 'tblStylePr']);

export type Element = { name: string; children: Element[] };

const tag = /<(\/?)([\w:]+)[^>]*?(\/?)>/gu;

/** The elements of an XML part as a tree; text is left out. */
export function elementsOf(xml: string): Element {
  const root: Element = { name: '', children: [] };
  const open = [root];
  for (const [, isEnd, name = '', isEmpty] of xml.replace(/<[?!][^>]*>/gu, '').matchAll(tag)) {
    if (isEnd === '/') {
      open.pop();
      continue;
    }
    const element: Element = { name, children: [] };
    open.at(-1)?.children.push(element);
    if (isEmpty !== '/') open.push(element);
  }
  return root;
}

/** The first child that stands where the schema has it not, or null. */
export function outOfSequence(element: Element): string | null {
  const order = childOrder[element.name];
  let last = -1;
  let before = '';
  for (const child of element.children) {
    const inner = outOfSequence(child);
    if (inner !== null) return inner;
    if (order === undefined) continue;
    const name = child.name.replace('w:', '');
    const at = order.indexOf(name);
    if (at === -1) return `${element.name}: ${child.name} is not known`;
    if (at < last || (at === last && !repeatable.has(name)))
      return `${element.name}: ${child.name} after ${before}`;
    last = at;
    before = child.name;
  }
  return null;
}
