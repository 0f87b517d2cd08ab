/**
 * Short and full names of one thing, and its names in the languages we read. Lower case, rows apart by line or semicolon, names of
 * a row apart by a stroke.
 */
export const aliases = `monday|mon; tuesday|tue|tues; wednesday|wed; thursday|thu|thur|thurs; friday|fri; saturday|sat; sunday|sun
christmas|xmas|noël|weihnachten|navidad; fall|autumn; summer|summertime; weekend|saturday and sunday
day|daily|per day|each day|every day|a day; week|weekly|per week|each week|every week|a week|wkly; month|monthly|per month|each month|every month|a month|mthly
year|yearly|annual|annually|per year|each year|every year|a year|p.a; quarter|quarterly|qtrly|qtly; night|nightly|overnight; hour|hourly
every other week|every two weeks|every second week|fortnightly|biweekly|once a fortnight; fortnight|two weeks
twice a week|two times a week; once a week|one time a week
saint|st; mount|mt; limited|ltd; incorporated|inc; corporation|corp; company|co|firm|business|employer|organisation|organization|enterprise
department|dept|division; manager|mgr; senior|sr; junior|jr; assistant|asst; international|intl; university|uni|universität|université|universidad
university of technology|tu|technical university|technische universität; institute of technology|it; secondary school|high school|comprehensive
registered nurse|rn; enrolled nurse|en; licensed practical nurse|lpn|licensed vocational nurse|lvn; certified nursing assistant|cna
healthcare assistant|hca|health care assistant|nursing assistant|care assistant|nursing auxiliary|carer|caregiver|care worker|support worker
early childhood educator|ece|nursery nurse|nursery teacher|kindergarten teacher; teaching assistant|ta|classroom assistant|teacher's aide
human resources|hr|personnel department; quality assurance|qa; quality control|qc; user experience|ux; user interface|ui; public relations|pr
vice president|vp; general practitioner|gp|family doctor; chief executive|ceo|chief executive officer; chief financial officer|cfo; chief operating officer|coo; chief technology officer|cto
personal assistant|pa; executive assistant|ea; point of sale|pos|till|cash register|cash desk|checkout; information technology|it; standard operating procedure|sop
health and safety|h&s|occupational safety; key performance indicator|kpi|key figure; virtual machine|vm; search engine optimisation|search engine optimization|seo
customer relationship management|crm; enterprise resource planning|erp; electronic health record|ehr|electronic medical record|emr|electronic patient record; customer service|customer care|client service
amazon web services|aws; google cloud platform|gcp|google cloud; microsoft office|ms office|office suite; visual studio code|vs code|vscode
postgresql|postgres; javascript|js; typescript|ts; kubernetes|k8s; powerpoint|ppt; microsoft excel|ms excel|excel; microsoft word|ms word; computer aided design|cad
adobe photoshop|photoshop; adobe illustrator|illustrator; adobe indesign|indesign; whatsapp|wa; github|gh; machine learning|ml; artificial intelligence|ai
structured query language|sql; a b testing|a b test; application programming interface|api; continuous integration|ci; google workspace|g suite|gsuite
programmable logic controller|plc; computer numerical control|cnc; key stage|ks; special educational needs|sen|send; english as a second language|esl|esol|efl
intensive care unit|icu|itu|intensive care|critical care; accident and emergency|a&e|emergency department|emergency room|ed|er|emergency ward; operating theatre|operating room|or|theatre
national health service|nhs; united kingdom|uk|great britain|gb; united states|usa|us|united states of america|america; european union|eu; united arab emirates|uae; new zealand|nz; south africa|sa
new york|ny|nyc|new york city; california|ca; texas|tx; florida|fl; illinois|il; washington|wa; pennsylvania|pa; ohio|oh; georgia|ga; north carolina|nc; new jersey|nj; arizona|az; massachusetts|ma; virginia|va; michigan|mi; colorado|co; oregon|or; minnesota|mn; los angeles|la; san francisco|sf
british columbia|bc; ontario|on; alberta|ab; quebec|québec|qc; manitoba|mb; saskatchewan|sk; nova scotia|ns; new brunswick|nb; new south wales|nsw; queensland|qld; victoria|vic; western australia|wa; northern ireland|ni
london|ldn; manchester|mcr; birmingham|bham; hong kong|hk
bachelor of science|bsc|b sc|bs; bachelor of arts|ba|b a; bachelor of engineering|beng|b eng; bachelor of education|bed; bachelor of laws|llb; master of science|msc|m sc|ms; master of arts|ma|m a; master of engineering|meng; master of laws|llm
master of business administration|mba; doctor of philosophy|phd|ph d|doctorate|doctoral degree; higher national diploma|hnd; national vocational qualification|nvq; general certificate of secondary education|gcse; postgraduate certificate in education|pgce
heavy goods vehicle|hgv|large goods vehicle|lgv; commercial driver's license|commercial driving licence|cdl; certificate of professional competence|cpc; forklift|fork lift|fork truck|forklift truck|flt|lift truck|stapler
basic life support|bls; advanced cardiac life support|advanced cardiovascular life support|acls; paediatric advanced life support|pals; cardiopulmonary resuscitation|cpr; project management professional|pmp; association of chartered certified accountants|acca; certified public accountant|cpa; chartered financial analyst|cfa
construction skills certification scheme|cscs; hazard analysis and critical control points|haccp; personal licence|alcohol licence|personal alcohol licence; disclosure and barring service|dbs|criminal record check|crb|police check; fire marshal|fire warden; continuing professional development|cpd; value added tax|vat; goods and services tax|gst
words per minute|wpm|words a minute
advertisement|ad|advert; vegetable|veg; laboratory|lab; representative|rep; resuscitation|resus; maintenance|maint; technician|tech; appointment|appt; management|mgmt; account|acct
temporary|temp; photograph|photo|pic; refrigerator|fridge; veterinary|vet; gymnasium|gym; mathematics|maths|math; information|info; administration|admin; demonstration|demo; promotion|promo; hospitality|hosp
grandmother|gran|nan|grandma; grandfather|grandad|grandpa; medication|meds|medicine; operations|ops; development|dev; repository|repo; database|db; operating system|os; equipment|equip; building|bldg; government|govt; approximately|approx; engineer|eng|engr; construction|constr
public address|pa; annual general meeting|agm; portable appliance testing|pat|portable appliance; electrocardiogram|ecg|ekg; intravenous|iv; occupational therapist|ot; front of house|foh; back of house|boh; kitchen porter|kp; profit and loss|p&l; purchase order|po; service level agreement|sla
request for proposal|rfp; stock keeping unit|sku; electric vehicle|ev; closed circuit television|cctv; personal protective equipment|ppe; blood pressure|bp; observations|obs; out of hours|ooh; parent teacher association|pta; not for profit|nfp
business to business|b2b; business to consumer|b2c; user generated content|ugc; search engine marketing|sem; pay per click|ppc; return on investment|roi; customer satisfaction|csat; net promoter score|nps; minimum viable product|mvp; proof of concept|poc; subject matter expert|sme; test driven development|tdd
ear nose and throat|ent; obstetrics and gynaecology|obs and gynae; speech and language therapist|slt; special needs coordinator|senco; early years|eyfs; after school club|asc; head of department|hod; design and technology|dt; information and communication technology|ict
air traffic control|atc; bill of lading|bol; proof of delivery|pod; less than truckload|ltl; full truckload|ftl; driver certificate of professional competence|dcpc; freight on board|fob; warehouse management system|wms; transport management system|tms
disc jockey|dj; master of ceremonies|mc; front of house sound|foh sound; lighting desk|lx; stage manager|sm; deputy stage manager|dsm; assistant stage manager|asm; director of photography|dop|dp
heating ventilation and air conditioning|hvac; chartered institute of personnel and development|cipd; qualified teacher status|qts; teaching english as a foreign language|tefl; newly qualified teacher|nqt|ect|early career teacher; doctor|physician|dr; medical doctor|md
north|northern; east|eastern; south|southern; west|western; centimetre|cm|centimeter; telephone|phone|call; mobile|mobile phone|cell phone|cellphone
britain|british|uk|united kingdom|england|english; germany|german|germans|deutschland|deutsch; france|french|français|française; spain|spanish|español|españa|castellano; italy|italian|italia|italiano; portugal|portuguese|português
netherlands|dutch|holland|nederlands; poland|polish|polski|polska; ireland|irish|éire|gaelic; wales|welsh|cymraeg; scotland|scottish|scots; switzerland|swiss|schweiz|suisse; austria|austrian|österreich; belgium|belgian
denmark|danish; sweden|swedish; norway|norwegian; finland|finnish; greece|greek; turkey|turkish|türkiye; russia|russian; ukraine|ukrainian; romania|romanian; hungary|hungarian; china|chinese|mandarin; japan|japanese; india|indian
europe|european; africa|african; asia|asian; america|american; brazil|brazilian; mexico|mexican; korea|korean; arabic|arab; catalonia|catalan
fluent|fluently|native|mother tongue|bilingual|c1|c2|muttersprache|fließend|langue maternelle|bilingue|courant|nativo
european computer driving licence|ecdl; secondary education certificate|leaving cert|leaving certificate; public limited company|plc; primary school|national school
frequently asked question|faq; curriculum vitae|cv|resume|résumé; do it yourself|diy; very important person|vip; food and beverage|f&b; health service|nhs; local education authority|lea
united nations|un; world health organization|who; british broadcasting corporation|bbc; massachusetts institute of technology|mit; goethe|goethe institut; marks and spencer|m&s|marks & spencer
`;
