/**
 * Titles that the sources lack, or bury among rarer meanings, and the occupations they mean, likeliest first: our own
 * judgement (2026). Abbreviations, British and American names of jobs, nursing (where ESCO sends national titles to
 * another grade), and Italian, for which no source could be had.
 */
const english = `
sre|15-1244 15-1252
site reliability engineer|15-1244 15-1252
devops engineer|15-1244 15-1252
platform engineer|15-1252 15-1244
cloud engineer|15-1241 15-1252
machine learning engineer|15-2051 15-1252
data engineer|15-1243 15-1252
data analyst|15-2051.01 15-2051
ux designer|15-1255
ui designer|15-1255
front end developer|15-1254 15-1252
back end developer|15-1252 15-1254
full stack developer|15-1252 15-1254
full stack engineer|15-1252 15-1254
software engineer|15-1252
sdet|15-1253
qa|15-1253
dba|15-1242
it support|15-1232
service desk analyst|15-1232
helpdesk analyst|15-1232
product owner|15-1299.09 13-1082
product manager|11-2021 13-1082
scrum master|15-1299.09 13-1082
agile coach|15-1299.09 13-1151
solution architect|15-1299.08 15-1241
enterprise architect|15-1299.08
ceo|11-1011
coo|11-1021 11-1011
cfo|11-3031 11-1011
cto|11-3021 11-1011
cio|11-3021
managing director|11-1011 11-1021
operations manager|11-1021
hr manager|11-3121
hr business partner|13-1071 11-3121
hr adviser|13-1071
hr advisor|13-1071
hr assistant|43-4161
recruiter|13-1071
recruitment consultant|13-1071
pa|43-6011
ea|43-6011
personal assistant|43-6011 43-6014
executive assistant|43-6011
bdm|11-2022 41-3091
business development manager|11-2022 41-3091
account manager|41-3091 41-4012
key account manager|41-3091 41-4012
sales executive|41-4012 41-3091
sales assistant|41-2031
shop assistant|41-2031
sales associate|41-2031
shop manager|41-1011
store manager|41-1011
telesales executive|41-9041
call center agent|43-4051
call centre agent|43-4051
customer success manager|13-1161 41-3091
customer service adviser|43-4051
customer service advisor|43-4051
social media manager|11-2021 13-1161
head of marketing|11-2021
brand manager|11-2021
marketing executive|13-1161
marketing assistant|13-1161
pr|27-3031
seo|13-1161.01
rn|29-1141
nurse|29-1141 29-2061
staff nurse|29-1141
general nurse|29-1141
registered general nurse|29-1141
ward sister|29-1141
charge nurse|29-1141
district nurse|29-1141
community nurse|29-1141
mental health nurse|29-1141 29-1141.02
icu nurse|29-1141.03
itu nurse|29-1141.03
lpn|29-2061
lvn|29-2061
enrolled nurse|29-2061
cna|31-1131
hca|31-1131
healthcare assistant|31-1131
care assistant|31-1122 31-1121
care worker|31-1122 31-1121
carer|31-1122 31-1121
home carer|31-1121 31-1122
domiciliary care worker|31-1121 31-1122
caregiver|31-1122 31-1121
support worker|21-1093 31-1122
doctor|29-1216 29-1215
gp|29-1215
general practitioner|29-1215
junior doctor|29-1216
house officer|29-1216
consultant physician|29-1216
physiotherapist|29-1123
physio|29-1123
ot|29-1122
midwife|29-1161 29-9099.01
dental nurse|31-9091
dispenser|29-2052
vet|29-1131
veterinary surgeon|29-1131
veterinary nurse|29-2056
radiographer|29-2034
emt|29-2042
teacher|25-2031 25-2021
primary school teacher|25-2021
primary teacher|25-2021
secondary school teacher|25-2031
math teacher|25-2031 25-2022
science teacher|25-2031 25-2022
english teacher|25-2031 25-2022
head teacher|11-9032
headteacher|11-9032
teaching assistant|25-9042 25-9043
classroom assistant|25-9042
ta|25-9042
lsa|25-9043 25-9042
sen teaching assistant|25-9043
senco|25-2056 25-2058
supply teacher|25-3031
nursery nurse|39-9011 25-2011
nursery teacher|25-2011
nursery worker|39-9011
childminder|39-9011
au pair|39-9011.01
university lecturer|25-1199
lecturer|25-1199
university professor|25-1199
professor|25-1199
esl teacher|25-3011
tefl teacher|25-3011
solicitor|23-1011
barrister|23-1011
attorney|23-1011
legal executive|23-2011
bookkeeper|43-3031
chartered accountant|13-2011
cpa|13-2011
accounts assistant|43-3031
account payable clerk|43-3031
account receivable clerk|43-3031
purchase ledger clerk|43-3031
payroll administrator|43-3051
credit controller|43-3011
tax adviser|13-2082 13-2011
tax advisor|13-2082 13-2011
mortgage adviser|13-2072
mortgage advisor|13-2072
financial adviser|13-2052
ifa|13-2052
bank clerk|43-3071
bank cashier|43-3071
estate agent|41-9022
letting agent|41-9022 11-9141
letting negotiator|41-9022 11-9141
quantity surveyor|13-1051
building surveyor|47-4011
site manager|11-9021
site supervisor|47-1011
labourer|47-2061
building labourer|47-2061
joiner|47-2031
chippy|47-2031
sparky|47-2111
bricklayer|47-2021
gas engineer|49-9021 47-2152
heating engineer|49-9021 47-2152
scaffolder|47-2061 47-2031
fitter|51-2041 49-9041
maintenance engineer|49-9041 49-9071
handyman|49-9071
caretaker|37-2011
electronic engineer|17-2072
car mechanic|49-3023
vehicle technician|49-3023
mot tester|49-3023
hgv driver|53-3032
lgv driver|53-3032
lorry driver|53-3032
truck driver|53-3032
class 1 driver|53-3032
cdl driver|53-3032
van driver|53-3033
delivery driver|53-3033 53-3031
courier|43-5021 53-3033
bus driver|53-3052
coach driver|53-3052
taxi driver|53-3054
train driver|53-4011
forklift driver|53-7051
fork lift driver|53-7051
flt driver|53-7051
warehouse operative|53-7065 53-7062
warehouse worker|53-7065 53-7062
warehouse assistant|53-7065 53-7062
picker|53-7065
packer|53-7064
picker packer|53-7065 53-7064
postman|43-5052
postwoman|43-5052
dustman|53-7081
bin man|53-7081
production operative|51-9198 51-2092
factory worker|51-9198 51-2092
machine operator|51-9198 51-4081
chef|35-1011 35-2014
head chef|35-1011
sous chef|35-1011
commi chef|35-2014
chef de partie|35-2014 35-1011
line cook|35-2014
cook|35-2014 35-2012
kitchen porter|35-9021
kitchen assistant|35-2021
waiter|35-3031
waitress|35-3031
bar staff|35-3011
barman|35-3011
publican|11-9051
pub manager|11-9051
hotel receptionist|43-4081
cabin crew|53-2031
air hostess|53-2031
flight crew|53-2011 53-2031
hairdresser|39-5012
beautician|39-5012 39-5094
nail technician|39-5092
cleaner|37-2011 37-2012
domestic|37-2012 37-2011
chambermaid|37-2012
security officer|33-9032
security guard|33-9032
doorman|33-9032
police officer|33-3051
policeman|33-3051
police constable|33-3051
prison officer|33-3012
firefighter|33-2011
soldier|55-3016
secretary|43-6014
office administrator|43-6014
administrator|43-6014 43-9061
admin assistant|43-6014
office assistant|43-9061
receptionist|43-4171
project manager|13-1082 15-1299.09
programme manager|13-1082 15-1299.09
business analyst|13-1111 15-1211
management consultant|13-1111
analyst|13-1111 15-1211
consultant|13-1111
procurement officer|13-1023
buyer|13-1023 13-1022
supply chain manager|11-3071.04
logistics manager|11-3071
gardener|37-3011
fishmonger|51-3022 41-2031
hse officer|19-5011
health and safety officer|19-5011
quality inspector|51-9061
personal trainer|39-9031
fitness instructor|39-9031
journalist|27-3023
reporter|27-3023
copywriter|27-3043
photographer|27-4021
graphic designer|27-1024
psychologist|19-3033
counsellor|21-1014
counselor|21-1014
social worker|21-1021 21-1022
librarian|25-4022
lawyer|23-1011
`;

const nursingAndCare = `
krankenschwester|29-1141
krankenpfleger|29-1141
gesundheits krankenpfleger|29-1141
gesundheits und krankenpfleger|29-1141
pflegefachfrau|29-1141
pflegefachmann|29-1141
pflegefachkraft|29-1141
altenpfleger|29-1141 31-1131
altenpflegerin|29-1141 31-1131
pflegehelfer|31-1131
infirmier|29-1141
infirmiere|29-1141
aide soignant|31-1131
aide soignante|31-1131
auxiliaire de vie|31-1121 31-1122
enfermero|29-1141
enfermera|29-1141
auxiliar de enfermeria|31-1131
verpleegkundige|29-1141
verpleger|29-1141
verzorgende|31-1131 31-1121
enfermeiro|29-1141
enfermeira|29-1141
`;

const italian = `
infermiere|29-1141
infermiera|29-1141
operatore socio sanitario|31-1131
oss|31-1131
badante|31-1121 31-1122
medico|29-1216
medico di base|29-1215
dentista|29-1021
farmacista|29-1051
fisioterapista|29-1123
ostetrica|29-1161
psicologo|19-3033
psicologa|19-3033
veterinario|29-1131
assistente sociale|21-1021
educatore|21-1093 25-2011
insegnante|25-2031 25-2021
insegnante di scuola primaria|25-2021
maestra|25-2021
maestra di asilo|25-2011
professore|25-2031 25-1199
professore universitario|25-1199
avvocato|23-1011
avvocata|23-1011
notaio|23-1011
commercialista|13-2011
contabile|43-3031 13-2011
ragioniere|43-3031
impiegato|43-9061
impiegata|43-9061
impiegato amministrativo|43-9061 43-6014
segretaria|43-6014
receptionista|43-4171
addetto alle vendite|41-2031
commesso|41-2031
commessa|41-2031
cassiere|41-2011
cassiera|41-2011
responsabile vendite|11-2022
responsabile marketing|11-2021
responsabile risorse umane|11-3121
agente immobiliare|41-9022
agente di commercio|41-4012
architetto|17-1011
geometra|17-3022 17-1022
ingegnere|17-2051 17-2141
ingegnere civile|17-2051
ingegnere meccanico|17-2141
ingegnere elettronico|17-2072
ingegnere informatico|15-1252
ingegnere gestionale|17-2112
programmatore|15-1251 15-1252
sviluppatore|15-1252
sviluppatore software|15-1252
sviluppatore web|15-1254
analista programmatore|15-1251 15-1211
sistemista|15-1244
grafico|27-1024
giornalista|27-3023
traduttore|27-3091
traduttrice|27-3091
interprete|27-3091
fotografo|27-4021
cuoco|35-2014 35-1011
cuoca|35-2014 35-1011
capocuoco|35-1011
aiuto cuoco|35-2021
pizzaiolo|35-2014
cameriere|35-3031
cameriera|35-3031
barista|35-3023.01 35-3011
lavapiatti|35-9021
pasticciere|35-1011 51-3011
panettiere|51-3011
macellaio|51-3021
parrucchiere|39-5012
parrucchiera|39-5012
estetista|39-5094 39-5012
elettricista|47-2111
idraulico|47-2152
muratore|47-2021
falegname|47-2031 51-7011
carpentiere|47-2031 51-2041
imbianchino|47-2141
piastrellista|47-2044
saldatore|51-4121
fabbro|51-2041
meccanico|49-3023
carrozziere|49-3021
operaio|51-9198 47-2061
operaio edile|47-2061
operaio metalmeccanico|51-4041
magazziniere|53-7065
mulettista|53-7051
autista|53-3032 53-3033
camionista|53-3032
tassista|53-3054
macchinista|53-4011
postino|43-5052
corriere|43-5021
addetto alle pulizie|37-2011
donna delle pulizie|37-2012
giardiniere|37-3011
agricoltore|11-9013
bracciante|45-2092
guardia giurata|33-9032
poliziotto|33-3051
carabiniere|33-3051
vigile del fuoco|33-2011
pompiere|33-2011
assistente di volo|53-2031
consulente aziendale|13-1111
consulente finanziario|13-2052
tecnico di laboratorio|29-2012
tecnico informatico|15-1232
baby sitter|39-9011
`;

/** Abbreviations as people write them, and heads of functions. */
const abbreviations = `
registered manager|11-9111 11-9151
fp and a analyst|13-2051 13-2031
fp&a analyst|13-2051 13-2031
shift manager|11-9051 41-1011
salesforce administrator|15-1244 15-1299
pt|39-9031 29-1123
qa engineer|15-1253
test engineer|15-1253 17-2112
office junior|43-9061
office assistant|43-9061 43-6014
dinner lady|35-9011 35-2012
midday supervisor|25-9045 39-9011
postie|43-5052
sparky|47-2111
chippy|47-2031
brickie|47-2021
lorry driver|53-3032
cabbie|53-3054
bin man|53-7081
refuse collector|53-7081
shelf stacker|53-7065
checkout assistant|41-2011
tea lady|35-3023 35-9011
nursery nurse|39-9011 25-2011
nanny|39-9011
au pair|39-9011
housekeeper|37-2012
handyman|49-9071
caretaker|49-9071 37-2011
school caretaker|37-2011 49-9071
warehouse supervisor|53-1047 53-1042
call handler|43-4051
999 call handler|43-5031
ba|13-1111 15-1211
hca|31-1131 31-1121
ta|25-9045 25-9042
senco|25-2059 25-2056
pa|43-6014 43-6011
ea|43-6011
vp engineering|11-9041
vp sales|11-2022
vp marketing|11-2021
head of people|11-3121
head of engineering|11-9041 11-3021
chief people officer|11-3121
cro|11-2022
cpo|11-2021 11-3121
ciso|11-3021
pen tester|15-1299.04
penetration tester|15-1299.04
network engineer|15-1241 15-1244
exam invigilator|25-9049
care home manager|11-9111 11-9151
pub landlord|11-9051
delivery rider|43-5021 53-3031
lollipop lady|33-9091
lollipop man|33-9091
school crossing patrol|33-9091
nqt|25-2031 25-2021
ect|25-2031 25-2021
odp|29-2055
cso|11-1011
bdr|41-4012 41-3091
sdr|41-4012 41-3091
csm|13-1161 41-3091
kam|41-4012 41-3091
swe|15-1252
tpm|15-1299.09 13-1082
em|11-9041 11-3021
ux researcher|15-1255
maths teacher|25-2031
english teacher|25-2031
science teacher|25-2031
secondary school maths teacher|25-2031
`;

/** Everyday names of jobs elsewhere that the sources lack: Brazilian Portuguese, Portuguese, Dutch, German, French, Spanish. */
const elsewhere = `
entwickler|15-1252 15-1254
java entwickler|15-1252
webentwickler|15-1254
ingénieur logiciel|15-1252
ingénieur informatique|15-1252 15-1244
chef de projet informatique|15-1299.09 13-1082
ingeniero de software|15-1252
ingeniero informático|15-1252 15-1244
informatico|15-1232 15-1252
engenheiro de software|15-1252
ingegnere informatico|15-1252
programmatore|15-1251 15-1252
programmeur|15-1251 15-1252
systeembeheerder|15-1244
schulsekretär|43-6014
oberarzt|29-1216 29-1229
assistenzarzt|29-1216 29-1229
chefarzt|29-1216 29-1229
facharzt|29-1216 29-1229
hausarzt|29-1215
fachverkäufer|41-2031
bäckereifachverkäufer|41-2031 35-3023
verkäufer|41-2031
industriekaufmann|43-9061 13-1199
industriekauffrau|43-9061 13-1199
kaufmann im einzelhandel|41-2031
kauffrau im einzelhandel|41-2031
einzelhandelskaufmann|41-2031
einzelhandelskauffrau|41-2031
kaufmann für versicherungen und finanzen|41-3021
versicherungskaufmann|41-3021
versicherungskauffrau|41-3021
immobilienkaufmann|41-9022 11-9141
immobilienkauffrau|41-9022 11-9141
kauffrau im groß und außenhandel|41-4012 13-1023
kaufmann für spedition und logistikdienstleistung|43-5011
speditionskaufmann|43-5011
fachinformatiker|15-1244 15-1232
fachinformatiker systemintegration|15-1244 15-1232
fachinformatiker für systemintegration|15-1244 15-1232
fachinformatiker anwendungsentwicklung|15-1252
fachinformatiker für anwendungsentwicklung|15-1252
it systemadministrator|15-1244
mechatroniker|49-2094 17-3024
industriemechaniker|49-9041 51-4041
zerspanungsmechaniker|51-4041
anlagenmechaniker|47-2152
anlagenmechaniker shk|47-2152
elektroniker|47-2111
elektroniker für energie und gebäudetechnik|47-2111
fachkraft für lagerlogistik|53-7065 43-5071
fachlagerist|53-7065 43-5071
hotelfachfrau|43-4081 37-2012
hotelfachmann|43-4081 37-2012
restaurantfachfrau|35-3031
zimmermädchen|37-2012
straßenbahnfahrer|53-4041
tischler|47-2031 51-7011
schreiner|47-2031 51-7011
maler und lackierer|47-2141
gärtner|37-3011
landwirt|11-9013
florist|27-1023
tierpfleger|39-2021
polizist|33-3051
feuerwehrmann|33-2011
hausmeister|49-9071 37-2011
sozialpädagoge|21-1021 21-1093
sozialarbeiter|21-1021 21-1029
heilerziehungspfleger|21-1093 31-1122
projektleiter|13-1082
projektleiter bau|11-9021
bauleiter|11-9021 47-1011
docent|25-2031 25-1199
projectleider|13-1082
autista|53-3033 53-3032
autista di camion|53-3032
camionista|53-3032
motorista de caminhão|53-3032
motorista|53-3033 53-3032
motorista de ônibus|53-3052
professor do ensino primário|25-2021
professor de ensino fundamental|25-2021
técnico de enfermagem|29-2061 31-1131
auxiliar administrativo|43-9061
assistente administrativo|43-9061 43-6014
atendente|43-4051 41-2031
operador de caixa|41-2011
garçom|35-3031
desenvolvedor|15-1252 15-1254
desenvolvedor de software|15-1252
programador|15-1251 15-1252
analista de sistemas|15-1211
estoquista|53-7065 43-5071
porteiro|33-9032 43-4171
faxineira|37-2012 37-2011
cabeleireira|39-5012
advogada|23-1011
contabilista|13-2011
contador|13-2011
médico de família|29-1215
médico de familia|29-1215
médica de cabecera|29-1215
auxiliar de enfermería|31-1131
mozo de almacén|53-7065 53-7062
camarera de piso|37-2012
dependiente|41-2031
dependienta|41-2031
teleoperador|43-4051
repartidor|43-5021 53-3033
transportista|53-3032 53-3033
gestor administrativo|43-6011 43-9061
técnico de recursos humanos|13-1071
comercial|41-4012 41-3091
lagermitarbeiter|53-7065 53-7062
produktionsmitarbeiter|51-9199 51-2092
bürokauffrau|43-9061 43-6014
kauffrau für büromanagement|43-9061 43-6014
sachbearbeiter|43-9061
vertriebsmitarbeiter|41-4012 41-3091
außendienstmitarbeiter|41-4012
arzthelferin|31-9092
medizinische fachangestellte|31-9092
zahnmedizinische fachangestellte|31-9091
erzieherin|25-2011 39-9011
kinderpflegerin|39-9011
rettungssanitäter|29-2042 29-2043
notfallsanitäter|29-2043
lkw-fahrer|53-3032
berufskraftfahrer|53-3032
paketzusteller|43-5052 53-3033
reinigungskraft|37-2011
küchenhilfe|35-9021 35-2021
magazijnmedewerker|53-7065 53-7062
administratief medewerker|43-9061
medewerker klantenservice|43-4051
verkoopmedewerker|41-2031
winkelmedewerker|41-2031
thuiszorgmedewerker|31-1121 31-1122
schoonmaker|37-2011
schoonmaakster|37-2011
pakketbezorger|43-5052 53-3033
kok|35-2014
huisarts|29-1215
basisschoolleraar|25-2021
leerkracht|25-2021 25-2031
préparateur de commandes|53-7065
conseiller clientèle|43-4051 41-3031
conseiller de vente|41-2031
hôte de caisse|41-2011
agent d'entretien|37-2011
assistant maternel|39-9011
assistante maternelle|39-9011
auxiliaire de vie|31-1122 31-1121
directeur commercial|11-2022
directrice commerciale|11-2022
steuerfachangestellte|13-2082 43-3031
steuerfachangestellter|13-2082 43-3031
chargé de recrutement|13-1071
gestionnaire de paie|43-3051
chargé de clientèle|41-3031 43-4051
développeur|15-1252 15-1254
`;

/** Each title with the O*NET-SOC codes it means. */
export const ownTitles: readonly (readonly [title: string, codes: readonly string[]])[] = [
  english,
  nursingAndCare,
  italian,
  abbreviations,
  elsewhere,
].flatMap((list) =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', codes = ''] = line.split('|');
      return [title, codes.split(' ').map((code) => (code.includes('.') ? code : `${code}.00`))] as const;
    }),
);
