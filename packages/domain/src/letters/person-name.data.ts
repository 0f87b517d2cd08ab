/** Words of offices and posts, lower case: what holds one and has no title before it is nobody's name. Our own list. */
export const roleWords: ReadonlySet<string> = new Set(
  (
    'team department dept committee panel recruitment recruiting recruiter recruiters hiring resources hr human talent office board admissions personnel people ' +
    'manager director head registrar secretary officer chair chairman chairwoman chairperson principal headteacher headmaster supervisor coordinator administrator ' +
    'captain owner partner editor dean provost president ceo cto cfo coo sir madam staff accounts practice matron chefarzt personalabteilung leitung ' +
    'equipe équipe equipo talentos rh direction ufficio abteilung'
  ).split(' '),
);

/**
 * Family names that stand before the given one, lower case: the most frequent ones of China, Korea, Vietnam and Hungary
 * (after the national statistics of names, 2010 to 2022) that are hardly a given name elsewhere.
 */
export const familyFirst: ReadonlySet<string> = new Set(
  (
    'zhang wang liu chen yang zhao huang zhou wu xu sun zhu hu guo lin gao luo zheng liang xie tang cao deng feng zeng peng xiao cai pan tian dong ' +
    'kim park choi jung kang cho yoon jang lim nguyen nguyễn tran trần pham phạm hoang phan vu vo dang bui ngo ' +
    'nagy kovács szabó horváth varga kiss molnár németh farkas balogh papp takács juhász lakatos mészáros'
  ).split(' '),
);
