/** Words of a CV that say the same, and words that say too little to be a claim. Lower case, singular. */
export const synonyms: readonly (readonly string[])[] = (
  'staff employee people person worker colleague personnel|customer client guest shopper visitor|home house flat property domestic|' +
  'vehicle car truck lorry van|pupil student learner class|physician doctor|shop store branch|revenue sales turnover income|cost spend expense expenditure|' +
  'mistake error|child kid|resident patient|record chart note documentation entry|meal food dish cover|bug defect fault|software app application program|deal transaction|' +
  'supply supplies stock inventory|apprentice trainee junior|hospital ward clinic|surgery operation surgical post-operative operative|phone call telephone|mail email|' +
  'rota roster schedule|salary pay payroll wage|hire recruitment recruit hiring|complaint issue problem|budget fund|event function|till cash register cashier|' +
  'kitchen brigade|team crew group colleague|nurse nursing|report reporting|plan planning|test testing|night nightly|day daily|week weekly|month monthly|quarter quarterly|year yearly annual annually'
)
  .split('|')
  .map((row) => row.split(' '));

export const plainWords: ReadonlySet<string> = new Set(
  (
    'experience experienced skill skilled work role position job career professional time year month week day hour daily weekly monthly yearly shift ' +
    'new several various multiple many own overall strong different large small good high low full main key regular typical whole entire total current ongoing ' +
    'including such well within both each every while through using between during without about around more than over also then so far plus after before against ' +
    'under not no only just when where how all any other others per via around across until since now one two first firm company organisation organization employer ' +
    'business workplace site department use used result responsible charge duty task part number range way level area basis order support help need able late early ' +
    'senior nationwide hands-on long-term term background complete date accurate timely seeking seek looking currently recently formerly with'
  ).split(' '),
);
