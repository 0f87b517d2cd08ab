/** Words that invented people are made of, by the language they write. Our own lists. */
export interface PeopleWords {
  given: string;
  family: string;
  /** Job titles, a title a bar. */
  titles: string;
  /** Ranks and parts of an employer that a title may carry; `#` stands for the title. */
  titleForms: string;
  units: string;
  /** Employers: `#` stands for a family name, `@` for a town. */
  employers: string;
  /** What an employer is, in a line. */
  about: string;
  schools: string;
  degrees: string;
  subjects: string;
  /** Statements of jobs; `9` stands for a figure. */
  statements: string;
  skills: string;
  groups: string;
  certificates: string;
  issuers: string;
  interests: string;
  languages: string;
  levels: string;
  towns: string;
  /** Countries as the language writes them, for a place's end. */
  countries: string;
}

export const peopleWords: Record<'en' | 'de' | 'fr' | 'es' | 'it', PeopleWords> = {
  en: {
    given:
      'Amara|Ben|Chloe|Declan|Esther|Farid|Grace|Hamish|Imogen|Jerome|Keisha|Liam|Meera|Nadia|Oscar|Phoebe|Quentin|Rosa|Samuel|Tanya|Umar|Violet|Walter|Xenia|Yusuf|Zadie|Kofi|Marisol|Wei|Anneke',
    family:
      'Abara|Birch|Castellan|Dunmore|Eastbrook|Fairley|Gunn|Hollins|Iqbal|Jessop|Kettering|Lindqvist|Marlowe|Nakamura|Oyelaran|Penrose|Quill|Ramsbottom|Sandoval|Thackeray|Ullman|Vance|Whitlock|Yarrow|Zimmer|O’Dowd|McTavish|St. Clair|Van Buren|Achebe',
    titles:
      'Accountant|Air Traffic Controller|Architect|Bakery Manager|Bricklayer|Bus Driver|Business Analyst|Carpenter|Chef de Partie|Civil Engineer|Claims Adjuster|Community Pharmacist|Content Designer|Customer Success Manager|Data Scientist|Dental Hygienist|Dispatcher|Electrician|Event Coordinator|Executive Assistant|Farm Supervisor|Financial Controller|Flight Attendant|Forester|Graphic Designer|Head Gardener|HR Business Partner|Internal Auditor|Journalist|Kitchen Porter|Lab Technician|Librarian|Machine Operator|Marketing Lead|Mechanical Engineer|Midwife|Museum Curator|Network Administrator|Occupational Therapist|Office Manager|Paralegal|Physiotherapist|Plumber|Police Officer|Primary School Teacher|Product Manager|Quality Inspector|Receptionist|Registered Nurse|Research Assistant|Retail Supervisor|Sales Representative|Security Guard|Site Foreman|Social Worker|Software Engineer|Solicitor|Supply Chain Planner|Surveyor|Tax Adviser|Translator|Truck Driver|UX Researcher|Veterinary Nurse|Warehouse Operative|Welder',
    titleForms: '#|#|#|#|Senior #|Junior #|Lead #|#, @|# – @|# (@)|# - @|# / Trainer|Trainee #|Interim #',
    units:
      'Emergency Department|Night Shift|Platform Team|Northern Region|Surgical Ward|Payments|Body Shop|Retail Banking|Key Stage 2|Oncology|Cold Store|EMEA|Private Clients|Field Services',
    employers:
      '# & Sons|# Ltd|#|@ City Council|@ General Hospital|# Logistics|The # Group|# Partners LLP|Blue Heron Bakery|Northlight|@ Water|# and #|Quarrystone|# Foods Inc.|Harbourline Ferries|@ Primary School|Ministry of Transport|Tidewell Energy|#Works|# Retail plc|Museum of @|Kestrel Air|Department of Health|Redwood Credit Union|University of @|Open Acre|Sallow & Pine',
    about:
      'Family-run bakery chain with 9 shops|Regional carrier for chilled goods|Publicly listed maker of industrial pumps|Charity that houses young people|Start-up for digital payments|Consultancy with 9 employees|Leading supplier of animal feed in the Midlands|A 9-bed acute hospital',
    schools:
      'University of @|@ State University|@ College|# University|@ Institute of Technology|# College of Art|@ Technical College|# High School|Royal Academy of @|@ School of Nursing|St. # School|Open University',
    degrees:
      'BSc|BA|B.A.|Bachelor of Science|Bachelor of Arts|MSc|M.Sc.|MA|Master of Science|Master of Business Administration|PhD|Diploma|Associate Degree|Certificate|NVQ Level 3|BEng (Hons)|High School Diploma|Postgraduate Diploma|City & Guilds Level 2|A-Levels',
    subjects:
      'Accounting and Finance|Applied Mathematics|Biology|Business Studies|Chemical Engineering|Computer Science|Early Childhood Education|English Literature|Fine Art|Geography|History|Hospitality|Law|Mechanical Engineering|Nursing|Philosophy|Plumbing and Heating|Social Work|Sports Science|Supply Chain Management',
    statements:
      'Led a team of 9 across three sites|Cut waiting times by 9% within a year by planning shifts around demand|Answered up to 9 calls a day and handed over difficult ones in writing|Prepared month-end accounts, reconciled 9 ledgers and explained variances to department heads|Introduced a checklist that halved complaints|Trained new starters in safe lifting|Managed a budget of £9 thousand|Wrote and maintained the internal handbook|Worked with suppliers in nine countries on prices, quality and delivery dates, with savings of 9 percent in the first year|Kept all records in line with GDPR|Organised the yearly open day for more than 9 visitors|Replaced paper forms with tablets, which saved the ward 9 hours a week and made audits possible without searching in folders|Inspected vehicles before each trip|Drafted contracts, briefed counsel and appeared before the tribunal|Designed posters, menus and the website|Chaired the health and safety committee|Supported pupils with special needs in maths and reading|Installed and tested wiring in 9 flats|Planned crop rotation on 9 hectares|Reported weekly to the board',
    skills:
      'Excel|Forklift licence|Customer service|Budgeting|Python|Welding (MIG)|Team leadership|Risk assessment|SAP|Negotiation|First aid|Stock control|Photoshop|Public speaking|SQL|Project planning|Wound care|AutoCAD|Bookkeeping|Conflict resolution|Food hygiene|Time management|Salesforce|Technical drawing|Payroll|Report writing|Scheduling|CNC milling|Data analysis|Fire safety',
    groups: 'Tools|Languages|Methods|Technical|Personal|Office|Software|Other|Clinical|Management',
    certificates:
      'First Aid at Work|PRINCE2 Practitioner|Food Hygiene Level 3|Certified Internal Auditor|IOSH Managing Safely|AWS Solutions Architect|CSCS Card|Project Management Professional|TEFL Certificate|Forklift Operator',
    issuers: 'St John Ambulance|AXELOS|Chartered Institute|Red Cross|Amazon Web Services|City & Guilds|PMI',
    interests:
      'Hill walking|Chess|Choral singing|Restoring bicycles|Baking|Photography|Football coaching|Beekeeping',
    languages: 'English|German|Spanish|Polish|Hindi|Welsh|French|Arabic',
    levels: 'Native speaker|Fluent|Intermediate|Basic|C1|B2|Conversational|Professional working proficiency',
    towns:
      'Leeds|Bristol, UK|Austin, TX|Portland, Oregon|Dublin|Cape Town|Perth, Australia|Leicester|Boise, ID|Manchester|Toronto, ON|Norwich|Galway, Ireland|Denver, CO|Pune|Wellington|Nairobi, Kenya|Singapore|Market Harborough|Little Rock, Arkansas|Kirkby Lonsdale',
    countries: 'United Kingdom|USA|Ireland|Australia|Canada',
  },
  de: {
    given:
      'Anke|Bernd|Clara|Dirk|Elif|Florian|Greta|Heiko|Ilse|Jonas|Katrin|Lars|Mareike|Nils|Olga|Paul|Ronja|Sven|Tamara|Uwe|Vera|Wiebke|Yannick|Zeynep',
    family:
      'Ahlers|Brinkmann|Cordes|Dietrich|Ebert|Falkenstein|Grünwald|Hölscher|Imhof|Jansen|Kowalski|Lorenz|Möbius|Nowak|Oehler|Pfeiffer|Quast|Rösler|Schönfeld|Tillmann|Ulrich|Voß|Wehrmann|Yıldız|Zacharias',
    titles:
      'Altenpflegerin|Architekt|Bauleiter|Buchhalterin|Bürokauffrau|Berufskraftfahrer|Chemielaborant|Controller|Disponentin|Elektroniker|Erzieherin|Fachinformatiker|Fachkraft für Lagerlogistik|Fluglotse|Friseurmeisterin|Gärtner|Gesundheits- und Krankenpflegerin|Grafikdesignerin|Industriemechaniker|Ingenieurin|Jurist|Koch|Konditorin|Kundenberater|Lehrerin|Maurer|Mediengestalter|Notfallsanitäter|Personalreferentin|Pharmazeutin|Polizist|Produktmanagerin|Projektleiter|Referentin für Öffentlichkeitsarbeit|Sachbearbeiterin|Softwareentwickler|Sozialarbeiterin|Steuerfachangestellte|Tischler|Vertriebsleiter|Verkäuferin|Wissenschaftliche Mitarbeiterin|Zahnarzthelferin|Zerspanungsmechaniker',
    titleForms:
      '#|#|#|#|Leitende #|Stellv. #|# (m/w/d)|#, @|# – @|# im Bereich @|Teamleitung @|Werkstudentin @|Praktikum als #|Auszubildende zur #',
    units:
      'Vertrieb|Einkauf|Intensivstation|Frühdienst|Standort Süd|Forschung & Entwicklung|Kundenservice|Lohnbuchhaltung|Innere Medizin|Lager',
    employers:
      '# GmbH|# GmbH & Co. KG|# AG|Stadt @|Klinikum @|Bäckerei #|# + Partner|Stadtwerke @|Autohaus #|Universität @|Grundschule @|Landratsamt @|# Maschinenbau|Spedition #|Diakonie @|#|Kita Sonnenblume|Nordlicht Energie|Sparkasse @|Fraunhofer-Institut @',
    about:
      'Mittelständischer Hersteller von Pumpen|Familienbetrieb mit 9 Beschäftigten|Regionaler Energieversorger|Träger von 9 Kindertagesstätten|Großhandel für Sanitärbedarf',
    schools:
      'Universität @|Technische Universität @|Hochschule @|Fachhochschule @|Berufsschule @|#-Gymnasium @|Realschule @|IHK @|Berufskolleg @|Handwerkskammer @|Gesamtschule @',
    degrees:
      'Bachelor of Science|Bachelor of Arts|Master of Science|M.Sc.|B.A.|Diplom|Staatsexamen|Ausbildung|Abitur|Mittlere Reife|Promotion|Magister|Meisterprüfung|Fachabitur|Umschulung',
    subjects:
      'Betriebswirtschaftslehre|Maschinenbau|Informatik|Soziale Arbeit|Germanistik|Elektrotechnik|Pflege|Einzelhandel|Rechtswissenschaft|Biologie|Bauingenieurwesen|Lehramt an Grundschulen|Hotelfach|Mechatronik',
    statements:
      'Leitung eines Teams mit 9 Mitarbeitenden|Erstellung der Monats- und Jahresabschlüsse nach HGB|Betreuung von 9 Kundinnen und Kunden im Raum Süd|Planung der Dienste und Einarbeitung neuer Kolleginnen|Senkung der Ausschussquote um 9 % durch neue Prüfpläne|Organisation von Veranstaltungen mit bis zu 9 Gästen|Wartung und Reparatur von Anlagen im Dreischichtbetrieb, einschließlich Dokumentation und Abstimmung mit der Qualitätssicherung|Verhandlung mit Lieferanten|Umstellung der Ablage auf ein digitales Archiv, wodurch sich die Suchzeiten halbierten|Beratung von Familien in schwierigen Lagen|Unterricht in Mathematik und Sport|Annahme und Kommissionierung von Waren|Verantwortung für ein Budget von 9 Tausend Euro|Mitarbeit in der Arbeitssicherheit',
    skills:
      'MS Office|SAP R/3|Staplerschein|Buchhaltung|Projektleitung|Kundenbetreuung|Java|Führerschein Klasse B|Teamführung|CAD|Arbeitssicherheit|Photoshop|Verhandlung|Wundversorgung|Schweißen|DATEV|Englisch in Wort und Schrift|Personalplanung|Qualitätssicherung|Linux|Moderation',
    groups: 'EDV|Fachlich|Persönlich|Werkzeuge|Software|Sonstiges|Methoden|Führung',
    certificates:
      'Ausbildereignung (AdA)|Ersthelfer|Staplerschein|ITIL Foundation|Scrum Master|Sachkundeprüfung § 34a|Goethe-Zertifikat C1',
    issuers: 'IHK|TÜV Rheinland|DRK|Scrum.org|Handwerkskammer|DEKRA',
    interests: 'Wandern|Chorgesang|Handball|Fotografie|Imkerei|Lesen|Fahrradreparatur',
    languages: 'Deutsch|Englisch|Türkisch|Polnisch|Französisch|Russisch',
    levels: 'Muttersprache|fließend|Grundkenntnisse|verhandlungssicher|B2|C1|gut',
    towns:
      'Berlin|Hamburg|Köln|Münster|Leipzig|Freiburg im Breisgau|Wien|Zürich|Bad Kreuznach|Görlitz|Ulm|Wuppertal|Linz|Rostock|Lüneburg|Augsburg, Bayern',
    countries: 'Deutschland|Österreich|Schweiz',
  },
  fr: {
    given:
      'Adèle|Benoît|Camille|Denis|Élodie|Fabrice|Gaëlle|Hugo|Inès|Julien|Karima|Loïc|Manon|Nicolas|Océane|Pascal|Rémi|Sandrine|Théo|Ulysse|Valérie|Yann|Zoé|Aïcha',
    family:
      'Aubert|Barbier|Carpentier|Delmas|Evrard|Fontaine|Guérin|Hamelin|Jacquet|Kervella|Lefèvre|Marchand|Noël|Ollivier|Perrault|Quentin|Renaud|Sabatier|Tessier|Vasseur|Weber|Benali|Da Costa',
    titles:
      'Aide-soignante|Architecte|Assistante de direction|Boulanger|Cariste|Chargée de communication|Chauffeur poids lourd|Chef de chantier|Chef de projet|Coiffeuse|Comptable|Conducteur de travaux|Conseiller clientèle|Cuisinier|Développeur web|Éducatrice spécialisée|Électricien|Enseignant|Graphiste|Infirmière|Ingénieur procédés|Juriste|Magasinier|Maçon|Menuisier|Opératrice de saisie|Pharmacien|Plombier|Responsable des achats|Responsable logistique|Secrétaire médicale|Serveuse|Technicien de maintenance|Vendeuse|Vétérinaire',
    titleForms: '#|#|#|#|# senior|#, @|# – @|# (@)|Stage : #|# en alternance|# / formatrice',
    units:
      'service des urgences|pôle numérique|région Sud-Ouest|équipe de nuit|atelier de montage|direction financière|chirurgie|grands comptes',
    employers:
      'Groupe #|# SAS|Mairie de @|Hôpital de @|Boulangerie #|# & Fils|Clinique Saint-#|Transports #|Lycée #|Société #|Université de @|CHU de @|# Conseil|Région Bretagne|Les Ateliers #|Maison #|Association Entraide|SNC #',
    about:
      'Entreprise familiale de 9 salariés|Cabinet de conseil en énergie|Fabricant de pompes industrielles|Association d’aide aux familles|Chaîne de 9 magasins',
    schools:
      'Université de @|Université #|Lycée #|IUT de @|École de commerce de @|INSA @|CFA de @|IFSI de @|École nationale supérieure de @|Institut #',
    degrees:
      'Licence|Master|Master 2|BTS|DUT|BEP|CAP|Baccalauréat|Diplôme d’ingénieur|Doctorat|Diplôme d’État|Titre professionnel|MBA',
    subjects:
      'Droit|Gestion|Informatique|Soins infirmiers|Comptabilité|Histoire|Électrotechnique|Cuisine|Logistique|Biologie|Commerce international|Génie civil|Lettres modernes',
    statements:
      'Encadrement d’une équipe de 9 personnes|Suivi du budget et des commandes|Accueil et orientation de 9 visiteurs par jour|Réduction des délais de livraison de 9 % grâce à une nouvelle organisation des tournées|Préparation des dossiers et rédaction des comptes rendus|Formation des nouveaux arrivants|Négociation avec les fournisseurs et contrôle de la qualité des matières premières à la réception|Mise en place d’un tableau de bord hebdomadaire|Soins et surveillance de 9 patients|Animation d’ateliers pour les enfants|Entretien et dépannage des machines de production|Refonte du site internet|Gestion des plannings et des congés|Participation aux réunions de chantier',
    skills:
      'Pack Office|Permis B|CACES 3|Gestion de projet|Relation client|Comptabilité|Photoshop|Soudure|SAP|Travail en équipe|Hygiène HACCP|Python|Négociation|Planification|AutoCAD|Rédaction|Gestion des stocks|Animation|Sage',
    groups: 'Informatique|Techniques|Outils|Qualités|Logiciels|Méthodes|Bureautique',
    certificates: 'SST|CACES 1-3-5|TOEIC 9|Habilitation électrique B2V|PSC1|Certification Voltaire',
    issuers: 'INRS|Croix-Rouge|ETS|AFPA|Microsoft',
    interests: 'Randonnée|Théâtre|Rugby|Cuisine|Photographie|Bénévolat|Lecture',
    languages: 'Français|Anglais|Espagnol|Arabe|Allemand|Breton',
    levels: 'langue maternelle|courant|notions|bilingue|B2|C1|intermédiaire|lu, écrit, parlé',
    towns:
      'Lyon|Nantes|Toulouse|Rennes|Lille|Bruxelles|Genève|Saint-Étienne|Quimper|Montpellier|Aix-en-Provence|Marseille (13)|Mulhouse|Liège',
    countries: 'France|Belgique|Suisse',
  },
  es: {
    given:
      'Alba|Bruno|Carmen|Diego|Elena|Fermín|Gloria|Hugo|Irene|Javier|Leire|Marcos|Noelia|Óscar|Pilar|Rocío|Sergio|Tamara|Vega|Xavier|Yolanda',
    family:
      'Aguirre|Benítez|Cordero|Domínguez|Espejo|Fuentes|Garrido|Herrero|Iglesias|Jurado|Lozano|Montoya|Navarro|Olmedo|Prieto|Quintana|Rojas|Sáez|Toledo|Urrutia|Vidal|Zamora',
    titles:
      'Abogada|Administrativa|Albañil|Analista de datos|Arquitecta|Asistente de dirección|Auxiliar de enfermería|Camarero|Carpintero|Cocinera|Comercial|Conductor|Contable|Dependienta|Desarrollador de software|Diseñadora gráfica|Educadora infantil|Electricista|Enfermera|Farmacéutico|Fontanero|Ingeniera industrial|Jefe de obra|Maestra|Mozo de almacén|Periodista|Profesora|Recepcionista|Responsable de calidad|Responsable de compras|Soldador|Técnico de mantenimiento|Teleoperadora|Trabajadora social|Vigilante de seguridad',
    titleForms: '#|#|#|# sénior|#, @|# – @|# (@)|Prácticas como #|Jefe de @',
    units:
      'urgencias|zona norte|turno de noche|grandes cuentas|planta 9|atención al cliente|obra civil|exportación',
    employers:
      'Grupo #|# S.L.|# S.A.|Ayuntamiento de @|Hospital de @|Panadería #|# e Hijos|Colegio #|Talleres #|Transportes #|Universidad de @|Clínica #|Bodegas #|Hotel #|Fundación #|#',
    about:
      'Empresa familiar con 9 empleados|Consultora de energía|Fabricante de bombas industriales|Cadena de 9 tiendas|ONG de ayuda a la infancia',
    schools:
      'Universidad de @|Universidad Politécnica de @|IES #|Instituto #|Escuela de Hostelería de @|Colegio #|Centro de Formación #|Facultad de Derecho de @',
    degrees:
      'Grado en|Licenciatura en|Máster en|Diplomatura en|Técnico Superior en|FP Grado Medio en|Doctorado en|Bachillerato de|Ingeniería en|Curso de',
    subjects:
      'Administración de Empresas|Derecho|Enfermería|Ingeniería Civil|Informática|Historia|Cocina|Educación Infantil|Biología|Electricidad|Comercio|Periodismo|Ciencias',
    statements:
      'Dirección de un equipo de 9 personas|Atención al público y gestión de reservas|Elaboración de presupuestos y seguimiento de pedidos|Reducción de costes del 9 % en un año mediante la renegociación de contratos con los proveedores|Formación de nuevos empleados|Mantenimiento preventivo de maquinaria|Control de existencias en un almacén de 9 m2|Organización de eventos para más de 9 asistentes|Redacción de informes mensuales para la dirección|Cuidado de pacientes en turnos rotativos|Implantación de un nuevo programa de facturación que evitó errores y ahorró 9 horas al mes|Clases de matemáticas a grupos de 9 alumnos|Coordinación con otros departamentos',
    skills:
      'Paquete Office|Carné B|Carretilla elevadora|Atención al cliente|Contabilidad|SAP|Trabajo en equipo|Photoshop|Soldadura|Python|Negociación|Gestión de almacén|AutoCAD|Primeros auxilios|Redacción|Planificación|ContaPlus|Ventas',
    groups: 'Informática|Técnicas|Personales|Herramientas|Otros|Programas',
    certificates:
      'Manipulador de alimentos|Carné de carretillero|PRL 60 horas|Cambridge B2 First|Scrum Master',
    issuers: 'Cruz Roja|Cambridge|Fundación Laboral|Cámara de Comercio',
    interests: 'Senderismo|Fotografía|Baloncesto|Teatro|Cocina|Voluntariado',
    languages: 'Español|Inglés|Catalán|Euskera|Francés|Portugués',
    levels: 'nativo|alto|medio|básico|B2|C1|bilingüe',
    towns:
      'Madrid|Sevilla|Bilbao|Valencia|Gijón|Granada|Ciudad de México|Bogotá|Buenos Aires|Alcalá de Henares|A Coruña|Lleida|Murcia',
    countries: 'España|México|Colombia|Argentina',
  },
  it: {
    given:
      'Alessia|Bruno|Chiara|Davide|Elisa|Fabio|Giada|Ivan|Lucia|Marco|Noemi|Ornella|Paolo|Rita|Silvia|Tommaso|Ugo|Valeria|Zaira',
    family:
      'Amato|Barone|Caruso|D’Angelo|Esposito|Fabbri|Grasso|Leone|Marchetti|Negri|Orlando|Pellegrini|Rinaldi|Sartori|Testa|Vitale|Zanetti',
    titles:
      'Addetta alle vendite|Addetto alla sicurezza|Architetto|Autista|Barista|Commessa|Contabile|Cuoco|Educatrice|Elettricista|Fisioterapista|Geometra|Grafica|Idraulico|Impiegata amministrativa|Infermiere|Ingegnere meccanico|Insegnante|Magazziniere|Medico|Muratore|Operaio specializzato|Operatrice socio-sanitaria|Programmatore|Receptionist|Responsabile acquisti|Responsabile di produzione|Segretaria|Tecnico di laboratorio|Traduttrice',
    titleForms: '#|#|#|# senior|#, @|# – @|# (@)|Tirocinio come #|Capo @',
    units:
      'pronto soccorso|area nord|turno di notte|clienti chiave|reparto verniciatura|ufficio acquisti|chirurgia',
    employers:
      '# S.r.l.|# S.p.A.|Gruppo #|Comune di @|Ospedale di @|Panificio #|Fratelli #|Studio #|Officine #|Università di @|Scuola #|Trasporti #|Hotel #|Cooperativa Arcobaleno|#',
    about:
      'Azienda familiare con 9 dipendenti|Produttore di pompe industriali|Catena di 9 negozi|Studio di consulenza energetica',
    schools:
      'Università di @|Politecnico di @|Liceo #|Istituto Tecnico #|Scuola Alberghiera di @|Accademia di @|Istituto Professionale #',
    degrees:
      'Laurea in|Laurea magistrale in|Diploma di|Dottorato in|Master in|Maturità|Qualifica di|Laurea triennale in',
    subjects:
      'Economia|Giurisprudenza|Ingegneria Meccanica|Infermieristica|Informatica|Lettere|Cucina|Ragioneria|Biologia|Scienze della Formazione',
    statements:
      'Gestione di un gruppo di 9 persone|Accoglienza dei clienti e gestione delle prenotazioni|Preparazione dei bilanci mensili e rapporti con la banca|Riduzione degli scarti del 9 % grazie a nuovi controlli di qualità lungo la linea di produzione|Formazione dei nuovi assunti|Manutenzione ordinaria e straordinaria degli impianti|Organizzazione di eventi con oltre 9 ospiti|Controllo delle scorte di magazzino|Assistenza a 9 pazienti|Stesura di relazioni per la direzione',
    skills:
      'Pacchetto Office|Patente B|Contabilità|Lavoro di squadra|SAP|AutoCAD|Photoshop|Saldatura|HACCP|Vendita|Python|Primo soccorso|Gestione del magazzino|Inglese tecnico',
    groups: 'Informatica|Tecniche|Personali|Strumenti|Altro',
    certificates: 'HACCP|Patentino del muletto|ECDL|Primo soccorso|Cambridge B2',
    issuers: 'AICA|Croce Rossa|Cambridge|Camera di Commercio',
    interests: 'Escursionismo|Calcio|Fotografia|Cucina|Volontariato',
    languages: 'Italiano|Inglese|Francese|Tedesco|Spagnolo',
    levels: 'madrelingua|buono|scolastico|B2|C1|fluente',
    towns: 'Milano|Torino|Bologna|Napoli|Verona|Lecce|Trieste|Lugano|Reggio Emilia|Pisa|Bari',
    countries: 'Italia|Svizzera',
  },
};
