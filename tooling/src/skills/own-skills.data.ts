/**
 * What people call their skills, where the sources have no such name or none in their language; our own list, no source.
 * A line: category (h hard, s soft, t tool, c certificate), names in English (the first is shown; labels of ESCO among them join its skill), German, French, Spanish,
 * Dutch, Portuguese, Italian.
 */
export const ownSkills = `
s|communication;communication skills;verbal communication;written communication;interpersonal communication|Kommunikation;Kommunikationsfähigkeit;Kommunikationsstärke|communication;sens de la communication|comunicación;habilidades comunicativas|communicatie;communicatieve vaardigheden|comunicação|comunicazione;capacità comunicative
s|teamwork;team work;team player;team working;work in teams;collaboration|Teamfähigkeit;Teamarbeit|travail en équipe;esprit d'équipe|trabajo en equipo|teamwork;samenwerken;teamspeler|trabalho em equipa;trabalho em equipe|lavoro di squadra;lavoro in team
s|leadership;leadership skills;team leadership;lead others|Führungskompetenz;Mitarbeiterführung;Personalführung|leadership;encadrement d'équipe;management d'équipe|liderazgo;liderazgo de equipos|leiderschap;leidinggeven|liderança|leadership;gestione del personale
s|problem solving;problem-solving skills;solve problems|Problemlösung;Problemlösungskompetenz;Lösungsorientierung|résolution de problèmes|resolución de problemas|probleemoplossend vermogen;probleemoplossing|resolução de problemas|problem solving;risoluzione dei problemi
s|time management;manage time|Zeitmanagement|gestion du temps|gestión del tiempo|timemanagement;tijdbeheer|gestão do tempo|gestione del tempo
s|attention to detail;attend to detail;detail-oriented|Genauigkeit;Sorgfalt;sorgfältige Arbeitsweise|rigueur;souci du détail|atención al detalle|nauwkeurigheid;oog voor detail|atenção ao detalhe;atenção aos detalhes|attenzione ai dettagli;precisione
s|adaptability;flexibility;adapt to change|Anpassungsfähigkeit;Flexibilität|adaptabilité;flexibilité|adaptabilidad;flexibilidad|aanpassingsvermogen;flexibiliteit|adaptabilidade;flexibilidade|adattabilità;flessibilità
s|empathy;show empathy|Empathie;Einfühlungsvermögen|empathie|empatía|empathie;inlevingsvermogen|empatia|empatia
s|patience;exercise patience|Geduld|patience|paciencia|geduld|paciência|pazienza
s|negotiation;negotiation skills;negotiating;negotiate compromises|Verhandlungsgeschick;Verhandlungsführung|négociation|negociación|onderhandelen;onderhandelingsvaardigheden|negociação|negoziazione
s|organisation skills;organisational skills;apply organisational techniques|Organisationstalent;Organisationsfähigkeit|sens de l'organisation|capacidad de organización|organisatietalent;organisatorisch vermogen|capacidade de organização|capacità organizzative
s|critical thinking;think critically|kritisches Denken|esprit critique|pensamiento crítico|kritisch denken|pensamento crítico|pensiero critico
s|analytical thinking;analytical skills;think analytically|analytisches Denken|esprit d'analyse|pensamiento analítico;capacidad de análisis|analytisch vermogen|pensamento analítico|capacità analitiche
s|creativity;creative thinking;think creatively|Kreativität|créativité|creatividad|creativiteit|criatividade|creatività
s|decision making;make decisions|Entscheidungsfähigkeit|prise de décision|toma de decisiones|besluitvaardigheid|tomada de decisão|capacità decisionale
s|conflict resolution;conflict management;resolve conflicts|Konfliktlösung;Konfliktmanagement|gestion des conflits|resolución de conflictos;gestión de conflictos|conflicthantering|resolução de conflitos|gestione dei conflitti
s|stress tolerance;work under pressure;cope with stress;resilience|Belastbarkeit;Stressresistenz|résistance au stress;gestion du stress|resistencia al estrés|stressbestendigheid;stressbestendig|resistência ao stress|resistenza allo stress
s|reliability;demonstrate trustworthiness|Zuverlässigkeit|fiabilité|fiabilidad|betrouwbaarheid|fiabilidade|affidabilità
s|active listening;listen actively|aktives Zuhören|écoute active|escucha activa|actief luisteren|escuta ativa|ascolto attivo
s|coaching;mentoring;mentor individuals|Coaching|coaching;mentorat|mentoría|coaching;begeleiden|mentoria|coaching
s|presentation skills;public speaking;conduct public presentations|Präsentationsfähigkeit;Präsentationstechnik|prise de parole en public|presentaciones en público;oratoria|presenteren;presentatievaardigheden|oratória|public speaking
s|customer orientation;ensure customer orientation|Kundenorientierung|orientation client;sens du service|orientación al cliente|klantgerichtheid;klantgericht|orientação para o cliente|orientamento al cliente
s|initiative;show initiative|Eigeninitiative|esprit d'initiative|iniciativa|eigen initiatief|iniciativa|spirito di iniziativa
s|independent working;work independently|selbstständiges Arbeiten;Selbstständigkeit|autonomie|autonomía|zelfstandigheid;zelfstandig werken|autonomia|autonomia
h|customer service;provide customer service;client service|Kundenservice;Kundenbetreuung;Kundenberatung|service client;accueil client;relation client|atención al cliente|klantenservice;klantcontact|atendimento ao cliente|servizio clienti;assistenza clienti
h|project management;perform project management|Projektmanagement;Projektleitung;Projektsteuerung|gestion de projet;conduite de projet|gestión de proyectos|projectmanagement;projectleiding|gestão de projetos|gestione progetti;project management
h|budget management;budgeting;manage budgets|Budgetverantwortung;Budgetplanung|gestion budgétaire;gestion de budget|gestión de presupuestos|budgetbeheer;budgettering|gestão de orçamento|gestione del budget
h|staff training;train employees;training staff|Mitarbeiterschulung;Schulung von Mitarbeitern;Einarbeitung|formation du personnel|formación de personal|opleiden van medewerkers|formação de pessoal|formazione del personale
h|staff scheduling;rota planning;rostering;plan shifts of employees|Dienstplanung;Einsatzplanung;Schichtplanung|gestion des plannings;planification des équipes|planificación de turnos|roosterplanning;personeelsplanning|escalas de serviço|pianificazione dei turni
h|quality management;quality assurance;manage quality|Qualitätsmanagement;Qualitätssicherung;Qualitätskontrolle|management de la qualité;contrôle qualité;assurance qualité|gestión de calidad;control de calidad|kwaliteitsmanagement;kwaliteitscontrole;kwaliteitsbewaking|gestão da qualidade;controlo de qualidade|gestione della qualità;controllo qualità
h|risk assessment;risk analysis;perform risk analysis|Risikobewertung;Gefährdungsbeurteilung|évaluation des risques|evaluación de riesgos|risicoanalyse;risicobeoordeling|avaliação de riscos|valutazione dei rischi
h|risk management;implement quality risk management|Risikomanagement|gestion des risques|gestión de riesgos|risicobeheer;risicomanagement|gestão de riscos|gestione del rischio
h|occupational safety;health and safety;workplace safety;apply health and safety standards|Arbeitssicherheit;Arbeitsschutz|sécurité au travail;consignes de sécurité|prevención de riesgos laborales;seguridad laboral|arbeidsveiligheid;veilig werken|segurança no trabalho|sicurezza sul lavoro
h|fire safety;fire safety regulations|Brandschutz|sécurité incendie|seguridad contra incendios|brandveiligheid|segurança contra incêndios|antincendio
h|first aid;provide first aid|Erste Hilfe|premiers secours;secourisme|primeros auxilios|EHBO;eerste hulp|primeiros socorros|primo soccorso
h|data protection;data privacy;GDPR|Datenschutz;DSGVO|protection des données;RGPD|protección de datos;RGPD|gegevensbescherming;AVG|proteção de dados;RGPD|protezione dei dati
h|data entry;insert data;maintain data entry requirements|Datenerfassung;Datenpflege|saisie de données|introducción de datos|gegevensinvoer;data-invoer|introdução de dados|inserimento dati
h|data analysis;data analytics;perform data analysis|Datenanalyse;Datenauswertung|analyse de données;analyse des données|análisis de datos|data-analyse|análise de dados|analisi dei dati
h|data visualisation;deliver visual presentation of data|Datenvisualisierung|visualisation de données|visualización de datos|datavisualisatie|visualização de dados|visualizzazione dei dati
h|reporting;write work-related reports;report writing|Berichtswesen;Reporting|reporting;rédaction de rapports|elaboración de informes|rapportage;rapporteren|relatórios|reportistica
h|documentation;provide technical documentation;record keeping;keep records|Dokumentation|tenue de dossiers|documentación|documentatie;dossiervorming|documentação|documentazione
h|diary management;calendar management;manage staff agenda|Terminplanung;Terminkoordination;Terminvereinbarung|gestion d'agenda;prise de rendez-vous|gestión de agenda|agendabeheer|gestão de agenda|gestione agenda
h|telephone answering;call handling;answer incoming calls;telephone skills|Telefonannahme;Telefonzentrale|accueil téléphonique;standard téléphonique|atención telefónica|telefonische bereikbaarheid;telefoonbeantwoording|atendimento telefónico|centralino;risposta telefonica
h|reception;front desk;front of house;guest reception;greet guests|Empfang;Gästeempfang|accueil;accueil physique|recepción|receptie|receção;recepção|accoglienza;reception
h|office administration;perform clerical duties;clerical work|Büroorganisation;Sachbearbeitung;Bürokommunikation|secrétariat;gestion administrative|tareas administrativas;gestión administrativa|administratie;administratieve werkzaamheden|administração de escritório|segreteria;lavoro d'ufficio
h|event management;event planning;event coordination;organise events|Veranstaltungsmanagement;Veranstaltungsplanung|organisation d'événements;événementiel|organización de eventos|evenementenorganisatie|organização de eventos|organizzazione eventi
h|bookkeeping;bookkeeping regulations|Buchhaltung;Buchführung;Finanzbuchhaltung|comptabilité;tenue de comptes|contabilidad;teneduría de libros|boekhouding;boekhouden|contabilidade|contabilità
h|accounting;financial accounting;accounting techniques|Rechnungswesen;Bilanzierung|comptabilité générale|contabilidad financiera|financiële administratie|contabilidade financeira|contabilità generale
h|management accounts;management accounting;prepare financial statements|Controlling;Kostenrechnung|contrôle de gestion;comptabilité analytique|contabilidad de gestión;control de gestión|managementrapportages|contabilidade de gestão|controllo di gestione
h|payroll;payroll processing;manage payroll|Lohnabrechnung;Gehaltsabrechnung;Lohnbuchhaltung;Entgeltabrechnung|paie;gestion de la paie|nóminas;gestión de nóminas|loonadministratie;salarisadministratie|processamento de salários;folha de pagamento|buste paga;elaborazione paghe
h|VAT returns;VAT;value-added tax law;tax returns|Umsatzsteuervoranmeldung;Umsatzsteuer;Steuererklärungen|TVA;déclarations de TVA;déclarations fiscales|IVA;declaraciones de impuestos|btw-aangifte;belastingaangifte|IVA;declarações fiscais|IVA;dichiarazioni fiscali
h|bank reconciliation;account reconciliation;cash reconciliation;reconciliations|Kontenabstimmung;Kassenabrechnung;Kassenabschluss|rapprochement bancaire|conciliación bancaria|bankafstemming;kasopmaak|conciliação bancária|riconciliazione bancaria
h|accounts payable;purchase ledger;invoicing;accounts receivable;sales ledger;issue sales invoices;credit control|Rechnungsstellung;Fakturierung;Kreditorenbuchhaltung;Debitorenbuchhaltung|facturation;comptabilité fournisseurs;comptabilité clients|facturación;cuentas a pagar;cuentas a cobrar|facturatie;crediteurenadministratie;debiteurenadministratie|faturação;faturamento|fatturazione;contabilità fornitori
h|month-end close;month end closing;year-end accounts|Monatsabschluss;Jahresabschluss|clôture mensuelle;clôture annuelle|cierre mensual;cierre contable|maandafsluiting;jaarrekening|fecho de contas|chiusura mensile;bilancio
h|auditing;audit techniques;internal audit|Revision;Wirtschaftsprüfung|audit;audit interne|auditoría|interne audit|auditoria|revisione contabile
h|financial analysis;perform financial analysis;financial modelling;forecasting;financial forecasting|Finanzanalyse|analyse financière|análisis financiero|financiële analyse|análise financeira|analisi finanziaria
h|sales;direct sales;B2B sales;B2C sales;field sales;sales strategies|Vertrieb;Verkauf;Außendienst|vente;ventes;vente B2B|ventas;ventas B2B|verkoop;sales|vendas|vendite
h|lead generation;prospecting;prospect new customers;cold calling|Kundenakquise;Neukundengewinnung;Kaltakquise;Akquise|prospection;prospection commerciale|captación de clientes;prospección|acquisitie;leadgeneratie|prospeção de clientes;prospecção|acquisizione clienti
h|account management;key account management;maintain relationship with customers;client relationship management|Kundenpflege;Bestandskundenpflege|gestion de comptes;suivi client;fidélisation|gestión de cuentas;fidelización de clientes|accountmanagement;relatiebeheer|gestão de contas|gestione clienti
h|pipeline management;sales pipeline;sales forecasting|Vertriebssteuerung|gestion du pipeline|gestión del pipeline|pipelinebeheer|gestão de pipeline|gestione della pipeline
h|upselling;cross-selling;upsell products|Zusatzverkauf|vente additionnelle|venta cruzada|bijverkoop|venda cruzada|vendita aggiuntiva
h|business development|Geschäftsentwicklung;Geschäftsfeldentwicklung|développement commercial|desarrollo de negocio|business development;bedrijfsontwikkeling|desenvolvimento de negócios|sviluppo del business
h|customer relationship management;CRM|Kundenbeziehungsmanagement|gestion de la relation client;GRC|gestión de relaciones con clientes|klantrelatiebeheer|gestão de relacionamento com o cliente|gestione delle relazioni con i clienti
h|till operation;till;tills;operate cash register;cash register;cashiering;cash handling;cashing up|Kassieren;Kassenführung;Kassentätigkeit;Kassenbedienung|encaissement;tenue de caisse;caisse|manejo de caja;cobro en caja;caja registradora|kassawerk;kassabediening;kassa|operação de caixa;caixa|cassa;gestione cassa
h|EPOS;point of sale;point of sale system;POS systems|Kassensystem;Kassensysteme|logiciel de caisse|TPV;terminal punto de venta|kassasysteem|terminal de pagamento|registratore di cassa
h|merchandising;visual merchandising;merchandising techniques;product displays|Warenpräsentation;Regalpflege|merchandising;mise en rayon|merchandising;escaparatismo;reposición|schappenvullen;productpresentatie|merchandising;reposição|allestimento vetrine;visual merchandising
h|stock replenishment;shelf stacking;shelf filling;replenish stock|Regale einräumen;Warenverräumung;Warenauffüllung|réassort;réapprovisionnement|reposición de mercancía|vakkenvullen|reposição de stock|rifornimento scaffali
h|stock control;inventory management;inventory control;stock management;stocktaking;manage inventory;inventory management rules|Lagerverwaltung;Bestandsführung;Warenwirtschaft;Bestandskontrolle;Inventur|gestion des stocks;gestion de stock;inventaire|gestión de inventario;control de existencias;control de stock;inventario|voorraadbeheer;voorraadcontrole|gestão de stocks;controle de estoque;inventário|gestione del magazzino;inventario
h|order picking;picking and packing;pick orders;order pick;packing|Kommissionierung;Kommissionieren;Verpacken|préparation de commandes|preparación de pedidos;picking|orderpicken;orderpicking;inpakken|preparação de encomendas;separação de pedidos|preparazione ordini;picking;imballaggio
h|goods receipt;goods in;receiving;receive goods;dispatch|Wareneingang;Warenannahme;Warenausgang;Versand|réception des marchandises;expédition|recepción de mercancías;expedición|goederenontvangst;expeditie|receção de mercadorias|ricevimento merci;spedizione
h|logistics;supply chain management;manage logistics|Logistik;Lieferkettenmanagement;Supply-Chain-Management|logistique;chaîne logistique|logística;cadena de suministro|logistiek;ketenbeheer|logística|logistica
h|purchasing;procurement;procurement processes|Einkauf;Beschaffung|achats;approvisionnement|compras;aprovisionamiento|inkoop|compras;aprovisionamento|acquisti;approvvigionamento
h|forklift;forklifts;operate forklift;forklift driving|Gabelstapler;Staplerfahren|chariot élévateur;conduite de chariot|carretilla elevadora;manejo de carretilla elevadora|heftruck;heftruck rijden|empilhador;empilhadeira|muletto;carrello elevatore
h|reach truck;reach trucks|Schubmaststapler;Hochregalstapler|chariot à mât rétractable|carretilla retráctil|reachtruck|empilhador retrátil|carrello retrattile
h|pallet truck;pallet jack;pallet trucks|Hubwagen;Ameise|transpalette|transpaleta|palletwagen;pompwagen|porta-paletes|transpallet
h|manual handling;moving and handling;lifting|schweres Heben|manutention;port de charges|manipulación de cargas|tillen|manuseamento de cargas|movimentazione carichi
h|load securing;secure cargo;load restraint|Ladungssicherung|arrimage;arrimage des charges|estiba;sujeción de la carga|ladingzekering|amarração de carga|fissaggio del carico
h|route planning;plan transport operations;journey planning|Tourenplanung;Routenplanung|planification d'itinéraires;planification des tournées|planificación de rutas|routeplanning|planeamento de rotas|pianificazione percorsi
h|tachograph;digital tachograph;tachographs|Fahrtenschreiber;digitaler Tachograf|chronotachygraphe|tacógrafo;tacógrafo digital|tachograaf|tacógrafo|tachigrafo;cronotachigrafo
h|vehicle checks;daily vehicle checks;vehicle inspection;walkaround checks|Abfahrtkontrolle;Fahrzeugkontrolle|contrôle du véhicule|revisión del vehículo|voertuigcontrole|inspeção de veículos|controllo del veicolo
h|delivery driving;deliveries;parcel delivery;drive vehicles|Auslieferung;Zustellung|livraison;livraisons|reparto|bezorging;pakketbezorging|entregas|consegne
h|wound care;wound dressing;carry out wound care;wound management|Wundversorgung;Wundmanagement|soins de plaies;pansements;réfection de pansements|cura de heridas;curas|wondzorg;wondverzorging|tratamento de feridas|medicazione delle ferite;medicazioni
h|phlebotomy;venepuncture;blood draws;blood sampling;perform venepuncture procedures;drawing blood|Blutentnahme;Blutabnahme;Venenpunktion|prélèvements sanguins;prise de sang|extracción de sangre;flebotomía;extracciones|bloedafname;bloedprikken;venapunctie|colheita de sangue;coleta de sangue|prelievi;prelievo di sangue
h|cannulation;IV insertion;venous cannulation;perform venous cannulation|Venenverweilkanüle;Legen von Zugängen|pose de voies veineuses;pose de cathéter|canalización de vías|infuus prikken;infuus inbrengen|cateterização venosa|incannulamento venoso
h|intravenous therapy;IV therapy;infusions;IV fluids|Infusionstherapie;Infusionen|perfusions|terapia intravenosa;sueroterapia|infuustherapie|terapia intravenosa|terapia infusionale
h|catheterisation;catheter care;urinary catheterisation|Katheterpflege;Katheterisierung|sondage urinaire;soins de sonde|sondaje vesical;sondaje|katheterzorg;katheteriseren|cateterização|cateterismo vescicale
h|medication administration;administering medication;administer medication;medicines management;drug administration|Medikamentengabe;Medikamentenverabreichung;Arzneimittelgabe|administration de médicaments;distribution des médicaments|administración de medicamentos;administración de medicación|medicatie toedienen;medicatieverstrekking;medicijnen delen|administração de medicamentos|somministrazione farmaci;somministrazione dei farmaci
h|vital signs;monitor patients' vital signs;observations;monitoring vital signs|Vitalzeichenkontrolle;Vitalwerte;Vitalzeichen|constantes vitales;prise des constantes|constantes vitales;signos vitales|vitale functies|sinais vitais|parametri vitali
h|patient assessment;patient care;nursing assessment;nursing care;provide nursing care|Patientenversorgung;Patientenbetreuung;Krankenbeobachtung|prise en charge des patients;soins infirmiers|atención al paciente;cuidados de enfermería|patiëntenzorg;verpleegkundige zorg|cuidados de enfermagem|assistenza al paziente;assistenza infermieristica
h|pain management;pain relief|Schmerzmanagement;Schmerztherapie|prise en charge de la douleur|manejo del dolor|pijnbestrijding|controlo da dor|gestione del dolore
h|infection control;infection prevention;infection prevention and control|Infektionsschutz;Infektionsprävention|prévention des infections;hygiène hospitalière|control de infecciones|infectiepreventie|controlo de infeções|controllo delle infezioni
h|palliative care;end of life care;hospice care|Palliativpflege;Sterbebegleitung|soins palliatifs|cuidados paliativos|palliatieve zorg|cuidados paliativos|cure palliative
h|intensive care;critical care;triage|Intensivpflege;Intensivmedizin|soins intensifs;réanimation|cuidados intensivos|intensive care|cuidados intensivos|terapia intensiva
h|personal care;personal hygiene care;assisted bathing|Grundpflege;Körperpflege|aide à la toilette;soins d'hygiène;toilette|aseo personal;higiene personal|persoonlijke verzorging;ADL|higiene pessoal|igiene personale;cura della persona
h|elderly care;care of older people;supporting older people;older adults' needs|Altenpflege;Seniorenbetreuung|accompagnement des personnes âgées;aide aux personnes âgées|cuidado de personas mayores;cuidado de ancianos|ouderenzorg|cuidado de idosos|assistenza anziani
h|dementia care;dementia;dementia support|Demenzbetreuung;Demenz|accompagnement de la démence;maladie d'Alzheimer|demencia;cuidado de personas con demencia|dementiezorg;dementie|demência|demenza;assistenza ai malati di Alzheimer
h|care planning;care plans;care plan;nursing process|Pflegeplanung;Pflegeprozess|projet de soins;plan de soins|planes de cuidados|zorgplan;zorgplannen|planos de cuidados|piani assistenziali
h|care documentation;nursing documentation;patient records;maintain healthcare user data|Pflegedokumentation;Patientenakten|dossier de soins;transmissions|historia clínica;registros de enfermería|zorgdossier;rapporteren in het ECD|registos clínicos|cartella clinica;documentazione clinica
h|hoist;hoists;patient hoist;patient transfer;patient lifting;mobility support|Lagerung;Mobilisation;Transfer;Patientenlifter|lève-malade;mobilisation;transferts|movilización de pacientes;grúa de pacientes|tillift;transfers|mobilização de doentes|mobilizzazione dei pazienti;sollevatore
h|safeguarding;safeguarding adults;safeguarding children;child protection;adult safeguarding|Kinderschutz;Gewaltschutz|protection de l'enfance|protección de menores|kinderbescherming;meldcode|proteção de menores|tutela dei minori
h|childcare;early years;nursery care;child care;look after children|Kinderbetreuung|garde d'enfants;petite enfance|cuidado de niños;cuidado infantil|kinderopvang|cuidado de crianças|assistenza all'infanzia
h|physiotherapy;rehabilitation|Physiotherapie;Rehabilitation|kinésithérapie;rééducation|fisioterapia;rehabilitación|fysiotherapie;revalidatie|fisioterapia;reabilitação|fisioterapia;riabilitazione
h|case management;casework;manage cases|Fallmanagement;Fallarbeit|gestion de cas|gestión de casos|casemanagement;casuïstiek|gestão de casos|gestione dei casi
h|social work;social counselling;provide social counselling|Sozialarbeit;Sozialberatung|travail social;accompagnement social|trabajo social|maatschappelijk werk|trabalho social;serviço social|lavoro sociale
h|ECG;electrocardiogram;electrocardiography|EKG|électrocardiogramme|electrocardiograma|hartfilmpje|eletrocardiograma|elettrocardiogramma
h|lesson planning;plan lessons;prepare lesson content;lesson plans|Unterrichtsplanung;Unterrichtsvorbereitung|préparation de cours;préparation des cours|planificación de clases;programación didáctica|lesvoorbereiding;lesplanning|planificação de aulas|progettazione didattica;preparazione delle lezioni
h|classroom management;perform classroom management|Klassenführung|gestion de classe|gestión del aula;manejo del aula|klassenmanagement|gestão da sala de aula|gestione della classe
h|behaviour management;behavior support;positive behaviour support|Verhaltensmanagement|gestion du comportement|gestión de la conducta|gedragsmanagement|gestão de comportamento|gestione del comportamento
h|teaching;apply teaching strategies;tutoring|Unterrichten;Nachhilfe|enseignement;soutien scolaire|docencia;enseñanza|lesgeven;bijles|ensino;docência|insegnamento
h|differentiation;differentiated instruction;individual learning plans|Differenzierung;Binnendifferenzierung|différenciation pédagogique;pédagogie différenciée|atención a la diversidad|differentiëren|diferenciação pedagógica|didattica differenziata
h|phonics;early reading;literacy teaching|Leseförderung|phonétique;apprentissage de la lecture|lectoescritura|leesonderwijs|alfabetização|alfabetizzazione
h|special educational needs;SEN;SEND;special needs education;inclusion;assist children with special needs in education settings|Inklusion;Sonderpädagogik;Förderbedarf|éducation spécialisée;inclusion scolaire|necesidades educativas especiales;educación especial|speciaal onderwijs;passend onderwijs|necessidades educativas especiais;educação especial|bisogni educativi speciali;sostegno
h|autism;autism spectrum;autism support|Autismus|autisme|autismo|autisme|autismo|autismo
h|curriculum development;curriculum design;develop curriculum;curriculum objectives|Lehrplanentwicklung;Curriculumentwicklung|élaboration de programmes|desarrollo curricular|curriculumontwikkeling|desenvolvimento curricular|sviluppo del curriculum
h|assessment for learning;marking;grading;student assessment;assess students|Leistungsbeurteilung;Notengebung|évaluation des élèves|evaluación de alumnos|toetsen;leerlingbeoordeling|avaliação de alunos|valutazione degli studenti
h|mathematics;maths|Mathematik|mathématiques|matemáticas|wiskunde|matemática|matematica
h|physics|Physik|physique|física|natuurkunde|física|fisica
h|chemistry|Chemie|chimie|química|scheikunde|química|chimica
h|biology|Biologie|biologie|biología|biologie|biologia|biologia
h|statistics;statistical analysis|Statistik|statistiques;statistique|estadística|statistiek|estatística|statistica
h|contract drafting;drafting contracts;legal drafting;contract review;contract law;manage contracts|Vertragsgestaltung;Vertragsrecht;Vertragsprüfung|rédaction de contrats;droit des contrats|redacción de contratos;derecho contractual|contracten opstellen;contractenrecht|redação de contratos;direito contratual|redazione di contratti;contrattualistica
h|litigation;dispute resolution;civil litigation;advocacy;represent clients in court|Prozessführung;Litigation|contentieux|litigios;litigación|procesvoering;procederen|contencioso|contenzioso
h|due diligence|Due Diligence;Due-Diligence-Prüfung|audit d'acquisition|diligencia debida|due diligence|due diligence|due diligence
h|legal research;conduct legal research|juristische Recherche;Rechtsrecherche|recherche juridique|investigación jurídica|juridisch onderzoek|pesquisa jurídica|ricerca giuridica
h|employment law;labour law;labour legislation|Arbeitsrecht|droit du travail;droit social|derecho laboral|arbeidsrecht|direito do trabalho|diritto del lavoro
h|corporate law;company law;commercial law|Gesellschaftsrecht;Handelsrecht;Wirtschaftsrecht|droit des sociétés;droit commercial;droit des affaires|derecho mercantil;derecho societario|ondernemingsrecht;vennootschapsrecht|direito comercial;direito societário|diritto societario;diritto commerciale
h|criminal law|Strafrecht|droit pénal|derecho penal|strafrecht|direito penal|diritto penale
h|family law|Familienrecht|droit de la famille|derecho de familia|familierecht;personen- en familierecht|direito da família|diritto di famiglia
h|property law;real estate law;conveyancing;land law|Immobilienrecht;Mietrecht|droit immobilier|derecho inmobiliario|vastgoedrecht;huurrecht|direito imobiliário|diritto immobiliare
h|tax law;tax legislation;taxation|Steuerrecht|droit fiscal;fiscalité|derecho tributario;fiscalidad|belastingrecht;fiscaliteit|direito fiscal|diritto tributario;fiscalità
h|compliance;regulatory compliance;ensure compliance with legal requirements|Compliance|conformité;conformité réglementaire|cumplimiento normativo|naleving;compliance|conformidade regulatória|conformità normativa
h|mediation|Mediation|médiation|mediación|mediation|mediação|mediazione
h|menu planning;menu development;plan menus;menu design|Menüplanung;Speisekartengestaltung;Speiseplanung|élaboration des menus;création de menus;élaboration de menus;élaboration de cartes|elaboración de menús;planificación de menús|menuplanning;menusamenstelling|elaboração de ementas;elaboração de cardápios|elaborazione menu;creazione di menù
h|food preparation;food prep;mise en place;prepare food;use food preparation techniques|Speisenzubereitung;Speisenvorbereitung|mise en place;préparation des plats;préparation culinaire|preparación de alimentos;elaboración de platos|voedselbereiding;mise-en-place|preparação de alimentos|preparazione dei cibi;preparazione piatti
h|cooking;culinary skills;use cooking techniques|Kochen|cuisine;techniques culinaires|cocina;técnicas culinarias|koken|cozinha|cucina;tecniche di cucina
h|baking;pastry;pastry making;patisserie;bake pastry for special events;prepare bread products|Backen;Patisserie;Konditorei;Backwaren|pâtisserie;boulangerie|repostería;pastelería;panadería|patisserie;bakken;banketbakken|pastelaria;confeitaria|pasticceria;panificazione
h|grilling;grill section;barbecue|Grillen|grillades|parrilla;plancha|grillen|grelhados;churrasco|grigliatura;griglia
h|butchery;meat cutting;meat preparation;cut meat|Fleischzerlegung;Metzgerei|boucherie;découpe de viande|carnicería;despiece|vlees uitbenen;slagerij|talho;corte de carne|macelleria
h|knife skills|Schneidetechniken|techniques de coupe|técnicas de corte|snijtechnieken|técnicas de corte|tecniche di taglio
h|food safety;food hygiene;comply with food safety and hygiene;food safety principles|Lebensmittelhygiene;Lebensmittelsicherheit|hygiène alimentaire;sécurité alimentaire|seguridad alimentaria;higiene alimentaria;manipulación de alimentos|voedselveiligheid;voedselhygiëne|segurança alimentar;higiene alimentar|sicurezza alimentare;igiene alimentare
h|HACCP;apply HACCP;hazard analysis and critical control points|HACCP-Konzept|méthode HACCP;normes HACCP|APPCC;normas HACCP|HACCP-normen|normas HACCP|normativa HACCP
h|food costing;food costs;food cost control;cost control;costing;recipe costing;perform food cost analysis;control of expenses|Kalkulation;Wareneinsatz;Kostenkontrolle|calcul des coûts;maîtrise des coûts;ratios|escandallos;control de costes|kostenbeheersing;kostprijsberekening|controlo de custos;controle de custos|food cost;controllo dei costi
h|table service;waiting tables;waiting staff;serve food in table service;food service|Service am Tisch;Servieren|service en salle;service à table|servicio de mesa;servicio de sala|bedienen;tafelbediening|serviço de mesa|servizio ai tavoli
h|bartending;bar service;cocktail making;mixology;mix beverages;barista|Barservice;Cocktails mixen;Barista|service au bar;cocktails;barista|coctelería;barra;barista|bardienst;cocktails maken;barista|serviço de bar;cocktails|servizio bar;caffetteria
h|housekeeping;room cleaning;clean rooms|Zimmerreinigung;Hauswirtschaft|entretien des chambres;ménage|limpieza de habitaciones|kamers schoonmaken;huishouding|limpeza de quartos|pulizia camere
h|cleaning;deep cleaning;commercial cleaning;industrial cleaning;window cleaning;clean building floors|Reinigung;Unterhaltsreinigung;Grundreinigung;Glasreinigung|nettoyage;entretien des locaux|limpieza|schoonmaken;schoonmaak;glazenwassen|limpeza|pulizie;pulizia
h|laundry;ironing;laundering|Wäschepflege;Bügeln|repassage;blanchisserie|planchado;lavandería|strijken;wasserij|lavandaria;engomar|stiro;lavanderia
h|gardening;landscaping;garden maintenance;grounds maintenance;pruning;hedge trimming;mowing|Gartenpflege;Landschaftspflege;Gartenbau|jardinage;entretien des espaces verts;élagage|jardinería;poda|tuinonderhoud;snoeien;hovenierswerk|jardinagem;poda|giardinaggio;potatura
h|electrical installation;wiring;install electrical and electronic equipment;rewiring;electrical wiring plans;electrical wiring|Elektroinstallation;Verdrahtung;Elektroinstallationen|installation électrique;câblage;électricité bâtiment|instalaciones eléctricas;cableado|elektrische installatie;bedrading;elektrotechniek|instalações elétricas;cablagem|impianti elettrici;cablaggio
h|inspection and testing;electrical testing;test and inspection;PAT testing;portable appliance testing;test electrical equipment|VDE-Prüfung;DGUV V3;Prüfung elektrischer Anlagen|contrôle des installations électriques|verificación de instalaciones|NEN 3140;inspectie en keuring|inspeção elétrica|collaudo impianti;verifica impianti
h|fault finding;fault diagnosis;troubleshooting;troubleshoot;diagnostics|Fehlersuche;Störungsbeseitigung;Fehlerdiagnose;Fehlerbehebung|dépannage;recherche de pannes;diagnostic de pannes|detección de averías;diagnóstico de averías;localización de averías|storingzoeken;storingen verhelpen;foutopsporing|deteção de avarias;diagnóstico de avarias|ricerca guasti;diagnosi guasti
h|conduit bending;cable laying;cable pulling;conduit installation;cable installation|Kabelverlegung;Leitungsverlegung|tirage de câbles;pose de câbles|tendido de cables|kabels trekken;kabels leggen|passagem de cabos|posa cavi
h|fire alarms;fire alarm systems;emergency lighting;fire alarm|Brandmeldeanlagen;Notbeleuchtung|alarmes incendie;éclairage de secours|alarmas contra incendios;alumbrado de emergencia|brandmeldinstallaties;noodverlichting|alarmes de incêndio|impianti antincendio;illuminazione di emergenza
h|PLC programming;PLC;programmable logic controller;PLCs|SPS-Programmierung;SPS|automates programmables;programmation d'automates|programación de PLC;autómatas programables|PLC-programmering|programação de PLC;CLP|programmazione PLC
h|solar panel installation;photovoltaics;solar PV;photovoltaic systems|Photovoltaik;Solartechnik|photovoltaïque;panneaux solaires|fotovoltaica;placas solares|zonnepanelen|fotovoltaico;painéis solares|fotovoltaico;pannelli solari
h|plumbing;sanitary installation;install plumbing systems|Sanitärinstallation;Sanitärtechnik|plomberie|fontanería|loodgieterswerk;sanitair|canalização;encanamento|idraulica;impianti idraulici
h|pipe fitting;pipework;pipefitting;fit piping;pipe installation|Rohrleitungsbau;Rohrverlegung|tuyauterie|tubería;montaje de tuberías|pijpfitten;leidingwerk|tubagens|tubisteria
h|heating installation;boiler installation;boiler servicing;central heating;underfloor heating;boilers|Heizungsbau;Heizungsinstallation;Fußbodenheizung;Heizungstechnik|chauffage;installation de chauffage;plancher chauffant|calefacción;suelo radiante;calderas|verwarmingsinstallatie;vloerverwarming;cv-ketels|aquecimento central;caldeiras|impianti di riscaldamento;caldaie
h|air conditioning;HVAC;ventilation;refrigeration|Klimatechnik;Kältetechnik;Lüftungstechnik|climatisation;CVC;froid industriel|climatización;aire acondicionado;refrigeración|airconditioning;klimaattechniek;koeltechniek|ar condicionado;climatização;refrigeração|climatizzazione;condizionamento;refrigerazione
h|leak detection;leak testing|Leckortung;Lecksuche|détection de fuites;recherche de fuites|detección de fugas|lekdetectie|deteção de fugas|ricerca perdite
h|soldering;brazing;apply soldering techniques|Löten|soudure à l'étain;brasage|soldadura blanda|solderen|soldadura por brasagem|saldatura a stagno
h|welding;perform welding;operate welding equipment|Schweißen|soudage;soudure|soldadura|lassen|soldadura;soldagem|saldatura
h|MIG welding;MIG/MAG welding;MAG welding;perform metal active gas welding;perform metal inert gas welding|MIG-Schweißen;MAG-Schweißen;MAG|soudage MIG;soudage MAG|soldadura MIG;soldadura MAG|MIG-lassen;MAG-lassen|soldadura MIG;soldagem MIG|saldatura MIG
h|TIG welding;perform tungsten inert gas welding;GTAW|WIG-Schweißen|soudage TIG|soldadura TIG|TIG-lassen|soldadura TIG;soldagem TIG|saldatura TIG
h|stick welding;arc welding;manual metal arc welding;MMA welding;SMAW|Elektrodenschweißen;E-Hand-Schweißen|soudage à l'arc|soldadura por arco|elektrode lassen;BMBE|soldadura por arco|saldatura ad elettrodo
h|plasma cutting;flame cutting;oxy-fuel cutting|Plasmaschneiden;Brennschneiden|découpe plasma;oxycoupage|corte por plasma;oxicorte|plasmasnijden|corte por plasma|taglio al plasma
h|grinding;metal grinding;polishing metal;deburring|Schleifen;Entgraten|meulage;ébavurage|esmerilado;rectificado|slijpen;ontbramen|retificação;esmerilagem|smerigliatura;rettifica
h|CNC machining;CNC;CNC milling;CNC turning;milling;turning;operate CNC machines|CNC-Fräsen;CNC-Drehen;Zerspanung;Fräsen;Drehen|usinage;fraisage;tournage;usinage CNC|mecanizado;fresado;torneado;mecanizado CNC|CNC-frezen;CNC-draaien;verspanen|maquinação CNC;fresagem;torneamento|lavorazione CNC;fresatura;tornitura
h|blueprint reading;reading blueprints;reading technical drawings;read standard blueprints;technical drawings;read engineering drawings|technische Zeichnungen;Lesen technischer Zeichnungen;Zeichnungen lesen|lecture de plans;dessins techniques|lectura de planos;interpretación de planos|tekening lezen;technisch tekening lezen|leitura de plantas;desenho técnico|lettura disegno tecnico;disegno tecnico
h|carpentry;joinery;woodworking|Tischlerei;Schreinerei;Holzbearbeitung;Zimmerei|menuiserie;charpente;ébénisterie|carpintería;ebanistería|timmerwerk;timmeren;houtbewerking|carpintaria;marcenaria|falegnameria;carpenteria
h|bricklaying;masonry;blockwork|Mauern;Maurerarbeiten|maçonnerie|albañilería|metselen|alvenaria|muratura
h|plastering;drywall;dry lining;skimming|Verputzen;Trockenbau|plâtrerie;placo;cloisons sèches|yeso;enlucido;pladur|stucen;stukadoren|reboco;pladur|intonacatura;cartongesso
h|tiling;tile laying;wall tiling;floor tiling|Fliesenlegen|pose de carrelage;carrelage|alicatado;colocación de azulejos|tegelzetten;tegelen|colocação de azulejos|posa piastrelle
h|painting and decorating;painting;wallpapering;spray painting;decorating|Malerarbeiten;Tapezieren;Lackieren|peinture en bâtiment;peinture;pose de papier peint|pintura;empapelado|schilderwerk;schilderen;behangen|pintura|tinteggiatura;imbiancatura
h|roofing;roof repairs|Dachdeckerarbeiten;Dacharbeiten|couverture;toiture|techado;cubiertas|dakdekken;dakwerk|cobertura;telhados|coperture;tetti
h|scaffolding;build scaffolding|Gerüstbau|échafaudage|andamios|steigerbouw|andaimes|ponteggi
h|concrete work;concreting;formwork;groundworks|Betonarbeiten;Schalung;Tiefbau|coffrage;béton;terrassement|encofrado;hormigonado|betonwerk;bekisten;grondwerk|cofragem;betonagem|casseratura;calcestruzzo
h|excavator operation;excavator;excavators;digger;telehandler;plant operation;operate excavator|Baggerfahren;Bagger;Radlader|pelleteuse;conduite d'engins|excavadora;retroexcavadora;manejo de maquinaria|graafmachine;kraanmachinist|escavadora|escavatore
h|site management;construction site management|Bauleitung|conduite de travaux;gestion de chantier|jefatura de obra;gestión de obra|bouwplaatsleiding;uitvoering bouw|gestão de obra|gestione cantiere
h|surveying;land surveying|Vermessung|topographie|topografía|landmeten|topografia|rilievo topografico
h|preventive maintenance;maintenance;machine maintenance;equipment maintenance;perform maintenance on installed equipment;servicing|Wartung;Instandhaltung;Maschinenwartung|maintenance;maintenance préventive;entretien|mantenimiento;mantenimiento preventivo|onderhoud;preventief onderhoud|manutenção;manutenção preventiva|manutenzione;manutenzione preventiva
h|machine operation;operating machinery;machine setting;monitor automated machines;machine set-up|Maschinenbedienung;Anlagenbedienung;Maschinenführung;Rüsten|conduite de machines;conduite de lignes;réglage de machines|manejo de máquinas;operación de maquinaria|machinebediening;machines bedienen;machines instellen|operação de máquinas|conduzione macchine;uso di macchinari
h|assembly;assemble products;mechanical assembly|Montage;Montagearbeiten|assemblage;montage|montaje;ensamblaje|montage;assemblage|montagem|assemblaggio;montaggio
h|production planning;plan production processes|Produktionsplanung;Fertigungsplanung|planification de la production;ordonnancement|planificación de la producción|productieplanning|planeamento da produção|pianificazione della produzione
h|lean manufacturing;lean production;5S;Kaizen;Six Sigma;continuous improvement|Lean Management;kontinuierliche Verbesserung;KVP|amélioration continue;lean|mejora continua|continu verbeteren|melhoria contínua|miglioramento continuo
h|vehicle repair;car repair;automotive repair;engine repair;brake repair;vehicle diagnostics;vehicle servicing|Fahrzeugreparatur;Kfz-Reparatur;Fahrzeugdiagnose|réparation automobile;mécanique automobile|reparación de vehículos;mecánica del automóvil|autoreparatie;autotechniek|reparação automóvel;mecânica automóvel|riparazione auto;meccanica auto
h|mechanical engineering;mechanics|Maschinenbau;Mechanik|mécanique;génie mécanique|mecánica;ingeniería mecánica|werktuigbouwkunde;mechanica|mecânica;engenharia mecânica|meccanica;ingegneria meccanica
h|recruitment;recruiting;talent acquisition;hiring;recruit employees;shortlisting|Personalbeschaffung;Personalauswahl;Recruiting;Personalgewinnung|recrutement|selección de personal;reclutamiento|werving en selectie;recruitment|recrutamento;recrutamento e seleção|selezione del personale;ricerca e selezione
h|onboarding;staff induction;introduce new employees;inductions|Onboarding;Mitarbeitereinführung|intégration des nouveaux collaborateurs|incorporación de personal;onboarding|inwerken;onboarding|integração de novos colaboradores|inserimento del personale
h|employee relations;labour relations;grievance handling;disciplinary procedures|Mitarbeiterbeziehungen|relations sociales|relaciones laborales|arbeidsverhoudingen|relações laborais|relazioni sindacali
h|performance management;performance appraisal;appraisals;performance reviews|Leistungsmanagement;Mitarbeitergespräche|gestion de la performance;entretiens annuels|gestión del desempeño;evaluación del desempeño|performance management;functioneringsgesprekken|gestão de desempenho|gestione delle performance
h|personnel management;staff management;people management;team management;manage staff;human resource management|Personalmanagement;Personalwesen;Teamleitung|gestion du personnel;gestion d'équipe;ressources humaines|gestión de personal;gestión de equipos;recursos humanos|personeelsbeheer;personeelsmanagement;teamleiding|gestão de pessoas;gestão de equipas;recursos humanos|gestione delle risorse umane;gestione del team;risorse umane
h|change management;apply change management|Veränderungsmanagement;Change-Management|conduite du changement|gestión del cambio|verandermanagement|gestão da mudança|gestione del cambiamento
h|stakeholder management;stakeholder engagement|Stakeholdermanagement|gestion des parties prenantes|gestión de partes interesadas|stakeholdermanagement|gestão de partes interessadas|gestione degli stakeholder
h|strategic planning;strategy;conduct strategic research|strategische Planung|planification stratégique|planificación estratégica|strategische planning|planeamento estratégico|pianificazione strategica
h|process improvement;process optimisation;improve business processes|Prozessoptimierung;Prozessverbesserung|optimisation des processus;amélioration des processus|mejora de procesos;optimización de procesos|procesverbetering;procesoptimalisatie|melhoria de processos|ottimizzazione dei processi
h|market research;perform market research|Marktforschung;Marktanalyse|étude de marché;études de marché|investigación de mercado;estudios de mercado|marktonderzoek|pesquisa de mercado;estudos de mercado|ricerche di mercato;analisi di mercato
h|digital marketing;online marketing;digital marketing techniques|Onlinemarketing;Online-Marketing;digitales Marketing|marketing digital;webmarketing|marketing digital|online marketing;digitale marketing|marketing digital|marketing digitale;web marketing
h|content marketing;content creation;content strategy;content marketing strategy|Content-Marketing;Content-Erstellung|marketing de contenu;création de contenu|marketing de contenidos;creación de contenidos|contentmarketing;contentcreatie|marketing de conteúdo;criação de conteúdo|content marketing;creazione di contenuti
h|email marketing;newsletters;e-mail campaigns|E-Mail-Marketing;Newsletter|emailing;e-mailing|email marketing;boletines|e-mailmarketing;nieuwsbrieven|email marketing|email marketing
h|social media;social media management;social media marketing;social media marketing techniques;social media campaigns|soziale Medien;Social-Media-Marketing|réseaux sociaux;community management|redes sociales;gestión de redes sociales|sociale media;socialmediabeheer|redes sociais|social media;social network;gestione dei social
h|search engine optimisation;SEO;conduct search engine optimisation|Suchmaschinenoptimierung|référencement naturel;référencement|posicionamiento web;posicionamiento SEO|zoekmachineoptimalisatie|otimização para motores de busca|posizionamento sui motori di ricerca
h|paid search;pay-per-click;PPC;SEA;search engine marketing;paid advertising|Suchmaschinenwerbung|référencement payant;publicité en ligne|publicidad en buscadores|zoekmachineadverteren|publicidade paga|pubblicità online
h|copywriting;writing copy|Texten;Werbetexte|rédaction web;conception-rédaction|redacción publicitaria;redacción de contenidos|copywriting;teksten schrijven|redação publicitária|copywriting
h|public relations;press relations;media relations|Öffentlichkeitsarbeit;Pressearbeit|relations publiques;relations presse|relaciones públicas|public relations;perscontacten|relações públicas|pubbliche relazioni;ufficio stampa
h|graphic design|Grafikdesign|graphisme;design graphique|diseño gráfico|grafisch ontwerp;grafische vormgeving|design gráfico|grafica;progettazione grafica
h|photography;photo editing;image editing;perform image editing|Fotografie;Bildbearbeitung|photographie;retouche photo|fotografía;edición de imágenes|fotografie;fotobewerking|fotografia;edição de imagem|fotografia;fotoritocco
h|video editing;edit digital moving images|Videoschnitt;Videobearbeitung|montage vidéo|edición de vídeo|videobewerking;videomontage|edição de vídeo|montaggio video
h|translation;interpreting;translate texts|Übersetzen;Dolmetschen|traduction;interprétariat|traducción;interpretación|vertalen;tolken|tradução;interpretação|traduzione;interpretariato
h|software development;web development;application development;develop software prototype|Softwareentwicklung;Webentwicklung;Anwendungsentwicklung|développement logiciel;développement web|desarrollo de software;desarrollo web|softwareontwikkeling;webontwikkeling|desenvolvimento de software;desenvolvimento web|sviluppo software;sviluppo web
h|agile;agile methods;agile development;agile working;Agile project management|agile Methoden;agiles Arbeiten|méthodes agiles;méthode agile|metodologías ágiles|agile werken|métodos ágeis;metodologias ágeis|metodologie agili
h|Scrum|Scrum|Scrum|Scrum|Scrum|Scrum|Scrum
h|unit testing;unit tests;automated testing;test automation;software testing;execute software tests|Softwaretests;Testautomatisierung;Unit-Tests|tests unitaires;tests automatisés|pruebas unitarias;pruebas automatizadas|unittesten;geautomatiseerd testen|testes unitários;testes automatizados|test unitari;test automatizzati
h|continuous integration;continuous delivery;CI/CD;continuous deployment|kontinuierliche Integration|intégration continue;déploiement continu|integración continua|continue integratie|integração contínua|integrazione continua
h|machine learning;deep learning|maschinelles Lernen|apprentissage automatique;apprentissage profond|aprendizaje automático|machinelearning|aprendizagem automática;aprendizado de máquina|apprendimento automatico
h|cloud computing;cloud technologies|Cloud-Technologien|informatique en nuage|computación en la nube|cloudtechnologie|computação em nuvem|cloud
h|network administration;computer networks;networking;ICT networking hardware|Netzwerktechnik;Netzwerkadministration|administration réseau;réseaux informatiques|administración de redes;redes informáticas|netwerkbeheer|administração de redes;redes informáticas|reti informatiche;amministrazione di rete
h|cyber security;information security;IT security|IT-Sicherheit;Informationssicherheit|cybersécurité;sécurité informatique|ciberseguridad;seguridad informática|informatiebeveiliging;cyberbeveiliging|cibersegurança;segurança da informação|sicurezza informatica
h|IT support;technical support;helpdesk;help desk;service desk;provide ICT support|IT-Support;Anwenderbetreuung;technischer Support|support informatique;assistance technique;support technique|soporte técnico;soporte informático|IT-ondersteuning;technische ondersteuning|suporte técnico;suporte informático|assistenza tecnica;supporto tecnico
h|hairdressing;hair cutting;hair styling;cutting hair;haircutting;style hair|Haareschneiden;Friseurhandwerk|coiffure;coupe de cheveux|peluquería;corte de pelo|knippen;haar knippen|corte de cabelo;cabeleireiro|taglio capelli;acconciatura
h|hair colouring;dye hair;colouring;balayage;highlights;blow drying|Haarfärben;Coloration;Strähnen|coloration;mèches;brushing|tinte;mechas;coloración|haar kleuren;kleuren;föhnen|coloração;madeixas|colorazione;meches;piega
h|client consultation;customer consultation;style consultation|Beratung;Typberatung|conseil client|asesoramiento al cliente|klantadvies|consultoria ao cliente|consulenza al cliente
h|beauty treatments;manicure;pedicure;waxing;make-up;facials|Maniküre;Kosmetik;Pediküre|manucure;épilation;esthétique|manicura;depilación;estética|manicure;harsen;schoonheidsbehandelingen|manicure;depilação;estética|manicure;ceretta;estetica
h|security patrols;patrolling;access control;CCTV;CCTV monitoring;door supervision|Objektschutz;Zutrittskontrolle;Videoüberwachung|gardiennage;contrôle d'accès;vidéosurveillance|control de accesos;videovigilancia|toegangscontrole;cameratoezicht|controlo de acessos|controllo accessi;videosorveglianza
h|crop production;harvesting;planting;sowing;irrigation|Ackerbau;Ernte;Aussaat|récolte;semis;cultures|cosecha;siembra;riego|oogsten;zaaien;akkerbouw|colheita;plantação;rega|raccolta;semina;irrigazione
h|animal care;livestock care;milking;animal husbandry;feeding livestock|Tierpflege;Viehhaltung;Melken|soins aux animaux;élevage;traite|cuidado de animales;ganadería;ordeño|dierverzorging;veehouderij;melken|cuidado de animais;pecuária;ordenha|cura degli animali;allevamento;mungitura
h|driving;truck driving;lorry driving;drive truck;bus driving|Lkw-Fahren;Busfahren|conduite poids lourd;conduite|conducción|vrachtwagen rijden;chaufferen|condução|guida
h|rigid trucks;articulated lorries;articulated vehicles;HGV;heavy goods vehicles;lorries|Lkw;Sattelzug|poids lourd;semi-remorque|camión;camión articulado|vrachtwagen;trekker-oplegger|camião;caminhão|camion;autoarticolato
h|web design;user interface design;UI design;design user interface;user experience design;UX design;UX;wireframing;prototyping|Webdesign;Interface-Design|conception d'interfaces;design d'interface|diseño web;diseño de interfaces|webdesign;interfaceontwerp|web design;design de interfaces|web design;progettazione di interfacce
h|laboratory techniques;lab techniques;pipetting;PCR;chromatography;HPLC|Labortechniken;Laborarbeit|techniques de laboratoire|técnicas de laboratorio|laboratoriumtechnieken;laboratoriumwerk|técnicas de laboratório|tecniche di laboratorio
h|scientific research;research;perform scientific research;clinical trials|Forschung|recherche scientifique|investigación científica|wetenschappelijk onderzoek|investigação científica;pesquisa científica|ricerca scientifica
h|fundraising;grant writing;perform fundraising activities|Spendenakquise;Fundraising|collecte de fonds|captación de fondos|fondsenwerving|angariação de fundos;captação de recursos|raccolta fondi
h|complaint handling;handle customer complaints;complaints management;complaints handling|Beschwerdemanagement;Reklamationsbearbeitung|gestion des réclamations|gestión de reclamaciones|klachtenafhandeling|gestão de reclamações|gestione dei reclami
h|touch typing;typing;audio typing;minute taking;shorthand|Zehnfingersystem;Protokollführung|dactylographie;prise de notes|mecanografía;toma de actas|blindtypen;notuleren|datilografia;elaboração de atas|dattilografia;verbalizzazione
c|driving licence;driver's license;driving license;driver's licence;full driving licence;clean driving licence;full clean licence|Führerschein;Führerschein Klasse B|permis de conduire;permis B|carné de conducir;carnet de conducir;permiso de conducir;carnet B;permiso B|rijbewijs;rijbewijs B|carta de condução;carteira de habilitação;CNH|patente B;patente di guida;patente auto
c|driving licence category C;HGV class 2;category C licence;cat C licence;LGV class 2;class 2 licence|Führerschein Klasse C;Lkw-Führerschein|permis C|carnet C;permiso C|rijbewijs C|carta de pesados|patente C
c|driving licence category CE;HGV class 1;HGV licence;category C+E;C+E licence;cat C+E;LGV class 1;class 1 licence|Führerschein Klasse CE;Klasse CE|permis CE;permis EC;permis poids lourd|carnet C+E;permiso C+E|rijbewijs CE|carta C+E|patente CE;patente C+E
c|driving licence category D;PCV licence;bus licence;category D licence|Führerschein Klasse D;Busführerschein|permis D|carnet D;permiso D|rijbewijs D|carta D|patente D
c|driver card;digital tachograph card;driver CPC;CPC;CPC card;driver certificate of professional competence|Fahrerkarte;Berufskraftfahrerqualifikation;Schlüsselzahl 95;Module 95|carte conducteur;FIMO;FCO|CAP;tarjeta de tacógrafo|code 95;bestuurderskaart;chauffeurskaart|CAM;cartão de condutor|CQC;carta del conducente
c|forklift licence;forklift truck licence;FLT licence;forklift certificate|Staplerschein;Gabelstaplerschein;Flurförderschein|CACES;CACES R489|carné de carretillero;carnet de carretillero|heftruckcertificaat|curso de empilhador|patentino muletto;patentino carrello elevatore
c|food hygiene certificate;food hygiene level 2;level 2 food hygiene;level 2 food safety;level 3 food hygiene;level 3 food safety;food handler certificate|Gesundheitszeugnis;Belehrung nach Infektionsschutzgesetz|formation hygiène alimentaire|carné de manipulador de alimentos;carnet de manipulador de alimentos|SVH-diploma|curso de manipulação de alimentos|attestato HACCP
c|first aid certificate;first aid at work;emergency first aid;paediatric first aid;CPR certification|Ersthelfer;Erste-Hilfe-Schein;Erste-Hilfe-Kurs|SST;PSC1;sauveteur secouriste du travail|certificado de primeros auxilios|EHBO-diploma;BHV|curso de primeiros socorros|BLSD;attestato primo soccorso
c|criminal record check;DBS check;enhanced DBS;enhanced DBS check;background check;disclosure and barring service check|Führungszeugnis;polizeiliches Führungszeugnis|casier judiciaire vierge|certificado de antecedentes penales;certificado de delitos sexuales|VOG|registo criminal|casellario giudiziale
c|health and social care NVQ;NVQ level 2 health and social care;NVQ level 3 health and social care;NVQ level 2 in health and social care;NVQ level 3 in health and social care;diploma in health and social care||||||
c|nursing registration;NMC registration;NMC pin;NMC;registered nurse licence;RN licence;RN license|Berufserlaubnis|diplôme d'État infirmier;diplôme d'État d'infirmier|colegiación|BIG-registratie|cédula profissional;COREN|iscrizione OPI
c|immediate life support;ILS;intermediate life support;basic life support;BLS;advanced life support;ALS||AFGSU|soporte vital básico;SVB|BLS|suporte básico de vida|BLS
c|18th edition wiring regulations;18th edition;17th edition;BS 7671;wiring regulations||habilitation électrique|carné de instalador|NEN 3140|TREI|
c|working at height;working at heights;IPAF;PASMA;harness training|Höhenarbeit|travail en hauteur|trabajos en altura|werken op hoogte|trabalho em altura|lavori in quota
c|construction skills certification scheme card;CSCS card;CSCS;green card CSCS||carte BTP|TPC;tarjeta profesional de la construcción|VCA|cartão de segurança|
c|safety certificate for contractors;VCA;VCA Basis;VCA VOL|SCC|MASE||VCA-diploma||
c|teaching qualification;qualified teacher status;QTS;PGCE;teaching license;teaching licence|Lehramt;Staatsexamen Lehramt|CAPES;agrégation|máster de profesorado|lesbevoegdheid;onderwijsbevoegdheid|profissionalização docente|abilitazione all'insegnamento
c|hairdressing NVQ;NVQ level 2 hairdressing;NVQ level 3 hairdressing|Gesellenbrief Friseur|CAP coiffure||||

t|barcode scanner;RF scanner;handheld scanner;RF scanners|Barcodescanner;Handscanner|lecteur de code-barres|lector de código de barras|handscanner|leitor de código de barras|lettore di codici a barre
t|warehouse management system;WMS|Lagerverwaltungssystem;LVS|logiciel de gestion d'entrepôt|sistema de gestión de almacenes;SGA|magazijnbeheersysteem|sistema de gestão de armazém|gestionale di magazzino
t|enterprise resource planning;ERP;ERP systems|ERP-System;ERP-Systeme;Warenwirtschaftssystem|progiciel de gestion intégré|sistema ERP|ERP-systeem|sistema ERP|gestionale ERP
t|Xero||||||
t|Sage;Sage 50;Sage Accounting;Sage Payroll;Sage 200||||||
t|FreeAgent||||||
t|DATEV||||||
t|Lexware||||||
t|Westlaw||||||
t|LexisNexis;Lexis||||||
t|Practical Law||||||
t|Clio||||||
t|Snowflake||||||
t|BigQuery;Google BigQuery||||||
t|Databricks||||||
t|dbt;data build tool||||||
t|Looker;Looker Studio||||||
t|EMIS;EMIS Web||||||
t|SystmOne||||||
t|Cerner||||||
t|Epic;Epic EHR;Epic Systems||||||
t|Person Centred Software||||||
t|Opera PMS;Oracle Opera||||||
t|Mews||||||
t|Lightspeed||||||
t|Toast;Toast POS||||||
t|Square;Square POS||||||
t|Shopify||||||
t|Zendesk||||||
t|Freshdesk||||||
t|Intercom||||||
t|Notion||||||
t|Trello||||||
t|Monday.com||||||
t|Miro||||||
t|Mailchimp||||||
t|Hootsuite||||||
t|Google Ads;Google AdWords||||||
t|Meta Ads;Facebook Ads||||||
t|Personio||||||
t|BambooHR||||||
t|SIMS;SIMS.net||||||
t|Arbor||||||
t|Moodle||||||
t|Google Classroom||||||
t|Canvas LMS||||||
t|Samsara||||||
t|Deputy||||||
t|RotaCloud||||||
t|Bullhorn||||||
t|Pipedrive||||||
t|Microsoft Office;MS Office;Office 365;Microsoft 365||||||
t|Power Query||||||
t|Adobe Lightroom;Lightroom||||||
t|Adobe Premiere Pro;Premiere Pro||||||
t|Final Cut Pro||||||
t|Ableton Live||||||
t|Sketch||||||
t|Jira;Atlassian Jira||||||
t|GitHub Actions||||||
t|CircleCI||||||
t|Next.js;NextJS||||||
t|Nest.js;NestJS||||||
t|FastAPI||||||
t|Tailwind CSS;Tailwind||||||
t|pandas||||||
t|NumPy||||||
t|scikit-learn;sklearn||||||
t|Apache Airflow;Airflow||||||
t|RabbitMQ||||||
t|Prometheus||||||
t|Grafana||||||
t|Datadog||||||
t|Helm||||||
t|Argo CD||||||
t|Playwright||||||
t|Cypress||||||
t|Jest||||||
t|OpenAI API||||||
t|LangChain||||||
`;
