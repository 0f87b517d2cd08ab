import { inflect } from '../inflect.ts';

/** The participles of the verbs that have another past, by that past. */
export const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  'become:became begin:began:begun bite:bit:bitten blow:blew:blown break:broke:broken choose:chose:chosen come:came do:did:done draw:drew:drawn drink:drank:drunk drive:drove:driven eat:ate:eaten fall:fell:fallen fly:flew:flown forget:forgot:forgotten freeze:froze:frozen give:gave:given go:went:gone grow:grew:grown hide:hid:hidden know:knew:known overcome:overcame ride:rode:ridden ring:rang:rung rise:rose:risen run:ran see:saw:seen shake:shook:shaken sing:sang:sung sink:sank:sunk speak:spoke:spoken steal:stole:stolen swim:swam:swum take:took:taken tear:tore:torn throw:threw:thrown undertake:undertook:undertaken wake:woke:woken wear:wore:worn weave:wove:woven write:wrote:written'
    .split(' ')
    .map((forms): [string, string] => {
      const [base = '', past = '', participle = base] = forms.split(':');
      return [past, participle];
    }),
);

/** The participle of a verb in its base form or past: of "run" and "ran", "run". */
export const participleOf = (word: string) =>
  PARTICIPLES.get(word) ?? PARTICIPLES.get(inflect(word, 'past')) ?? inflect(word, 'pastParticiple');
