/** What is asked beside a CV about dates, placeholders and schools, in the languages that a form is most filled in. */
export const questionWords = {
  en: {
    placeholder: 'You left this open, so it is not on the CV. What should it say? Type it in the form.',
    when: 'When was this? Give the years in the form, such as 2019 – 2022.',
    order: 'It ends before it begins. Correct the dates in the form.',
    future: 'This date is still to come. Correct it in the form.',
    open: 'Are you still here? Add “present”, or when it ended, in the form.',
    school: 'Which school or provider was this? It is not on the CV without one. Add it in the form.',
  },
  de: {
    placeholder: 'Das sieht nach einem Platzhalter aus. Ersetzen Sie ihn im Formular durch eigene Worte.',
    when: 'Wann war das? Geben Sie im Formular die Jahre an, etwa 2019 – 2022.',
    order: 'Das Ende liegt vor dem Anfang. Berichtigen Sie die Daten im Formular.',
    future: 'Dieses Datum liegt in der Zukunft. Berichtigen Sie es im Formular.',
    open: 'Sind Sie noch dort? Ergänzen Sie im Formular „heute“ oder das Ende.',
    school:
      'An welcher Schule oder bei wem war das? Ohne diese Angabe steht es nicht im Lebenslauf. Ergänzen Sie sie im Formular.',
  },
  fr: {
    placeholder:
      'Cela ressemble à un texte à compléter. Remplacez-le par vos propres mots dans le formulaire.',
    when: 'Quand était-ce ? Indiquez les années dans le formulaire, par exemple 2019 – 2022.',
    order: 'La fin précède le début. Corrigez les dates dans le formulaire.',
    future: 'Cette date est à venir. Corrigez-la dans le formulaire.',
    open: 'Y êtes-vous encore ? Ajoutez « aujourd’hui » ou la date de fin dans le formulaire.',
    school:
      'Dans quel établissement ? Sans lui, cette ligne ne figure pas sur le CV. Ajoutez-le dans le formulaire.',
  },
  es: {
    placeholder: 'Esto parece un texto de relleno. Sustitúyalo por sus propias palabras en el formulario.',
    when: '¿Cuándo fue? Indique los años en el formulario, por ejemplo 2019 – 2022.',
    order: 'Termina antes de empezar. Corrija las fechas en el formulario.',
    future: 'Esta fecha aún no ha llegado. Corríjala en el formulario.',
    open: '¿Sigue ahí? Añada «actualidad» o cuándo terminó en el formulario.',
    school: '¿En qué centro fue? Sin él, esta línea no aparece en el CV. Añádalo en el formulario.',
  },
} as const;

export type QuestionLanguage = keyof typeof questionWords;
export type QuestionWords = (typeof questionWords)[QuestionLanguage];
