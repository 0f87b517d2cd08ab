/**
 * The roles that the moves speak of. Columns: id, O*NET-SOC code (! where the role is what the code means on the whole,
 * ? where its names cover several occupations),
 * names (the first is shown), classes of national pay tables, grade of a public pay scale.
 */
export const roleRows = `
staff-nurse | 29-1141.00! | Staff nurse; Registered nurse; RN; Nurse; Band 5 nurse; Adult nurse; Hospital nurse; Pflegefachkraft; Pflegefachfrau; Pflegefachmann; Krankenschwester; Krankenpfleger; Gesundheits- und Krankenpfleger; Gesundheits- und Krankenpflegerin | gb:2237 | afc-england Band 5
mental-health-nurse | 29-1141.02 | Mental health nurse; Psychiatric nurse; RMN | gb:2235 | afc-england Band 5
childrens-nurse | 29-1141.00 | Children's nurse; Paediatric nurse; Pediatric nurse | gb:2236 | afc-england Band 5
charge-nurse | 29-1141.00 | Charge nurse; Junior sister; Ward sister; Sister; Deputy ward manager; Band 6 nurse; Junior charge nurse; Stellvertretende Stationsleitung | gb:2237 | afc-england Band 6
ward-manager | 29-1141.00 | Ward manager; Senior sister; Senior charge nurse; Band 7 nurse; Stationsleitung; Stationsleiter; Stationsleiterin | gb:2237 | afc-england Band 7
matron | 29-1141.00 | Matron; Hospital matron; Clinical matron | gb:2237 | afc-england Band 8a
health-visitor | 29-1141.00 | Health visitor; SCPHN health visitor | gb:2232 | afc-england Band 6
school-nurse | 29-1141.00 | School nurse; SCPHN school nurse | gb:2232 | afc-england Band 6
district-nurse | 29-1141.00 | District nurse; Community nurse; Community matron | gb:2232 | afc-england Band 6
practice-nurse | 29-1141.00 | Practice nurse; General practice nurse; GP nurse | gb:2232 |
advanced-nurse-practitioner | 29-1171.00! | Advanced nurse practitioner; Nurse practitioner; ANP; Advanced clinical practitioner; ACP; NP; Advanced practice nurse | gb:2234 | afc-england Band 7
clinical-nurse-specialist | 29-1141.04! | Clinical nurse specialist; Nurse specialist; CNS | gb:2233 | afc-england Band 6
practice-educator | 29-1141.00 | Practice educator; Clinical educator; Practice development nurse; Praxisanleiter; Praxisanleiterin; Praxisanleitung | gb:2237 | afc-england Band 6
research-nurse | 29-1141.00 | Research nurse; Clinical research nurse | gb:2233 | afc-england Band 6
icu-nurse | 29-1141.03! | Critical care nurse; ICU nurse; Intensive care nurse; ITU nurse; Fachpfleger Intensiv; Fachkrankenpfleger für Intensivpflege; Fachpflegekraft Intensivpflege | gb:2233 | afc-england Band 5
midwife | 29-1161.00! | Midwife; Nurse midwife; Certified nurse-midwife; Hebamme; Entbindungspfleger | gb:2231 | afc-england Band 6
occupational-health-nurse | 29-1141.00 | Occupational health nurse; Occupational health adviser; Occupational health advisor | gb:2233 |
nursing-associate | 31-1131.00 | Nursing associate; Registered nursing associate | gb:6131 | afc-england Band 4
hca | 31-1131.00! | Healthcare assistant; Health care assistant; Healthcare support worker; HCA; Nursing assistant; Nursing auxiliary; Pflegehelfer; Pflegehelferin; Pflegeassistent; Pflegeassistentin | gb:6131 | afc-england Band 2
cna | 31-1131.00 | Certified nursing assistant; CNA; Nurse aide; Assistant in nursing; Health care aide; Continuing care assistant |  |
home-health-aide | 31-1121.00! | Home health aide; Home care aide |  |
medical-assistant | 31-9092.00! | Medical assistant; Clinical medical assistant |  |
lpn | 29-2061.00! | Licensed practical nurse; LPN; LVN; Licensed vocational nurse; Registered practical nurse; RPN |  |
enrolled-nurse | 29-2061.00 | Enrolled nurse; EN |  |
nurse-manager | 11-9111.00 | Nurse manager; Nursing unit manager; Nursing manager; Unit manager nursing |  |
director-of-nursing | 11-9111.00 | Director of nursing; Head of nursing; Chief nurse; Pflegedienstleitung; PDL |  |
crna | 29-1151.00! | Nurse anesthetist; CRNA; Certified registered nurse anesthetist |  |
nurse-educator | 25-1072.00! | Nurse educator; Nursing instructor; Nursing lecturer |  |
rn-case-manager | 29-1141.00 | RN case manager; Nurse case manager; Case manager RN |  |
informatics-specialist | 15-1211.01! | Health informatics specialist; Nursing informatics specialist; Clinical informatics specialist |  |
care-worker | 31-1122.00! | Care worker; Care assistant; Carer; Home carer; Support carer; Personal care aide; Support worker care; Altenpflegehelfer; Altenpflegehelferin; Betreuungskraft | gb:6135 |
senior-carer | 31-1122.00 | Senior carer; Senior care worker; Senior care assistant; Team leader care | gb:6136 |
deputy-care-manager | 11-9151.00 | Deputy care manager; Deputy care home manager; Deputy manager care home; Deputy home manager | gb:1232 |
care-home-manager | 11-9151.00 | Care home manager; Registered manager; Care manager; Home manager | gb:1232 |
support-worker | 21-1093.00! | Support worker; Mental health support worker; Family support worker; Human services assistant |  |
case-worker | 21-1093.00 | Caseworker; Case worker; Case manager |  |
youth-worker | 39-9032.00 | Youth worker; Youth and community worker | gb:3221 |
social-worker | 21-1021.00! | Social worker; Child protection social worker; Sozialarbeiter; Sozialarbeiterin; Sozialpädagoge; Sozialpädagogin | gb:2461 |
senior-social-worker | 21-1021.00 | Senior social worker; Advanced social worker | gb:2461 |
social-work-team-manager | 11-9151.00 | Social work team manager; Team manager social work; Social work manager | gb:1172 |
clinical-social-worker | 21-1023.00 | Clinical social worker; LCSW; Licensed clinical social worker |  |
assisted-living-manager | 11-9111.00 | Assisted living manager; Assisted living administrator; Assisted living director |  |
physiotherapist | 29-1123.00! | Physiotherapist; Physical therapist; Physiotherapeut; Physiotherapeutin | gb:2221 | afc-england Band 5
occupational-therapist | 29-1122.00! | Occupational therapist; Ergotherapeut; Ergotherapeutin | gb:2222 | afc-england Band 5
radiographer | 29-2034.00! | Radiographer; Diagnostic radiographer; Radiologic technologist | gb:2254 | afc-england Band 5
team-lead-therapist | 29-1123.00 | Team lead therapist; Lead physiotherapist; Therapy team lead; Clinical lead physiotherapist | gb:2221 | afc-england Band 7
paramedic | 29-2043.00! | Paramedic; Notfallsanitäter; Notfallsanitäterin | gb:2255 | afc-england Band 6
emt | 29-2042.00! | Emergency medical technician; EMT; Emergency care assistant; Ambulance technician; Rettungssanitäter | gb:6132 |
pharmacy-assistant | 31-9095.00! | Pharmacy assistant; Dispensing assistant; Pharmacy dispenser; Pharmacy aide | gb:7114 |
pharmacy-technician | 29-2052.00! | Pharmacy technician | gb:3212 |
personal-trainer | 39-9031.00! | Personal trainer; Fitness instructor; Gym instructor |  |
teaching-assistant | 25-9042.00! | Teaching assistant; TA; Classroom assistant; Paraprofessional; Teacher aide; Learning support assistant | gb:6112 |
hlta | 25-9042.00 | Higher level teaching assistant; HLTA | gb:3231 |
cover-supervisor | 25-9042.00 | Cover supervisor | gb:6112 |
substitute-teacher | 25-3031.00! | Substitute teacher; Supply teacher |  |
primary-teacher | 25-2021.00! | Primary school teacher; Primary teacher; Elementary school teacher; Elementary teacher; Grundschullehrer; Grundschullehrerin | gb:2314 |
secondary-teacher | 25-2031.00! | Secondary school teacher; Secondary teacher; High school teacher; Teacher; School teacher; Maths teacher; Science teacher; English teacher; Lehrer; Lehrerin; Gymnasiallehrer; Gymnasiallehrerin | gb:2313 |
subject-lead | 25-2021.00 | Subject lead; Subject leader; Curriculum lead; Phase leader | gb:2314 |
head-of-department | 25-2031.00 | Head of department; Head of faculty; Head of maths; Head of English; Head of science; Department chair | gb:2313 |
deputy-head | 11-9032.00 | Deputy head; Deputy headteacher; Assistant head; Assistant headteacher | gb:2321 |
head-teacher | 11-9032.00! | Head teacher; Headteacher; Headmaster | gb:2321 |
assistant-principal | 11-9032.00 | Assistant principal; Vice principal |  |
principal | 11-9032.00 | School principal; Principal |  |
senco | 25-2058.00 | SENCO; SENDCO; Special educational needs coordinator | gb:2316 |
special-ed-teacher | 25-2058.00! | Special education teacher; Special needs teacher | gb:2316 |
school-counselor | 21-1012.00! | School counselor; Guidance counselor |  |
instructional-coach | 25-9031.00 | Instructional coach; Teacher coach; Literacy coach |  |
learning-designer | 25-9031.00! | Learning designer; Instructional designer; Instructional coordinator; E-learning designer |  |
ld-manager | 11-3131.00! | Learning and development manager; L&D manager; Training manager |  |
fe-lecturer | 25-1194.00! | Further education lecturer; FE lecturer; College lecturer; Vocational lecturer; Vocational tutor | gb:2312 |
nursery-worker | 39-9011.00! | Nursery worker; Nursery assistant; Nursery practitioner; Childcare worker; Daycare worker; Kinderpfleger; Kinderpflegerin | gb:6111 |
childminder | 39-9011.00 | Childminder; Tagesmutter; Tagesvater | gb:6114 |
early-years-educator | 25-2011.00! | Early years educator; Early years practitioner; Nursery nurse; Preschool teacher; Erzieher; Erzieherin | gb:3232 |
nursery-manager | 11-9031.00! | Nursery manager; Kita-Leitung; Kitaleitung; Kitaleiter; Kitaleiterin; Childcare manager; Daycare director | gb:2324 |
sports-coach | 27-2022.00! | Sports coach; Coach; Football coach | gb:3432 |
labourer | 47-2061.00! | Construction labourer; Labourer; Construction laborer; Laborer; General labourer; Site labourer; Bauhelfer | gb:9129 |
electricians-mate | 47-3013.00! | Electrician's mate; Electrician's helper; Electrical helper; Electrical improver |  |
maintenance-worker | 49-9071.00! | Maintenance worker; Handyman; Caretaker; Maintenance operative; Maintenance technician; Hausmeister |  |
electrician | 47-2111.00! | Electrician; Domestic electrician; Journeyman electrician; Installation electrician; Elektriker; Elektrikerin; Elektroniker für Energie- und Gebäudetechnik; Elektroinstallateur | gb:5241 |
electrical-supervisor | 47-1011.00 | Electrical supervisor; Electrical foreman; Electrical charge hand | gb:5250 |
master-electrician | 47-2111.00 | Master electrician |  |
self-employed-electrician | 47-2111.00 | Self-employed electrician; Electrical contractor | gb:5241 |
plumber | 47-2152.00! | Plumber; Plumbing and heating engineer; Anlagenmechaniker SHK; Klempner; Installateur | gb:5315 |
gas-engineer | 47-2152.00 | Gas engineer; Heating engineer; Gas Safe engineer | gb:5315 |
hvac-technician | 49-9021.00! | HVAC technician; Air conditioning technician; Refrigeration technician |  |
carpenter | 47-2031.00! | Carpenter; Joiner; Carpenter and joiner; Tischler; Schreiner; Zimmerer | gb:5316 |
bricklayer | 47-2021.00! | Bricklayer; Brickmason; Maurer | gb:5313 |
painter | 47-2141.00! | Painter and decorator; Painter; Maler; Maler und Lackierer | gb:5323 |
welder | 51-4121.00! | Welder; Schweißer | gb:5213 |
welding-inspector | 51-9061.00 | Welding inspector; Certified welding inspector |  |
mechanic | 49-3023.00! | Mechanic; Vehicle technician; Car mechanic; Automotive technician; Kfz-Mechatroniker; Kfz-Mechatronikerin | gb:5231 |
mot-tester | 49-3023.00 | MOT tester | gb:5231 |
workshop-manager | 49-1011.00 | Workshop manager; Garage manager; Service manager garage; Auto service manager |  |
construction-supervisor | 47-1011.00! | Construction supervisor; Site supervisor; Foreman; Construction foreman; Superintendent; Polier | gb:5330 |
site-manager | 11-9021.00 | Site manager; Construction site manager; Assistant site manager; Bauleiter; Bauleiterin | gb:1122 |
construction-project-manager | 11-9021.00! | Construction project manager; Building project manager; Construction manager | gb:2455 |
quantity-surveyor | 13-1051.00 | Quantity surveyor; QS | gb:2453 |
estimator | 13-1051.00! | Estimator; Cost estimator; Construction estimator | gb:3541 |
maintenance-engineer | 49-9041.00! | Maintenance engineer; Multi-skilled maintenance engineer; Industrial mechanic; Millwright; Industriemechaniker; Instandhalter |  |
maintenance-manager | 49-1011.00! | Maintenance manager; Maintenance supervisor; Engineering maintenance manager |  |
hairdresser | 39-5012.00! | Hairdresser; Hairstylist; Friseur; Friseurin | gb:6221 |
baker | 51-3011.00! | Baker; Bäcker; Bäckerin | gb:5432 |
handwerksmeister | 47-1011.00? | Handwerksmeister; Elektromeister; Meister; Meisterin; Tischlermeister; Kfz-Meister; Installateurmeister; Malermeister; Friseurmeister; Friseurmeisterin; Bäckermeister |  |
state-certified-technician | 17-3023.00? | Staatlich geprüfter Techniker; Elektrotechniker; Maschinenbautechniker; Techniker |  |
van-driver | 53-3033.00! | Van driver; Delivery driver; Courier; Multi-drop driver | gb:8214 |
taxi-driver | 53-3054.00! | Taxi driver; Private hire driver | gb:8213 |
bus-driver | 53-3052.00! | Bus driver; Coach driver; Busfahrer | gb:8212 |
hgv-driver | 53-3032.00! | HGV driver; LGV driver; Lorry driver; Truck driver; CDL driver; Class 1 driver; Class 2 driver; Berufskraftfahrer; Berufskraftfahrerin; Lkw-Fahrer | gb:8211 |
transport-clerk | 43-5032.00 | Transport clerk; Traffic office clerk | gb:4134 |
transport-planner | 43-5032.00 | Transport planner; Traffic planner; Transport coordinator; Route planner; Disponent; Disponentin | gb:4134 |
dispatcher | 43-5032.00! | Dispatcher; Truck dispatcher; Freight dispatcher |  |
transport-manager | 11-3071.00! | Transport manager; Fleet manager; Transportation manager | gb:1241 |
warehouse-operative | 53-7065.00! | Warehouse operative; Warehouse worker; Warehouse associate; Picker; Order picker; Picker packer; Lagermitarbeiter; Lagerist; Lagerhelfer; Lageristin | gb:9252 |
forklift-operator | 53-7051.00! | Forklift driver; Forklift operator; Reach truck driver; Staplerfahrer | gb:8222 |
warehouse-supervisor | 53-1042.00 | Warehouse supervisor; Warehouse team leader; Warehouse shift manager | gb:9251 |
warehouse-manager | 11-3071.00 | Warehouse manager; Distribution centre manager; Distribution manager; Lagerleiter; Lagerleiterin | gb:1242 |
warehouse-clerk-specialist | 43-5071.00 | Fachkraft für Lagerlogistik; Fachlagerist |  |
stock-controller | 43-5071.00! | Stock controller; Inventory controller; Stock clerk; Inventory clerk | gb:4133 |
supply-planner | 13-1081.00 | Supply planner; Demand planner; Supply chain planner; Production planner |  |
supply-chain-manager | 11-3071.04! | Supply chain manager; Logistics manager | gb:1243 |
buyer | 13-1023.00! | Buyer; Procurement officer; Purchasing officer; Purchasing agent; Einkäufer; Einkäuferin | gb:3551 |
shop-assistant | 41-2031.00! | Shop assistant; Sales assistant; Retail assistant; Retail sales associate; Sales associate; Retail salesperson; Verkäufer; Verkäuferin | gb:7111 |
cashier | 41-2011.00! | Cashier; Checkout operator; Kassierer; Kassiererin | gb:7112 |
retail-supervisor | 41-1011.00! | Retail supervisor; Shop supervisor; Shift leader retail; Team leader retail; Key holder | gb:7132 |
assistant-shop-manager | 41-1011.00 | Assistant shop manager; Assistant store manager; Deputy store manager; Stellvertretende Filialleitung | gb:7132 |
shop-manager | 41-1011.00 | Shop manager; Store manager; Retail manager; Filialleiter; Filialleiterin; Filialleitung | gb:1150 |
area-manager | 11-1021.00? | Area manager; Regional manager; District manager | gb:1150 |
merchandiser | 13-1022.00? | Merchandiser; Retail merchandiser; Merchandising assistant | gb:3553 |
retail-merchant-de | 41-2031.00 | Kaufmann im Einzelhandel; Kauffrau im Einzelhandel; Einzelhandelskaufmann; Einzelhandelskauffrau |  |
sales-executive | 41-4012.00! | Sales executive; Sales representative; Sales rep; Telesales executive; Business development executive; Vertriebsmitarbeiter; Vertriebsmitarbeiterin | gb:3552 |
account-manager | 41-4012.00 | Account manager; Key account manager; Sales account manager | gb:3556 |
sales-manager | 11-2022.00! | Sales manager; Vertriebsleiter; Vertriebsleiterin | gb:3556 |
customer-service-adviser | 43-4051.00! | Customer service adviser; Customer service advisor; Customer service representative; Customer adviser; Call centre agent; Call center agent; Call centre operative | gb:7219 |
customer-service-team-leader | 43-1011.00 | Customer service team leader; Customer service supervisor; Call centre team leader | gb:7220 |
customer-success-manager | 41-3091.00 | Customer success manager |  |
waiter | 35-3031.00! | Waiter; Waitress; Server; Waiting staff; Kellner; Kellnerin | gb:9264 |
bartender | 35-3011.00! | Bartender; Barman; Bar staff | gb:9265 |
barista | 35-3023.01! | Barista | gb:9266 |
restaurant-supervisor | 35-1012.00! | Restaurant supervisor; Front of house supervisor; Head waiter; Bar supervisor | gb:9261 |
restaurant-manager | 11-9051.00! | Restaurant manager; Food service manager; Restaurantleiter; Restaurantleiterin | gb:1222 |
pub-manager | 11-9051.00 | Pub manager; Bar manager | gb:1223 |
kitchen-assistant | 35-2021.00! | Kitchen assistant; Kitchen porter; Küchenhilfe | gb:9263 |
commis-chef | 35-2014.00 | Commis chef; Trainee chef | gb:5434 |
chef | 35-2014.00! | Chef; Line cook; Cook; Koch; Köchin | gb:5434 |
chef-de-partie | 35-2014.00 | Chef de partie; Section chef | gb:5434 |
sous-chef | 35-1011.00 | Sous chef; Junior sous chef; Souschef | gb:5434 |
head-chef | 35-1011.00! | Head chef; Executive chef; Kitchen manager; Küchenchef; Küchenchefin; Küchenleiter | gb:5434 |
cook-school | 35-2012.00 | School cook; Care home cook; Hospital cook | gb:5435 |
hotel-receptionist | 43-4081.00! | Hotel receptionist; Front desk agent; Front desk clerk | gb:4216 |
hotel-front-office-manager | 35-1012.00 | Front office manager; Front of house manager hotel; Reception manager |  |
hotel-manager | 11-9081.00! | Hotel manager; Hotel general manager; Hoteldirektor | gb:1221 |
event-coordinator | 13-1121.00! | Event coordinator; Events coordinator; Event planner; Event manager | gb:3557 |
receptionist | 43-4171.00! | Receptionist; Front desk receptionist; Medical receptionist | gb:4216 |
data-entry-clerk | 43-9021.00! | Data entry clerk; Data entry operator | gb:4152 |
administrator | 43-6014.00! | Administrator; Office administrator; Administrative assistant; Admin assistant; Office assistant; Bürokauffrau; Bürokaufmann; Kauffrau für Büromanagement; Kaufmann für Büromanagement; Sachbearbeiter; Sachbearbeiterin | gb:4159 |
executive-assistant | 43-6011.00! | Executive assistant; Personal assistant; PA; EA | gb:4215 |
office-manager | 43-1011.00 | Office manager | gb:4141 |
operations-manager | 11-1021.00! | Operations manager; General and operations manager |  |
team-leader | 43-1011.00? | Team leader; Team lead; Teamleiter; Teamleiterin |  |
project-coordinator | 13-1082.00 | Project coordinator; Project administrator; Project support officer; PMO analyst | gb:3543 |
project-manager | 13-1082.00! | Project manager; Projektmanager; Projektleiter; Projektleiterin; Projektmanagerin | gb:2440 |
programme-manager | 13-1082.00 | Programme manager; Program manager | gb:2440 |
hr-adviser | 13-1071.00! | HR adviser; HR advisor; HR officer; HR generalist; HR specialist; Human resources officer; Human resources specialist; Personalreferent; Personalreferentin | gb:3571 |
hr-business-partner | 13-1071.00 | HR business partner; HRBP; People partner | gb:3571 |
recruitment-consultant | 13-1071.00 | Recruitment consultant; Recruiter; Talent acquisition specialist | gb:3571 |
marketing-executive | 13-1161.00! | Marketing executive; Marketing assistant; Marketing specialist; Marketing coordinator; Digital marketing executive | gb:3554 |
marketing-manager | 11-2021.00! | Marketing manager; Marketingleiter | gb:2432 |
content-writer | 27-3043.00 | Content writer; Copywriter | gb:3412 |
finance-assistant | 43-3031.00 | Finance assistant; Accounts assistant; Accounts payable clerk; Accounts clerk; Purchase ledger clerk | gb:4122 |
bookkeeper | 43-3031.00! | Bookkeeper; Buchhalter; Buchhalterin; Finanzbuchhalter; Finanzbuchhalterin | gb:4122 |
accountant | 13-2011.00! | Accountant; Chartered accountant; Certified accountant; Staff accountant; Financial accountant | gb:2421 |
management-accountant | 13-2011.00 | Management accountant | gb:2422 |
cpa | 13-2011.00 | Certified public accountant; CPA |  |
finance-manager | 11-3031.00! | Finance manager; Financial manager | gb:3534 |
financial-controller | 11-3031.00 | Financial controller; Controller; Finance controller | gb:3534 |
financial-analyst | 13-2051.00! | Financial analyst; FP&A analyst | gb:2422 |
accountant-de | 13-2011.00 | Bilanzbuchhalter; Bilanzbuchhalterin |  |
tax-clerk-de | 13-2082.00 | Steuerfachangestellte; Steuerfachangestellter; Steuerfachwirt; Steuerfachwirtin |  |
tax-adviser-de | 13-2011.00 | Steuerberater; Steuerberaterin |  |
fachwirt-de | 13-1199.00? | Wirtschaftsfachwirt; Wirtschaftsfachwirtin; Fachwirt; Fachwirtin |  |
bank-clerk | 43-3071.00! | Bank clerk; Bank teller; Bank cashier; Bankkaufmann; Bankkauffrau | gb:4123 |
insurance-adviser | 41-3021.00! | Insurance adviser; Insurance advisor; Insurance agent; Insurance broker |  |
mortgage-adviser | 13-2072.00! | Mortgage adviser; Mortgage advisor; Mortgage broker; Loan officer; Mortgage loan originator |  |
financial-adviser | 13-2052.00! | Financial adviser; Financial advisor; Financial planner; IFA | gb:2422 |
legal-secretary | 43-6012.00! | Legal secretary; Legal administrator | gb:4212 |
paralegal | 23-2011.00! | Paralegal; Legal assistant | gb:3520 |
solicitor | 23-1011.00! | Solicitor; Lawyer; Attorney | gb:2412 |
estate-agent | 41-9022.00! | Estate agent; Real estate agent; Realtor; Lettings negotiator | gb:3555 |
graduate | 13-1199.00? | Graduate; Recent graduate; University graduate; Student |  |
it-support | 15-1232.00! | IT support technician; IT support; Help desk technician; Service desk analyst; IT support analyst; IT technician; Desktop support technician | gb:3132 |
systems-administrator | 15-1244.00! | Systems administrator; System administrator; Sysadmin; Infrastructure engineer; Systemadministrator; Systemadministratorin | gb:3131 |
network-engineer | 15-1241.00! | Network engineer; Network administrator | gb:2137 |
devops-engineer | 15-1244.00 | DevOps engineer; Site reliability engineer; SRE; Platform engineer; Cloud engineer | gb:2134 |
software-developer | 15-1252.00! | Software developer; Software engineer; Developer; Programmer; Softwareentwickler; Softwareentwicklerin; Full stack developer; Backend developer; Junior developer | gb:2134 |
web-developer | 15-1254.00! | Web developer; Front-end developer; Frontend developer | gb:2141 |
senior-developer | 15-1252.00 | Senior developer; Senior software engineer; Senior software developer; Lead developer; Senior Softwareentwickler; Tech lead | gb:2134 |
engineering-manager | 11-3021.00 | Software engineering manager; Engineering manager; Head of engineering | gb:2132 |
software-architect | 15-1299.08 | Software architect; Solutions architect; Systems architect | gb:2133 |
tester | 15-1253.00! | Software tester; QA tester; Test analyst; QA analyst; Softwaretester | gb:2136 |
test-automation-engineer | 15-1253.00 | Test automation engineer; QA engineer; SDET; Quality assurance engineer | gb:2136 |
security-analyst | 15-1212.00! | Cyber security analyst; Security analyst; Information security analyst; SOC analyst; Cybersecurity analyst | gb:2135 |
security-manager-it | 15-1212.00 | Information security manager; Cyber security manager; Security manager IT; CISO | gb:2135 |
data-analyst | 15-2051.01! | Data analyst; Business intelligence analyst; BI analyst; Reporting analyst; Datenanalyst; Datenanalystin | gb:3544 |
senior-data-analyst | 15-2051.01 | Senior data analyst; Lead data analyst | gb:3544 |
data-scientist | 15-2051.00! | Data scientist | gb:2433 |
data-engineer | 15-1243.01 | Data engineer; Analytics engineer; ETL developer | gb:2134 |
ml-engineer | 15-2051.00 | Machine learning engineer; ML engineer; AI engineer | gb:2134 |
database-administrator | 15-1242.00! | Database administrator; DBA | gb:3133 |
statistician | 15-2041.00! | Statistician | gb:2433 |
business-analyst | 13-1111.00 | Business analyst; Systems analyst; IT business analyst | gb:2133 |
product-manager | 13-1082.00 | Product manager; Product owner |  |
it-project-manager | 15-1299.09! | IT project manager; Scrum master; Delivery manager; Technical project manager; IT-Projektleiter | gb:2131 |
ux-designer | 15-1255.00! | UX designer; UI designer; Product designer; User experience designer; Interaction designer | gb:2141 |
web-designer | 15-1255.00 | Web designer | gb:2141 |
graphic-designer | 27-1024.00! | Graphic designer; Grafikdesigner | gb:2142 |
it-specialist-de | 15-1252.00 | Fachinformatiker; Fachinformatikerin; Fachinformatiker Anwendungsentwicklung; Fachinformatiker Systemintegration |  |
scientist | 19-1029.04? | Scientist; Research scientist; Biologist; Chemist; Physicist; Lab scientist; Postdoc | gb:2119 |
researcher | 19-3099.00? | Researcher; Research assistant; Policy researcher | gb:2162 |
engineering-technician | 17-3029.00? | Engineering technician; Mechanical technician; Electrical technician; Electronics technician | gb:3113 |
cad-technician | 17-3013.00! | CAD technician; Draughtsman; Drafter; Technischer Zeichner | gb:3120 |
engineer | 17-2141.00? | Engineer; Mechanical engineer; Electrical engineer; Civil engineer; Design engineer; Manufacturing engineer; Process engineer; Ingenieur; Ingenieurin; Maschinenbauingenieur; Bauingenieur |  |
chartered-engineer | 17-2141.00? | Chartered engineer; Professional engineer; CEng | gb:2122 |
engineering-project-manager | 11-9041.00? | Engineering project manager; Project engineer | gb:2127 |
engineering-team-leader | 11-9041.00? | Engineering team leader; Lead engineer; Principal engineer; Engineering lead | gb:2122 |
automation-engineer | 17-2199.08 | Automation engineer; Controls engineer; PLC engineer; Automatisierungstechniker | gb:2124 |
production-operative | 51-2092.00! | Production operative; Assembly operative; Factory worker; Machine operator; Production worker; Produktionsmitarbeiter; Produktionshelfer | gb:8149 |
machinist | 51-4041.00! | Machinist; CNC machinist; CNC operator; Zerspanungsmechaniker | gb:5221 |
cnc-programmer | 51-9162.00! | CNC programmer; CAM programmer | gb:5221 |
production-team-leader | 51-1011.00! | Production team leader; Production supervisor; Line leader; Shift leader production; Schichtführer | gb:8160 |
industriemeister-de | 51-1011.00 | Industriemeister; Industriemeisterin |  |
security-officer | 33-9032.00! | Security officer; Security guard; Door supervisor; Sicherheitsmitarbeiter | gb:9231 |
prison-officer | 33-3012.00 | Prison officer; Prison guard | gb:3314 |
corrections-officer | 33-3012.00! | Correctional officer; Corrections officer |  |
police-officer | 33-3051.00! | Police officer; Police constable; Patrol officer; Polizist; Polizistin; Polizeibeamter | gb:3312 |
police-sergeant | 33-1012.00 | Police sergeant; Sergeant | gb:3312 |
firefighter | 33-2011.00! | Firefighter; Fire fighter; Feuerwehrmann | gb:3313 |
civil-servant-eo | 43-1011.00 | Civil servant; Executive officer; Civil service executive officer | gb:4111 |
civil-servant-heo | 11-3012.00 | Higher executive officer; HEO; Senior executive officer | gb:3560 |
policy-adviser | 19-3094.00 | Policy adviser; Policy advisor; Policy officer; Policy analyst |  |
federal-analyst | 13-1111.00 | Federal program analyst; Program analyst; Federal management analyst |  | gs GS-9
federal-supervisor | 11-1021.00 | Supervisory program analyst; Federal supervisor; Supervisory management analyst |  | gs GS-13
psychotherapist | 21-1014.00 | Psychotherapist; Counsellor; Psychotherapeutic counsellor | gb:2224 |
landscape-architect | 17-1012.00! | Landscape architect |  |
gardener | 37-3011.00! | Gardener; Landscape gardener; Gärtner; Gärtnerin | gb:5113 |
train-driver | 53-4011.00! | Train driver; Trainee train driver; Locomotive engineer; Lokführer | gb:8231 |
cabin-crew | 53-2031.00! | Cabin crew; Flight attendant; Air steward; Air stewardess; Flugbegleiter; Flugbegleiterin | gb:6213 |
dental-nurse | 31-9091.00! | Dental nurse; Zahnmedizinische Fachangestellte | gb:6133 |
dental-assistant | 31-9091.00 | Dental assistant |  |
dental-hygienist | 29-1292.00! | Dental hygienist |  |
dietitian | 29-1031.00! | Dietitian; Dietician | | afc-england Band 5
nutritionist | 29-1031.00 | Nutritionist |  |
medical-sales-rep | 41-4011.00 | Medical sales representative; Pharmaceutical sales representative; Pharmaceutical sales rep; Medical sales rep |  |
phlebotomist | 31-9097.00! | Phlebotomist |  |
surgical-technologist | 29-2055.00! | Surgical technologist; Scrub tech; Surgical technician |  |
ux-writer | 27-3042.00 | UX writer; Content designer |  |
pr-officer | 27-3031.00! | PR officer; Public relations officer; Communications officer; Public relations specialist | gb:2493 |
housing-officer | 21-1093.00 | Housing officer | gb:3223 |
probation-officer | 21-1092.00! | Probation officer | gb:2462 |
finance-director | 11-3031.00 | Finance director; CFO; Chief financial officer | gb:1131 |
public-clerk-de | 43-4031.00 | Verwaltungsfachangestellte; Verwaltungsfachangestellter; Verwaltungsangestellte |  |
`;
