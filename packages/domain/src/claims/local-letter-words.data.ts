const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * What a German, French or Spanish letter says of itself, of its reader and of what its writer hopes for, as
 * `letterWords` does in English: none of them tells a fact about the writer. Lower case, in the forms that letters use.
 */
export const localLetterWords = words(`
mein meine meinem meinen meiner meines unser unsere unserem unseren unserer ihnen ihr ihre ihrem ihren ihrer ihres sie euch euer eure frau herr herrn damen herren sehr geehrte geehrter liebe lieber hiermit hierzu dazu dabei außerdem zudem darüber daher deshalb gern gerne würde würden möchte möchten könnte könnten können kann wäre besonders kurz noch ob wenn woher
bewerbe bewerben bewarb beworben bewerbung initiativbewerbung stelle stellen anzeige ausgeschriebene ausgeschriebenen position aufmerksam geworden erfahren gelesen interesse interessiert interessieren anfragen anfrage frage fragen besetzen gibt
komme kommen wichtig freue freuen gefreut freude einladung gespräch kennenzulernen kennenlernen persönlich vorstellen stelle nachricht rückmeldung antwort stand hören wissen sagen erreichen unter verfügung stehe beantworte melde melden wegen schreibe schreiben brief schreibens eingang bestätigen bestätigung
dank danke danken vielen herzlichen zeit erinnerung geblieben bleibt mitbringe bringe bringt mitbringen hinweis kenntnisse erfahrung erfahrungen werdegang grund lebenslauf anlage liegt lege beigefügt anbei empfehle empfehlen empfehlung kenne
kündige kündigen kündigung arbeitsverhältnis arbeitsverhältnisses verlasse zusammenarbeit wünsche zukunft überzeugt passe team unternehmen haus aufgabe aufgaben tätigkeit arbeit arbeiten beitragen einbringen gemeinsam grüßen grüße
mes nos vos votre vôtre vous madame monsieur mesdames messieurs adresse adressé adresser candidature candidatures poste postes pourvoir pourvu offre annonce souhaite souhaiterais souhaité aimerais voudrais présenter proposer rejoindre équipe entreprise intéresse intéressé intéressée intérêt
tiens reste disposition entretien échange échanger rencontrer rencontre espère occasion bientôt parler écris écrire savoir connaître si pourriez dire où examen réponse nouvelles joindre contacter téléphone courriel volontiers questions question toute répondre réponds sujet présente part fais informe
remercie remercier remerciements merci attention accueil temps retiens ceci mémoire garde apporte apporter aussi atouts point points fort forts parcours actif noter bref quelques mots cv ci-joint joint trouverez pièce lettre accuser réception gré saurais serais
recommande recommander recommandation lien quitte quitter démission dernier jour travail sera raison motivation motive convient convaincu convaincue contribuer besoins entendu vu lu avant avez aurez quelqu'un s'il aurait moi chez venir j'ai j'espère c'est d'un d'une n'est lui cette personne également
nuestro nuestra nuestros nuestras usted ustedes les señor señora señores estimado estimada estimados presento presentar presenté candidatura postulación postulo postulé postularme postular puesto vacante vacantes oferta anuncio optar solicito solicitar quisiera gustaría quiero deseo formar parte equipo empresa interesa interesado interesada interés
quedo disposición entrevista conversación hablar conocer conocerles ojalá podamos pronto escribo escribir saber tienen prevén alguna habría punto está estado respuesta noticias teléfono correo pregunta preguntas consulta cualquier contactar relación espera
agradezco agradecería agradecer gracias recibirme atención tiempo llevo esto este ella aporto aportar también además lo siguiente experiencia trayectoria pocas palabras dato práctico logros currículum adjunto adjunta carta recepción confirmen confirmar ruego comunico baja voluntaria renuncia dimisión último día trabajo será motivo dejo
recomiendo recomendar recomendación sobre punto puntos fuerte fuertes mi mis sus convencido convencida contribuir encajo supe vi leí
`);
