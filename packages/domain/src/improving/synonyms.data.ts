/** Words of a CV that say the same. Lower case, singular. */
export const synonyms: readonly (readonly string[])[] = (
  'customer client|truck lorry|pupil student|physician doctor|shop store|revenue sales turnover|cost expense|mistake error|record documentation|meal dish|bug defect|software application|' +
  'stock inventory|apprentice trainee|phone telephone|rota roster schedule|salary pay wage|recruitment hiring|employee worker|staff personnel|till register|team crew|yearly annual'
)
  .split('|')
  .map((row) => row.split(' '));
