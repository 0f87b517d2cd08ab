/** Labels before the facts of an entry or above the columns of a table of entries, lower case. Our own lists. */
export const employerLabels =
  'company|company name|employer|organi[sz]ation|organi[sz]ation name|name of employer|firm|arbeitgeber|firma|unternehmen|entreprise|employeur|société|empresa|empleador|compañía|empregador|azienda|datore di lavoro|società|werkgever|bedrijf|организация|компания|работодатель|место работы|公司|公司名称|工作单位|单位|会社名|勤務先|الشركة|جهة العمل|اسم الشركة|חברה|מעסיק|מקום עבודה';
export const titleLabels =
  'position|position held|position title|job title|title|role|designation|post|posten|stelle|funktion|tätigkeit als|poste|fonction|intitulé du poste|cargo|puesto|función|função|ruolo|mansione|posizione|qualifica|functie|functietitel|rol|должность|позиция|职位|岗位|职务|役職|職種|المسمى الوظيفي|الوظيفة|المنصب|תפקיד';
export const durationLabels =
  'duration|period|dates?|from|to|year|years|year of passing|passing year|tenure|zeitraum|dauer|jahr|période|dates?|durée|année|periodo|período|fechas?|duración|año|ano|anno|periode|jaar|период|годы|год|时间|起止时间|年份|期間|الفترة|المدة|السنة|תקופה|שנים|שנה';
export const degreeLabels =
  'degree|qualification|qualifications|course|examination|exam|program|programme|field of study|abschluss|studiengang|diplôme|formation|intitulé|título|titulación|grado|curso|titolo|titolo di studio|corso|diploma|opleiding|graad|степень|специальность|квалификация|学历|学位|专业|学位・専攻|المؤهل|الدرجة|التخصص|תואר';
export const schoolLabels =
  'institute|institution|institution name|school|school/college|college|university|board|board/university|university/board|name of institution|einrichtung|schule|hochschule|universität|établissement|école|université|centro|institución|universidad|instituição|escola|istituto|università|ente|instelling|school|учебное заведение|вуз|университет|学校|院校|毕业院校|学校名|الجامعة|المؤسسة|המוסד|מוסד|מוסד לימודים';
export const placeLabels =
  'city|town|location|place|country|state|city/country|ort|stadt|land|standort|ville|lieu|pays|localisation|ciudad|localidad|lugar|país|cidade|localidade|local|città|luogo|paese|sede|plaats|stad|locatie|город|место|страна|地点|工作地点|城市|所在地|勤務地|المدينة|الموقع|البلد|עיר|מיקום';
/** Further headings of columns, which say nothing of an entry's main facts. */
export const otherColumns =
  'marks|percentage|%|cgpa|gpa|grade|grades|percentage/cgpa|cgpa/percentage|score|result|class|division|responsibilities|description|details|s\\.? ?no\\.?|sr\\.? ?no\\.?|no\\.?|#|subject|subjects|specialization|note|mention|nota|voto|aufgaben|tätigkeit|beschreibung|тема|оценка|成绩|المعدل|التقدير';
