import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import type { Found } from '../finding.ts';

const ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;
const NOBODYS = /(?:^|\/\/|\.)(?:example\.(?:com|org|net)|localhost|yourname|your-?website)(?:[./]|$)/iu;
const FRONT_PAGE = /^(?:https?:\/\/)?(?:www\.)?(?:linkedin|github|gitlab|xing)\.com\/?(?:in\/?)?$/iu;

export const linksComplete: Check = {
  id: 'links-complete',
  area: 'ats',
  words: () => ({
    label: say`Working links`,
    looksFor: say`Web addresses that are complete and yours`,
    why: say`A broken link makes a poor first impression.`,
  }),
  source: 'Candor’s own rule',
  weight: 1,
  run({ document, text }) {
    const links = document.basics.links.filter(({ url }) => url !== '');
    const findings = links.flatMap(({ url }, at): Found[] => {
      const message = FRONT_PAGE.test(url)
        ? say`This leads to the home page. Add the address of your own profile.`
        : !ADDRESS.test(url) || NOBODYS.test(url)
          ? say`This doesn’t look like a complete web address.`
          : null;
      if (message === null) return [];
      const start = text.indexOf(url);
      const span = start < 0 ? null : { start, end: start + url.length };
      return [{ path: `basics.links.${at}`, message, span, words: url }];
    });
    return shareResult(findings, links.length);
  },
};
