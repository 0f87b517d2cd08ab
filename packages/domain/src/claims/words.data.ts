const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that join others and claim nothing by themselves, in the languages that the gate reads. Lower case. */
export const functionWords = words(`
co cannot don didn doesn isn wasn aren weren wouldn couldn shouldn hasn haven hadn a an the of to and or in for with on at by from as into per over across up out off that which who whom whose where when while is are was were be been being am it its this these those
their our my your his her them they he she we i me us you him mine ours here there then so also too but if than both each every all any some no not nor only just do does did done doing have has had having
can could will would shall should may might must about around within between among through during before after since until against under above below upon via plus other others another what how why because
let get gets got go goes went going said say own same such more most much many few less least instead except very again once now today still yet ever even while although though thus hence whether either neither like near
der die das den dem des ein eine einen einem einer eines und oder mit für von im in an am auf aus bei als zu zum zur ist sind war waren wird wurde wurden habe haben hat hatte ich wir sie er es mich uns mir sich nach seit um über unter durch dass wie so auch noch nicht kein keine bis vor je pro ab sowie
le la les l un une des du de d et ou avec pour par sur dans en au aux est sont était ai a ont j je nous vous il elle ils elles on ce cette ces qui que qu son sa ses leur mon ma mes notre nos se s ne pas plus à chez depuis pendant dont
el los las un una unos unas y o con para por en del al es son era fue he ha han yo nosotros se su sus mi mis que como lo le más no desde hasta entre
`);

/** Words of phrasing: they name no thing that could be true or untrue by itself. */
export const plainWords = words(`
experience experienced skill skilled skilful background knowledge able ability work works worked working role position job post career time times part range variety number type kind way means level area areas basis field scope course process task tasks duty duties
responsible responsibility responsibilities charge including include includes included involve involving such various multiple several numerous well currently recently present past former formerly previously ongoing current new existing different relevant related respective own overall general
use used using make take taken took give given keep kept hold held provide provided need needs needed needing want ensure ensured ensuring help long short full high low good great large small big main key regular typical usual daily day-to-day hands-on
about sure old approximately roughly nearly almost around some total together altogether alongside along towards toward whilst without off per addition additionally furthermore further first-hand bring brings brought offer offers seeking seek looking look looks aiming aspiring hoping keen wish would like
company organisation organization firm business workplace site employer team people person staff employee starter member group client clients customer customers colleague colleagues family families user users stakeholder
start started starting end ended ending begin beginning become became set carry carried result results resulted resulting lead-in place places put show shown thing things item items piece pieces case cases matter matters word words name names named
hour hours minute minutes day days week weeks month months year years period date dates season shift shifts morning afternoon evening night nights week-long month-long year-long tight tighter simple simpler gbp usd eur chf inr ngn pound pounds dollar dollars euro euros rupee rupees lakh crore million thousand hundred dozen far next last early late soon ahead back away down high-quality accurate accurately careful carefully timely closely close directly effectively efficiently successfully smoothly quickly personally specifically particularly mainly mostly chiefly primarily
category class holder speak speaks speaking spoken term terms form forms line detail details report ready up-to-date complete completed fluent-in at-present respectively side handwritten nationwide thereby therefore thanks due
`);

/** What a letter says of itself, of its reader and of what its writer hopes for. */
export const letterWords = words(`
letter application apply applying applied advertisement advert vacancy opening opportunity interest interested consider consideration considering welcome glad happy pleased delighted grateful thank thankful appreciate discuss talk conversation meet meeting hear hearing reply forward contact reach available availability enclosed attached resume
sincerely regards dear hope believe feel think know sure confident contribute contribution join joining future success successful reason chance learn draw draws drawn attract attracted motivated excited enthusiasm enthusiastic suit fit match right value values mission reputation question questions answer further information reference advance attention strengthen ask asks asked speak speaks describe described description
worth knowing record
practical note wondered satisfaction fact regard matters
finish finished hand anything's order open call rest
whole picture caught eye forgot mention gladly service place references reference send decide orderly departure coffee buy account short follows already straight else
convenience convenient interview spare love heading allow brief briefly reminder permit recall points obliged expected expect decision require required disposal cheering touch rush delay confirm receipt list blue aware moment few express vacancies ever came away wanting even before remain await made easy
resign resignation resigning notice leave leaving handover successor colleague gratitude recommend recommendation recommending pleasure honour regarding concerning following follow write writing sir madam manager hiring convinced convincing find found say tell add brings offers needs wants looks everything anything something nothing
`);

/** Irregular forms by their base, for meeting only: what "drove" and "driven" are of. */
export const irregularForms: Readonly<Record<string, string>> = Object.fromEntries(
  `became become;began begun begin;brought bring;built build;bought buy;caught catch;chose chosen choose;came come;dealt deal;dug dig;did done doing do;drew drawn draw;drove driven drive;ate eaten eat;fell fallen fall;fed feed;felt feel;found find;flew flown fly;got gotten get;gave given give;went gone go;ground grind;grew grown grow;hung hang;had has having have;heard hear;held hold;kept keep;knew known know;laid lay;led lead;left leave;lent lend;lit light;lost lose;made make;met meet;oversaw overseen oversee;paid pay;rebuilt rebuild;rewrote rewritten rewrite;rode ridden ride;rose risen rise;ran run;said say;saw seen see;sold sell;sent send;sewn sew;shook shaken shake;shot shoot;showed shown show;sang sung sing;sat sit;slept sleep;spoke spoken speak;spent spend;stood stand;stuck stick;swept sweep;swam swum swim;took taken take;taught teach;told tell;thought think;threw thrown throw;understood understand;undertook undertaken undertake;wore worn wear;wove woven weave;won win;wrote written write;children child;people person;men man;women woman;feet foot;loaves loaf;shelves shelf;wives wife;lives life;knives knife;staffed staff;teached teach;putted put;is are was were been being be am be;rang rung ring;bent bend;bound bind;bled bleed;blew blown blow;bred breed;broke broken break;burnt burn;crept creep;drank drunk drink;fled flee;forgot forgotten forget;fought fight;froze frozen freeze;hid hidden hide;knelt kneel;learnt learn;leant lean;mown mow;sank sunk sink;shorn shear;shone shine;sought seek;slid slide;sped speed;spelt spell;spun spin;stole stolen steal;struck strike;swore sworn swear;tore torn tear;woke woken wake;wept weep;withdrew withdrawn withdraw;bore borne bear;arose arisen arise;bit bitten bite;clung cling;dreamt dream;flung fling;shrank shrunk shrink;sprang sprung spring;stung sting;strode stride;swung swing;trod trodden tread;wrung wring;lain lie;leapt leap;spilt spill;spoilt spoil;smelt smell;sown sow;hewn hew`
    .split(';')
    .flatMap((row) => {
      const forms = row.split(' ');
      const base = forms.at(-1) ?? '';
      return forms.slice(0, -1).map((form): [string, string] => [form, base]);
    }),
);
