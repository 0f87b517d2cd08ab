import { say } from '../../say/index.ts';
import { wordingCheck } from '../wording-check.ts';

export const cliches = wordingCheck(
  {
    id: 'cliches',
    area: 'impact',
    words: () => ({
      label: say`Clichés`,
      looksFor: say`Phrases recruiters have seen too often`,
      why: say`They stand in for evidence.`,
    }),
    source: 'Surveys of hiring managers: CareerBuilder 2014 and 2018',
    weight: 3,
  },
  ['cliche'],
);
