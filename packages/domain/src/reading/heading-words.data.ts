/** What a section of a CV is about. `other` stands for a heading whose words are not known. */
export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'languages'
  | 'certifications'
  | 'contact'
  | 'personal'
  | 'links'
  | 'publications'
  | 'awards'
  | 'volunteering'
  | 'interests'
  | 'references'
  | 'courses'
  | 'title'
  | 'other';

/**
 * What people write above each section, lower case, without punctuation, parted by bars: English, German, French,
 * Spanish, Portuguese, Italian, Dutch, Russian, Chinese. Our own list.
 */
export const headingWords: Record<Exclude<SectionKind, 'other'>, string> = {
  summary: `summary|professional summary|profile|my profile|about|about me|objective|career objective|professional profile|personal statement
    |executive summary|career summary|personal profile|profile summary|summary of qualifications|qualifications summary|career profile|overview
    |professional overview|introduction|who am i|who i am|bio|biography|statement|professional statement|professional objective|career overview
    |job objective|highlights|career highlights|mission|short bio|personal summary|objective statement|profile statement|in brief|at a glance|key achievements summary
    |profil|kurzprofil|über mich|zusammenfassung|persönliches profil|berufliches profil|beruflicher kurzüberblick|zur person|berufsziel|ziel|karriereziel|qualifikationsprofil
    |profil professionnel|à propos|à propos de moi|a propos|résumé|objectif|objectif professionnel|présentation|synthèse|mon profil|en bref|qui suis-je|profil personnel
    |perfil|perfil profesional|resumen|resumen profesional|sobre mí|sobre mi|objetivo|objetivo profesional|acerca de mí|acerca de mi|extracto|perfil personal|presentación
    |perfil profissional|resumo|resumo profissional|sobre mim|objetivo profissional|sobre|apresentação|sumário|síntese|resumo de qualificações
    |profilo|profilo professionale|chi sono|su di me|sommario|obiettivo|obiettivi|obiettivo professionale|sintesi|riepilogo|profilo personale|presentazione
    |profiel|over mij|samenvatting|persoonlijk profiel|professioneel profiel|introductie|doel|doelstelling|profielschets|persoonlijke samenvatting|wie ben ik
    |о себе|обо мне|профиль|цель|краткая информация|резюме профиля|сводка|дополнительная информация о себе|ключевая информация
    |个人简介|自我评价|个人总结|简介|个人概述|关于我|求职意向|职业目标|职业概述|个人评价|自我介绍|职业概要|概述|个人优势
    |職務要約|自己pr|自己紹介|プロフィール|要約|志望動機|概要`,
  experience: `experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience
    |job experience|career|positions|positions held|professional background|professional history|employment experience|work|jobs|industry experience
    |selected experience|related experience|other experience|additional experience|academic experience|teaching experience|research experience|clinical experience
    |leadership experience|internships|internship|internship experience|internships and work experience|experience and leadership|appointments|academic appointments|professional appointments
    |academic positions|management experience|technical experience|previous experience|experience summary|professional work experience|freelance experience|consulting experience|work and experience|my experience|current position|previous positions|research positions|faculty positions|practical experience|career experience|military experience|military service|research and teaching experience|early career|earlier career|earlier experience|selected professional experience|engineering experience
    |berufserfahrung|berufserfahrungen|beruflicher werdegang|werdegang|berufliche erfahrung|berufliche erfahrungen|arbeitserfahrung|praktische erfahrung|praktische erfahrungen|praktika|praktikum|berufspraxis|beruflicher hintergrund|berufliche laufbahn|tätigkeiten|berufliche tätigkeiten|praxiserfahrung|beschäftigungen|berufliche stationen|stationen|beruf|anstellungen|nebentätigkeiten|berufstätigkeit
    |expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|parcours|emplois|stages|stage|stages et expériences|carrière|expériences de travail|expérience de travail|postes occupés|activités professionnelles
    |experiencia|experiencia laboral|experiencia profesional|historial laboral|trayectoria profesional|trayectoria|empleo|experiencias|experiencias laborales|prácticas|trayectoria laboral|historia laboral|experiencia de trabajo
    |experiência|experiência profissional|experiências|experiências profissionais|histórico profissional|percurso profissional|trajetória profissional|emprego|experiência de trabalho|estágios|carreira|atividade profissional
    |esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|carriera|percorso professionale|occupazione|impiego|tirocini|esperienza di lavoro|storia lavorativa|attività professionale
    |werkervaring|ervaring|ervaringen|professionele ervaring|loopbaan|werk|arbeidsverleden|relevante werkervaring|stages|carrière|arbeidservaring|beroepservaring|loopbaanoverzicht
    |опыт работы|опыт|профессиональный опыт|трудовой опыт|карьера|трудовая деятельность|места работы|работа
    |工作经历|工作经验|职业经历|实习经历|职业经验|经历|任职经历|工作履历|工作|实践经历|工作与实习经历|实习经验
    |職務経歴|職歴|業務経歴|職務内容|経歴|アルバイト経験|インターンシップ`,
  education: `education|qualifications|academic background|academic qualifications|education and training|academic history|educational background|education background
    |educational qualifications|academics|academic education|studies|schooling|training|education and qualifications|academic credentials|educational history|degrees|academic training|academic record|education history|formal education|university education|education and certifications|education and certification|education certifications|education and credentials|academic profile
    |ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|ausbildung und studium|schulische ausbildung|bildungsgang|akademische ausbildung|aus und weiterbildung|aus- und weiterbildung|ausbildungen|schule|hochschulbildung|studium und ausbildung|schule und ausbildung|schul und berufsausbildung|schul- und berufsausbildung|berufsausbildung|hochschulstudium|schulischer werdegang|universitäre ausbildung|schulausbildung|akademischer hintergrund|allgemeinbildung|bildung und ausbildung
    |formation|formations|éducation|études|diplômes|parcours académique|formation académique|parcours scolaire|cursus|cursus scolaire|cursus universitaire|diplômes et formations|formation et diplômes|scolarité|formation initiale|études et formation|formation universitaire|études et diplômes|éducation et formation|formations et diplômes|diplôme
    |educación|formación|formación académica|estudios|educación y formación|antecedentes académicos|formación profesional|titulación|titulaciones|estudios académicos|datos académicos|formación y educación|preparación académica|historial académico|estudios realizados|formación reglada
    |educação|formação|formação acadêmica|formação académica|escolaridade|educação e formação|estudos|habilitações|habilitações literárias|percurso académico|formação escolar|habilitações académicas|histórico acadêmico|formação profissional|percurso acadêmico
    |istruzione|formazione|istruzione e formazione|studi|educazione|titoli di studio|formazione accademica|percorso formativo|percorso di studi|titolo di studio|formazione e istruzione|formazione scolastica|percorso accademico|carriera universitaria
    |opleiding|opleidingen|onderwijs|studie|scholing|opleiding en training|opleidingen en cursussen|studies|educatie|vooropleiding|onderwijs en opleiding|genoten opleidingen
    |образование|высшее образование|обучение|учеба|образование и квалификация
    |教育背景|教育经历|学历|教育|学习经历|教育程度|学术背景|学历背景|教育与培训
    |学歴|教育|学歴・職歴`,
  skills: `skills|key skills|core skills|technical skills|competencies|core competencies|skills and competencies|technical competencies|expertise|areas of expertise
    |professional skills|skill set|skillset|skills summary|technologies|tools|tools and technologies|technical proficiencies|technical expertise|strengths|key strengths|core strengths|soft skills|hard skills|skills and abilities|skills and tools|skills and expertise|computer skills|it skills|digital skills|abilities|proficiencies|key competencies|programming skills|technical knowledge|skills and technologies|other skills|additional skills|software|software skills|programming languages|tech stack|technology stack|technical summary|technical profile|specialties|specialities|knowledge|relevant skills|job related skills|core expertise|capabilities|technical toolbox|toolbox|skills highlights|skill highlights|personal skills|skills and interests|skills interests|skills and qualifications|my skills|technical strengths|technical background|area of expertise|transferable skills|organisational skills|organizational skills|communication skills|professional competencies|laboratory skills|lab skills|computer proficiency|methods|programming|languages and technologies|skills and languages|key expertise|coding skills|qualities
    |kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|edv-kenntnisse|edv kenntnisse|it-kenntnisse|it kenntnisse|stärken|besondere kenntnisse|technische kenntnisse|qualifikationen|fachliche kompetenzen|technische fähigkeiten|soziale kompetenzen|persönliche stärken|weitere kenntnisse|weitere qualifikationen|programmierkenntnisse|schlüsselqualifikationen|zusatzqualifikationen|computerkenntnisse|persönliche fähigkeiten|kernkompetenzen|softwarekenntnisse|sonstige kenntnisse|fachkompetenzen|expertise|technologien|kenntnisse und kompetenzen|digitale kompetenzen|technische skills|fachkenntnisse und fähigkeiten
    |compétences|compétences techniques|compétences clés|savoir-faire|compétences informatiques|informatique|aptitudes|atouts|compétences professionnelles|connaissances|savoir-être|qualités|domaines de compétences|compétences et qualités|outils|logiciels|compétences personnelles|domaines d'expertise|technologies|compétences numériques|compétences transversales|compétences principales|langages
    |habilidades|competencias|aptitudes|conocimientos|habilidades técnicas|competencias clave|habilidades y competencias|conocimientos informáticos|informática|conocimientos técnicos|competencias técnicas|capacidades|destrezas|herramientas|competencias profesionales|habilidades profesionales|áreas de experiencia|competencias digitales|habilidades clave|tecnologías|habilidades personales|aptitudes y conocimientos|habilidades sociales|software
    |competências|habilidades|aptidões|conhecimentos|competências técnicas|habilidades técnicas|conhecimentos técnicos|habilidades e competências|competências e habilidades|informática|competências pessoais|competências digitais|competências profissionais|principais competências|ferramentas|tecnologias|qualificações|conhecimentos de informática
    |competenze|abilità|capacità|competenze tecniche|capacità e competenze|conoscenze|competenze professionali|competenze informatiche|conoscenze informatiche|capacità e competenze tecniche|competenze personali|competenze digitali|competenze chiave|abilità e competenze|punti di forza|strumenti|tecnologie|competenze trasversali|competenze organizzative|principali competenze
    |vaardigheden|competenties|kennis|computervaardigheden|kennis en vaardigheden|technische vaardigheden|it-vaardigheden|kerncompetenties|sterke punten|kwaliteiten|eigenschappen|vaardigheden en competenties|software|expertise|professionele vaardigheden|digitale vaardigheden|deskundigheid|kernkwaliteiten|persoonlijke vaardigheden|specialisaties|kennisgebieden
    |навыки|ключевые навыки|профессиональные навыки|технические навыки|умения|компетенции|знания и навыки|технологии|личные качества|навыки и умения|умения и навыки|профессиональные качества|компьютерные навыки|инструменты|ключевые компетенции
    |技能|专业技能|技能特长|个人技能|技术技能|职业技能|核心技能|技能清单|专长|技能证书|核心能力|技术能力|主要技能|能力|技能与特长|专业能力|计算机技能
    |スキル|活かせる経験・知識|活かせる経験|技術スキル|テクニカルスキル|得意分野|保有スキル|活かせる経験・知識・技術`,
  projects: `projects|key projects|personal projects|selected projects|academic projects|side projects|project experience|notable projects|open source|open source projects|portfolio|research projects|software projects|professional projects|own projects|featured projects|course projects|independent projects|open source contributions|project highlights|recent projects|university projects|relevant projects|selected works|works|team projects|school projects|projects and research|research and projects
    |projekte|eigene projekte|ausgewählte projekte|projekterfahrung|projekterfahrungen|private projekte|persönliche projekte|projektliste|projektübersicht
    |projets|projets personnels|projets académiques|réalisations|projets réalisés|projets universitaires|projets professionnels
    |proyectos|proyectos personales|proyectos destacados|proyectos académicos
    |projetos|projetos pessoais|projetos acadêmicos|projectos|principais projetos
    |progetti|progetti personali|progetti accademici|progetti principali|progetti rilevanti
    |projecten|persoonlijke projecten|eigen projecten|projectervaring
    |проекты|личные проекты|проектный опыт|ключевые проекты
    |项目经历|项目经验|项目|个人项目|主要项目|科研项目|项目介绍|科研经历|开源项目
    |プロジェクト|主なプロジェクト|プロジェクト経歴|開発実績|制作実績`,
  languages: `languages|language skills|language|language proficiency|foreign languages|linguistic skills|languages spoken|spoken languages|language competencies|language knowledge|language abilities
    |sprachen|sprachkenntnisse|fremdsprachen|sprachliche kenntnisse|sprache
    |langues|langue|compétences linguistiques|langues étrangères|langues parlées|connaissances linguistiques
    |idiomas|idioma|competencias lingüísticas|conocimiento de idiomas|lenguas|lenguajes
    |línguas|competências linguísticas|língua|competências linguísticas
    |lingue|lingua|competenze linguistiche|lingue straniere|conoscenze linguistiche|lingue conosciute|conoscenza delle lingue
    |talen|taal|talenkennis|taalvaardigheden|taalvaardigheid
    |языки|знание языков|владение языками|иностранные языки|языковые навыки
    |语言能力|语言|语言技能|外语能力|外语水平|语言水平
    |語学|語学力|言語|語学スキル`,
  certifications: `certifications|certificates|licenses|licences|certifications and licenses|licenses and certifications|professional certifications|certification|certificate|credentials|accreditations|professional qualifications|licensure|professional licenses|licensure and certifications|certifications and training|certifications and licences|licences and certifications|certifications and courses|certificates and licenses|courses and certifications|training and certifications|registrations|board certification|board certifications|certifications and awards|professional credentials|qualifications and certifications|certifications and skills
    |zertifikate|zertifizierungen|zertifikate und weiterbildungen|bescheinigungen|zertifikate und lizenzen|lizenzen|weiterbildung und zertifikate|weiterbildungen und zertifikate|fortbildungen und zertifikate|zertifizierung|zertifikate und kurse
    |certificats|certificat|certifications et licences|licences|habilitations|permis et certifications|formations et certifications|certifications et formations|certifications professionnelles
    |certificaciones|certificados|licencias|licencias y certificaciones|cursos y certificaciones|certificaciones y cursos|acreditaciones|certificación|certificaciones y licencias
    |certificações|licenças|certificações e licenças|certificação|cursos e certificações|licenças e certificados|certificações e cursos|licenças e certificações
    |certificazioni|certificati|attestati|certificazione|licenze e certificazioni|corsi e certificazioni|certificazioni e corsi|attestati e certificazioni|patenti e certificazioni|certificazioni e licenze
    |certificaten|certificeringen|licenties en certificaten|certificaten en licenties|certificering|cursussen en certificaten|certificaten en cursussen
    |сертификаты|сертификация|лицензии и сертификаты|сертификаты и курсы|сертификаты и лицензии|курсы и сертификаты
    |证书|资格证书|认证|荣誉证书|职业资格|专业认证|证书与资质|资质证书|获得证书|执业资格|资格认证
    |資格|免許・資格|資格・免許|保有資格|取得資格`,
  contact: `contact|contact me|contact information|contact details|contacts|get in touch|reach me|address|contact info|find me|how to reach me|find me online
    |kontakt|kontaktdaten|anschrift|adresse|kontaktinformationen|kontaktinformation
    |coordonnées|me contacter|contactez-moi|contact et coordonnées
    |contacto|datos de contacto|información de contacto|dirección
    |contato|contacto|contatos|contactos|dados de contato|informações de contato|informação de contato|endereço
    |contatti|contatto|recapiti|informazioni di contatto|dati di contatto
    |contactgegevens|contactinformatie|gegevens
    |контакты|контактная информация|контактные данные|контакт
    |联系方式|联系信息|联系|联系我
    |連絡先|お問い合わせ`,
  personal: `personal information|personal details|personal info|personal data|details|personal|information|general information|basic information|personal particulars|biographical information|additional information|other information|other|miscellaneous|misc|additional details|work authorization|additional|more|additional info|nationality|driving licence|driving license|driver's license
    |persönliche daten|persönliche angaben|persönliches|personalien|angaben zur person|sonstiges|weiteres|weitere angaben|daten zur person|zusätzliche informationen|weitere informationen|führerschein|verschiedenes|allgemeine informationen|persönliche informationen|mobilität
    |informations personnelles|données personnelles|état civil|informations|divers|informations complémentaires|autres informations|autres|renseignements personnels|infos personnelles|détails personnels|permis de conduire|informations supplémentaires
    |datos personales|información personal|otros datos|información adicional|otros datos de interés|otros|datos|detalles personales|información complementaria|más información|datos de interés|permiso de conducir
    |dados pessoais|informações pessoais|informação pessoal|informações adicionais|outras informações|outros|informações complementares|informação adicional|carta de condução
    |dati personali|informazioni personali|altre informazioni|ulteriori informazioni|dati anagrafici|altro|informazioni aggiuntive|patente|patente di guida|informazioni|anagrafica|dettagli personali
    |persoonlijke gegevens|personalia|persoonlijke informatie|overig|overige|overige informatie|aanvullende informatie|extra informatie|rijbewijs|diversen|overige gegevens|persoonlijk
    |личная информация|личные данные|персональные данные|дополнительная информация|дополнительно|дополнительные сведения|прочее
    |个人信息|基本信息|个人资料|基本资料|其他信息|其他|附加信息
    |基本情報|個人情報`,
  links: `links|online|social|social media|profiles|social profiles|websites|social networks|online profiles|web|social links|web presence|on the web|online presence|network|networks|webseiten|soziale netzwerke|réseaux sociaux|liens|redes sociales|enlaces|redes sociais|redes|ligações|siti web|collegamenti|sociale media|ссылки|социальные сети|链接|社交`,
  publications: `publications|selected publications|papers|research|research interests|patents|journal articles|articles|conference papers|publications and presentations|presentations|talks|conferences|books|invited talks|conference presentations|peer reviewed publications|peer-reviewed publications|refereed publications|journal publications|publications and patents|patents and publications|research publications|scholarly publications|working papers|grants|funding|grants and funding|thesis|dissertation|invited presentations|book chapters|preprints|posters|speaking|public speaking|talks and presentations|scholarship|works in progress|research grants|seminars|research summary|current research|research statement|areas of specialization|areas of competence|press|conference proceedings|published works|academic publications|technical reports|workshops|publications and talks
    |publikationen|veröffentlichungen|vorträge|patente|publikationen und vorträge|ausgewählte publikationen|forschung|forschungsinteressen|konferenzen|publikationsliste
    |brevets|articles|communications|publications et communications|conférences|recherche|publications scientifiques
    |publicaciones|patentes|ponencias|artículos|publicaciones y ponencias|investigación|congresos|conferencias
    |publicações|artigos|palestras|pesquisa|conferências|publicações e artigos
    |pubblicazioni|brevetti|conferenze|convegni|ricerca|articoli|pubblicazioni scientifiche
    |publicaties|octrooien|presentaties|lezingen|onderzoek
    |публикации|патенты|научные публикации|конференции|научная деятельность
    |论文|发表论文|出版物|专利|学术论文|科研成果|学术成果|发表|论文发表|著作
    |論文|著作|研究業績|発表論文|学会発表`,
  awards: `awards|honors|honours|awards and honors|honors and awards|achievements|awards and achievements|scholarships|accomplishments|recognition|awards and recognition|key achievements|honours and awards|awards and honours|fellowships|prizes|scholarships and awards|awards and scholarships|distinctions|academic achievements|professional achievements|achievements and awards|honors and achievements|academic honors|awards and distinctions|honors awards|fellowships and awards|grants and awards|awards and grants|honors and fellowships|awards and fellowships|key accomplishments|selected achievements|major achievements|competitions
    |auszeichnungen|preise|erfolge|ehrungen|stipendien|auszeichnungen und stipendien|stipendien und auszeichnungen|preise und auszeichnungen|auszeichnungen und preise|stipendien und preise
    |prix|distinctions|récompenses|prix et distinctions|bourses|distinctions et prix|prix et récompenses|bourses et prix|honneurs et récompenses|succès
    |premios|logros|reconocimientos|becas|premios y reconocimientos|honores|honores y premios|logros destacados|premios y becas|méritos
    |prêmios|prémios|conquistas|reconhecimentos|prêmios e reconhecimentos|bolsas|distinções|honras e prêmios|prêmios e conquistas|realizações
    |premi|riconoscimenti|premi e riconoscimenti|borse di studio|onorificenze|risultati|onorificenze e premi|successi
    |prijzen|onderscheidingen|beurzen|prestaties|prijzen en onderscheidingen|prijzen en beurzen
    |награды|достижения|награды и достижения|премии|стипендии
    |获奖情况|荣誉|奖项|获奖经历|荣誉奖项|奖励|荣誉与奖项|荣誉奖励|所获奖项|获奖|奖学金|获奖与荣誉
    |受賞歴|表彰|受賞|表彰歴`,
  volunteering: `volunteering|volunteer experience|volunteer|volunteer work|community service|extracurricular activities|activities|leadership|leadership and activities|community involvement|volunteering experience|memberships|professional memberships|affiliations|professional affiliations|service|involvement|leadership and service|activities and leadership|extracurriculars|extra-curricular activities|extra curricular activities|community|campus involvement|academic service|professional service|university service|service and leadership|outreach|organizations|professional activities|professional development activities|voluntary work|associations|professional associations|community engagement|civic engagement|membership|leadership and involvement|extracurricular|causes|student activities|leadership activities|reviewing|editorial activities|mentoring|supervision|teaching|lehre|social activities|voluntary experience
    |ehrenamt|ehrenamtliches engagement|engagement|ehrenamtliche tätigkeiten|ehrenamtliche tätigkeit|mitgliedschaften|soziales engagement|freiwilligenarbeit|außerberufliches engagement|gesellschaftliches engagement|ehrenämter|vereine|aktivitäten|außeruniversitäres engagement
    |bénévolat|engagement associatif|vie associative|activités|activités extra-professionnelles|engagements|associations|activités bénévoles|expérience bénévole|activités associatives|activités extrascolaires|volontariat|affiliations|expériences associatives
    |voluntariado|actividades|experiencia de voluntariado|trabajo voluntario|asociaciones|actividades extracurriculares|afiliaciones|membresías|experiencia voluntaria
    |voluntariado|trabalho voluntário|atividades|atividades extracurriculares|experiência voluntária|afiliações|associações|ações voluntárias
    |volontariato|attività|attività di volontariato|esperienze di volontariato|associazioni|attività extracurriculari|esperienza di volontariato|affiliazioni
    |vrijwilligerswerk|nevenactiviteiten|lidmaatschappen|activiteiten|extracurriculaire activiteiten|bestuurservaring|maatschappelijke activiteiten|nevenfuncties
    |волонтерство|волонтёрство|общественная деятельность|волонтерский опыт|волонтерская деятельность|членство|волонтёрский опыт
    |志愿者经历|社会实践|志愿服务|校园经历|社团经历|志愿活动|社会活动|学生工作|校园活动|志愿经历|社团活动|在校经历|校内经历|志愿者经验
    |ボランティア|ボランティア活動|社会活動|課外活動`,
  interests: `interests|hobbies|hobbies and interests|interests and hobbies|personal interests|activities and interests|interests and activities|passions|outside of work|hobby|pastimes|leisure|free time|favorites|outside interests|my interests|spare time
    |interessen|hobbys|hobbies|interessen und hobbys|hobbys und interessen|freizeit|freizeitaktivitäten|persönliche interessen|hobbies und interessen|interessen und hobbies|freizeitinteressen
    |centres d'intérêt|centres d’intérêt|loisirs|intérêts|centre d'intérêt|passions|centre d’intérêt|hobbies et intérêts|loisirs et centres d'intérêt|centres d'intérêts|activités et loisirs|intérêts personnels
    |intereses|aficiones|pasatiempos|hobbies|intereses personales|aficiones e intereses|intereses y aficiones|ocio
    |interesses|passatempos|hobbies|interesses pessoais|hobbies e interesses|lazer
    |interessi|hobby|passioni|interessi personali|hobby e interessi|interessi e hobby|tempo libero
    |interesses|hobby's|hobby’s|interesses en hobby's|vrije tijd|hobby's en interesses|hobbys en interesses
    |интересы|хобби|увлечения|хобби и интересы|интересы и хобби
    |兴趣爱好|爱好|兴趣|个人兴趣|兴趣与爱好|业余爱好
    |趣味|趣味・特技|特技`,
  references: `references|referees|recommendations|testimonials|professional references|reference|referenzen|empfehlungen|références|références professionnelles|recommandations|referencias|recomendaciones|referências|recomendações|referenze|raccomandazioni|referenties|рекомендации|рекомендатели|推荐人|证明人|推荐信|参考人
    |推薦者`,
  courses: `courses|coursework|relevant coursework|training and courses|professional development|continuing education|workshops|seminars|additional training|trainings|professional training|relevant courses|online courses|courses and training|further education|courses and workshops|trainings and certifications|workshops and training|additional education|training courses|further training
    |weiterbildung|weiterbildungen|fortbildung|fortbildungen|kurse|seminare|lehrgänge|fort- und weiterbildung|fort und weiterbildung|schulungen|kurse und weiterbildungen|kurse und seminare|weiterbildung und kurse|berufliche weiterbildung|seminare und weiterbildungen
    |formations complémentaires|formation continue|cours|formation complémentaire|séminaires|stages et formations|formation professionnelle
    |cursos|formación complementaria|cursos y seminarios|formación continua|cursos realizados|cursos y talleres|otros cursos|seminarios
    |formação complementar|cursos complementares|cursos e treinamentos|cursos livres|formação contínua|treinamentos|cursos extracurriculares
    |corsi|corsi di formazione|formazione continua|corsi e seminari|aggiornamento professionale|seminari|formazione professionale|corsi di aggiornamento
    |cursussen|trainingen|bijscholing|cursussen en trainingen|nascholing|trainingen en cursussen|aanvullende opleidingen
    |курсы|повышение квалификации|курсы и тренинги|дополнительное образование|тренинги|повышение квалификации курсы|курсы повышения квалификации|профессиональная переподготовка
    |培训经历|培训|课程|主修课程|相关课程|专业课程|培训经验
    |研修|研修歴|受講歴`,
  title: `curriculum vitae|cv|resume|résumé|lebenslauf|curriculum|hoja de vida|currículum|currículo|curriculo|currículum vítae|currículum vitae|резюме|个人简历|简历|tabellarischer lebenslauf|curriculum vitæ|my resume|my cv|europass|europass curriculum vitae|europass cv|europass lebenslauf|vitae|bewerbung|curriculum vitae et studiorum|personal resume|academic cv|academic curriculum vitae|professional resume|formato europeo per il curriculum vitae
    |履歴書|職務経歴書`,
};

/** Beginnings of words that headings of each kind have. */
export const headingStems: Readonly<Record<string, RegExp>> = {
  experience:
    /experien|expérien|experiên|esperien|erfahrung|ervaring|employ|beruf|career|werdegang|empleo|emploi|опыт|经历|经验|خبر|ניסיון|תעסוק/iu,
  education:
    /educa|formation|formaci|formação|formazion|istruz|ausbild|studi|opleid|éducat|образов|教育|academic|تعليم|مؤهلات|השכלה|לימוד/iu,
  skills: /skill|compet|kenntnis|fähigk|habilid|vaardigh|compéten|навык|技能|technolog|مهارات|כישור|מיומנו/iu,
  languages: /language|sprach|langue|idioma|língua|lingue|talen|язык|语言|لغات|שפות/iu,
  certifications: /certif|zertif|licen[sc]e|сертиф|证书|شهادات|הסמכ|תעוד/iu,
  projects: /proje[ck]t|proyecto|projeto|progett|проект|项目|مشاريع|פרויקט/iu,
  summary: /summary|profil|about|über mich|sobre|профил|简介|نبذة|תקציר|אודות/iu,
  contact: /contact|kontakt|contatt|coordonn|détails|details|联系|контакт|اتصال|קשר/iu,
};
