/**
 * What no employer asks after, in the languages of our forms: English, German, French, Spanish, Portuguese, Italian,
 * Dutch, Polish. Closed sets, small letters; a kind is what the law of the European Union and of the United States
 * protects, not what somebody happened to type.
 */
const words = (text: string) => new Set(text.split(/\s+/));

export const marital = words(
  `married unmarried divorced widowed verheiratet ledig geschieden verwitwet marié mariée célibataire divorcé
  divorcée veuf veuve pacsé pacsée casado casada soltero soltera divorciado divorciada viudo viuda solteiro solteira
  viúvo viúva sposato sposata celibe nubile divorziato divorziata vedovo vedova gehuwd getrouwd ongehuwd gescheiden
  żonaty zamężna mężatka rozwiedziony rozwiedziona wdowa wdowiec`,
);
export const faiths = words(
  `christian catholic protestant evangelical muslim jewish hindu sikh buddhist mormon atheist christ christin
  katholisch evangelisch muslimisch jüdisch muslima catholique protestante musulman musulmane chrétien chrétienne juif
  juive católico católica evangélico evangélica cristiano cristiana musulmán musulmana cristão cristã muçulmano
  muçulmana cattolico cattolica musulmano katholiek moslim katolik katoliczka`,
);
export const children = words(
  `child children kid kids son sons daughter daughters baby kind kinder sohn tochter enfant enfants fils fille hijo hijos
  hija hijas filho filhos filha filhas figlio figli figlia kinderen dziecko dzieci syn córka`,
);
export const parents = words(
  `mother father mum mom dad mutter vater mère père maman papa madre padre mãe pai mamma papà moeder vader matka ojciec`,
);
/** Those of whom nobody says "my" at work. */
export const kin = words(
  `son sons daughter daughters grandson granddaughter grandchildren grandchild sohn tochter fils hijo hija filho filha figlio figlia syn córka wife husband hubby girlfriend boyfriend frau mann ehefrau ehemann femme mari conjoint conjointe esposa esposo marido
  mujer mulher moglie marito vrouw echtgenoot żona mąż`,
);
export const own = words(
  `my mine mein meine meinen meiner mon ma mes mi mis minha meu minhas meus mio mia miei mijn mój moja moje`,
);
export const self = words(
  `i am i'm i’m im me we ich bin habe hab wir je j'ai suis ai yo soy estoy tengo eu sou estou tenho io sono ho ik ben heb
  jestem mam`,
);
/** What stands between those words and says nothing by itself. */
export const fillers = words(
  `a an the of with grown up adult young small little older have has had and years year old yo jahre jahr alt mit und ein eine einer ans avec de et un une
  años con y uno una anos com e um uma anni di jaar oud met en lat i
  z ma also practising devout`,
);
export const bodyParts = words(
  `knee knees hip hips shoulder spine wrist ankle lung lungs heart rücken knie hüfte schulter bandscheibe herz genou espalda rodilla
  coluna joelho costas schiena ginocchio rug kolano kręgosłup plecy`,
);
/** Parts that words of work name too: only what ails in them is one's own. */
export const limbs = words(`eye eyes ear ears back leg legs foot feet hand hands neck arm arms`);
export const ailing = words(`bad sore injured broken operated`);
export const bodyStates = words(
  `ok okay good gone ill sick tired weak bad sore healed operated injured broken hurt better kaputt operiert wieder besser schlecht opéré operado operada
  lesionado mejor melhor operato zdrowy`,
);
export const illnesses = words(
  `cancer depression anxiety diabetes epilepsy burnout illness chemo krebs schlaganfall krankheit bandscheibenvorfall
  dépression maladie cáncer depresión enfermedad câncer depressão doença tumore malattia kanker ziekte rak choroba`,
);
/** Behind these an illness is one's own. */
export const suffered = words(
  `had have got survived beat hatte habe überstanden eu j'ai tuve tenía tive ho had heb miałem miałam mam`,
);
export const numbers = words(
  `one two three four five six zwei drei vier deux trois quatre dos tres cuatro dois duas três quatro due tre twee drie
  dwoje troje dwie dwa`,
);
/** Join a piece to the one before it. */
export const joints = 'and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar|ale';
