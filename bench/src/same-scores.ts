import { analyzeCv } from '@candor/contracts/optimizer';
import { cvDesign, exportFormatSchema, layoutIds, type CvDocument } from '@candor/domain/cv';
import { titleCertainty } from '@candor/occupations';
import { readFile } from '@candor/read';
import { createRenderer } from '@candor/render';
import { goodCvs, weakened } from '@candor/testing';
import type { CandorServer } from '@candor/testing/server';
import type { Figure } from './figures.ts';
import { signUp } from './sign-up.ts';

const MOST_APART = 2;
const names = ['overallScore', 'atsScore', 'impactScore', 'keywordDensity', 'readabilityScore'] as const;

/** How far the scores of one CV lie apart as document, PDF, Word, web page and text: good CVs and weak ones, in every layout. */
export async function sameScoreFigures(server: CandorServer): Promise<Figure[]> {
  const token = await signUp(server.url);
  const renderer = createRenderer();
  const scoresOf = async (document: CvDocument) => {
    const answer = await fetch(server.url + analyzeCv.path, {
      method: analyzeCv.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ document }),
    });
    return analyzeCv.reply.schema.parse(await answer.json());
  };
  const apart: { what: string; points: number }[] = [];
  for (const { name, document: good, language } of goodCvs)
    for (const [kind, document] of [['good', good] as const, ['weak', weakened(good)] as const]) {
      const whole = await scoresOf(document);
      for (const layout of layoutIds)
        for (const format of exportFormatSchema.options) {
          const { bytes } = await renderer.cv.file(format, {
            document,
            layout,
            paper: 'a4',
            isBrandFree: false,
            design: cvDesign({ language }),
          });
          const answer = await readFile({ name: 'cv', bytes, byLookAlone: true, titleCertainty });
          if (answer.kind === 'refused') throw new Error(answer.sentence);
          const read = await scoresOf(answer.read.document);
          const points = Math.max(...names.map((score) => Math.abs(read[score] - whole[score])));
          apart.push({ what: `${kind} ${name}, ${layout}, ${format}`, points });
        }
    }
  await renderer.close();
  const held = apart.filter(({ points }) => points <= MOST_APART);
  const worst = apart.toSorted((a, b) => b.points - a.points).slice(0, 4);
  return [
    {
      what: `one CV as ${apart.length} files (${goodCvs.length} good ones and as many weak, ${layoutIds.length} layouts, ${exportFormatSchema.options.length} formats): within ${MOST_APART} points of the document in every score`,
      measured: `${held.length} of ${apart.length}; farthest: ${worst.map(({ what, points }) => `${what} ${points}`).join('; ')}`,
      wanted: 'all',
      isHeld: held.length === apart.length,
    },
  ];
}
