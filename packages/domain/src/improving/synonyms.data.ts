/** Words of a CV that say the same. Lower case, singular. */
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
