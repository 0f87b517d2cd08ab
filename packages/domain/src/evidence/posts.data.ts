/** Ranks, each row of one: who holds the one holds the other. The words apart by strokes. */
export const ranks = [
  'manager|manageress|managers|managerial|mgr|in charge|general manager|managing|managed|ran the|run the|*leiter|*leiterin|gérant|gérante|gerente|responsable|encargado|encargada',
  'director|directors|managing director|geschäftsführer|geschäftsführerin|directeur|directrice|directora',
  'head|chief|headed|chef de cuisine|leitende|leitender|jefe|jefa',
  'senior|sr',
  'junior|jr',
  'lead|leader|led|lead the|leading|team lead|teamlead|leads|teamleiter|teamleiterin',
  'supervisor|supervised|supervising|supervise|foreman|forewoman|charge hand|chargehand|team leader|shift leader|vorarbeiter|chef d équipe|contremaître|capataz',
  'principal|headteacher|head teacher|rector',
  'deputy|assistant|second|vice|stellvertretende|stellvertretender|adjoint|adjointe|subdirector',
  'coordinator|coordinated|coordinate|coordinating|co ordinator|koordinator|coordinateur|coordinador',
  'executive|exec|vice president|vp|president|ceo|cfo|coo|cto|chief executive',
  'partner|owner|co owner|proprietor|owned|own business|self employed|freelance|on my own|inhaber|inhaberin|propriétaire|propietario|own',
  'founder|co founder|cofounder|founded|started|set up|gründer|gründerin|fondateur|fondatrice|fundador',
  'captain|skipper|sergeant|corporal|lieutenant|inspector|chairman|chairwoman|chair|chairperson|treasurer|secretary|governor|trustee|mayor|councillor',
  'professor|lecturer|consultant|specialist|expert|architect|fellow',
];
/** What lowers a rank that stands beside it. */
export const lowering =
  'assistant|deputy|trainee|junior|apprentice|acting|relief|student|intern|vice|associate|under|second|interim|temporary|cover|covering|aspiring|future|stellvertretend*|adjoint*|azubi|stagiaire|would be|helped|help|assist*|support*|shadow*';
/** A post that is sought, or was never had. */
export const soughtPost =
  'want|wants|wanted|would like|like to|hope|hoping|aim|aiming|seeking|seek|looking|look|apply|applying|applied|aspire|aspiring|interested|become|becoming|towards|dream|goal|next step|offered|turned down|move into|ready for|möchte|suche|bewerbe|souhaite|cherche|busco|quiero';
/** What leads to a post that somebody holds. */
export const leadsToPost =
  'as|as a|as an|as the|promoted to|appointed|made|became|become|was a|was an|was the|am a|am an|am the|been a|been an|been the|role of|post of|position of|job of|als|zum|zur|en tant que|comme|como';
/** Endings of words for people by what they do. */
export const agentEndings =
  'er ers or ors ist ists ian ians eer eers eur eurs euse ien ienne erin man men woman women person hand smith nurse chef cook clerk medic';
/** Such words that no ending tells. */
export const agents =
  'nurse chef cook clerk medic maid porter guard pilot judge butcher tutor nanny barista driver host hostess agent aide groom temp trainee apprentice intern volunteer analyst accountant assistant consultant attendant merchant';
/** Words that end so and are nobody. */
export const noAgents =
  'holder keyholder speaker user learner player winner prizewinner amateur other another over under after number order paper letter newspaper water member computer customer customers user users server servers offer matter center centre corner career power tender summer winter october september december november quarter cover former later earlier greater better never ever rather further together higher lower larger smaller newer older minor major prior senior junior superior interior exterior floor door error mirror motor colour behaviour labour favour flavour neighbour honour hour tour four your our per her counter container trailer register folder border boiler layer tower shower dinner leather weather silver copper rubber timber river amber fiber fibre transfer answer consider deliver remember discover enter refer wonder gather human german woman women charter poster banner sticker filter shutter scanner printer freezer cooker mixer tractor reactor factor sector vector doctor reader readers beer peer deer veneer beginner consumer consumers supplier suppliers employer employers partner partners voucher vouchers buffer cluster monitor whether neither either proper clear near year years dear for or nor';
/** Verbs for what is done to or with people in posts: "assist senior nurses" names no post of one's own. */
export const doneWithPeople =
  'assist assisted support supported help helped advise advised brief briefed shadow shadowed report reported train trained supervise supervised manage managed lead led coach coached mentor mentored represent represented join joined cover covered deputise deputised replace replaced assisting supporting work worked liaise liaised meet met trusted elected nominated recruit recruited hire hired teach taught guide guided serve served serving coordinate coordinated';
