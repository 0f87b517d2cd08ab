import type { AdvertLanguage } from './advert-language.ts';

export const spanish: AdvertLanguage = {
  headings: {
    preferred: ['deseable', 'valorable', 'se valora\\p{L}*', '(?:qué )?valoramos', 'requisitos (?:deseables|valorables|opcionales)', 'se aprecia', 'plus', 'conocimientos deseables', 'nice to have', 'sería (?:ideal|genial)'],
    offer: ['(?:qué |lo que )?(?:te |le )?(?:ofrecemos|ofrece)', 'se ofrece', 'beneficios', 'condiciones', 'ventajas', 'salario', 'retribución', 'nuestra oferta', 'por qué', 'qué te (?:ofrecemos|espera)', 'horario', 'jornada', 'contrato'],
    apply: ['cómo (?:aplicar|inscribirse|solicitar)', 'inscripción', 'interesad\\p{L}*', 'contacto', 'candidatura', 'inscríbete', 'solicitud', 'envía', 'proceso', 'igualdad', 'protección de datos', 'privacidad', 'diversidad', 'te interesa'],
    required: ['requisitos', '(?:tu |su |el )?perfil', '(?:qué|lo que|a quién) buscamos', 'buscamos', '(?:qué )?(?:necesitamos|necesitas|pedimos|esperamos)', 'se (?:requiere|pide|busca|necesita)', 'competencias', 'habilidades', 'conocimientos', 'formación', 'experiencia', 'imprescindible', 'qué (?:necesitas|debes)', 'aptitudes', 'titulación', 'requerimientos', 'eres'],
    duties: ['(?:tus |sus |las )?(?:principales )?(?:funciones|responsabilidades|tareas)', '(?:el |descripción del )?puesto', 'qué harás', 'tu (?:misión|día a día|rol|trabajo)', 'misión', 'descripción', 'te encargarás', 'qué vas a hacer', 'en tu día a día', '(?:el |tu )?trabajo', 'objetivo'],
    about: ['sobre (?:nosotros|la empresa)', 'quiénes somos', '(?:la|nuestra) (?:empresa|historia|compañía)', 'somos', 'conócenos', 'acerca de', 'el (?:centro|hotel|equipo)'],
  },
  sentences: {
    apply: ['cv', 'currículum', 'curriculum', 'inscri\\p{L}+', 'candidaturas?', 'interesad[oa]s', 'enviar', 'envía\\p{L}*', 'igualdad', 'discapacidad', 'sin distinción', 'protección de datos', 'entrevista', 'contacta\\p{L}*', 'diversidad', 'llama\\p{L}*', 'proceso de selección'],
    offer: ['ofrecemos', 'se ofrece', 'te ofrecemos', 'salario', 'retribución', 'sueldo', 'contrato'],
    about: ['somos', 'es una', 'desde (?:19|20)\\d\\d', 'fundada', 'empresa (?:líder|familiar|dedicada)', 'contamos con', 'dedicada a'],
    duties: ['te encargarás', 'serás responsable', 'responsable de', 'funciones', 'encargad[oa] de', 'realizarás', 'gestionarás', 'se encargará', 'tareas', 'darás'],
    required: ['imprescindible', 'obligatori[oa]', 'experiencia', 'conocimientos?', 'necesari[oa]', 'se requiere', 'se exige', 'capacidad', 'dominio', 'manejo', 'titulación', 'formación', 'carn[eé]t?', 'requisitos?', 'buscamos (?:a )?(?:una? )?(?:persona|alguien|profesional)', 'nivel', 'título', 'debes', 'tienes', 'licenciad[oa]', 'graduad[oa]'],
  },
  preferred: ['deseables?', 'valorables?', 'se valora(?:rá|rán|n)?(?: positivamente)?', 'idealmente', 'preferible(?:mente)?', 'preferentemente', 'un plus', 'recomendables?', 'se aprecia', 'apreciad[oa]', 'opcional', 'no (?:imprescindible|obligatorio|necesario)', 'ventaja', 'valoramos', 'valorad[oa]'],
  required: ['imprescindibles?', 'obligatori[oa]s?', 'necesari[oa]s?', 'requerid[oa]s?', 'indispensables?', 'se exige', 'se requiere'],
  waived: ['no (?:se |es )?(?:requiere|necesari[oa]|necesita|imprescindible|exige)\\p{L}*', 'no (?:necesita\\p{L}*|hará falta|pedimos)', 'sin experiencia', 'no hace falta', 'ningun[oa]? (?:experiencia|formación)'],
  experience: ['experiencia', 'trayectoria', 'práctica'],
  atLeast: ['al menos', 'mínim[oa]', 'mín\\.?', 'como mínimo', 'más de'],
  edges:
    'similar similares equivalente afines tienes tener tu tus su sus un una unos unas el la los las del de lo al nuestro nuestra nuestros nuestras todos todas otros otras propio ' +
    'buen buena buenos buenas excelente excelentes sólida sólidos sólido alto alta amplia amplio amplios demostrable mínima mínimo previa previo muy gran básicos básico avanzado avanzada avanzados años año nuevos nuevas ' +
    'experiencia conocimiento conocimientos dominio manejo capacidad capacidades habilidad habilidades nivel uso formación ganas interés persona con en y para por como competencias imprescindible deseable valorable necesario necesaria valorará valora se ' +
    'realizar realización gestionar apoyar apoyo participar participación colaborar elaborar elaboración asegurar garantizar mantener llevar cabo hacer seguimiento realizarás gestionarás',
  knowledge: 'experiencia conocimiento conocimientos manejo dominio capacidad',
  means: 'con en',
  and: ['y', 'e', 'más'],
  joins: 'de del la los las',
  ends: 'similar similares equivalente afines imprescindible deseable valorable necesario necesaria valorará valora se es de años año fluido avanzado básico',
  splits: 'en con para por a al que como desde hasta entre sobre según sin bajo hacia durante mediante ante cuando donde es son se será tu tus su sus nuestro nuestra nuestros nuestras tras',
  papers: ['carn[eé]t?s?(?: de (?:conducir|manipulador|carretillero|instalador)\\p{L}*)?', 'permiso de conducir', 'certificados?', 'certificación', 'certificaciones', 'licencia', 'título de', 'colegiad[oa]', 'colegiación', 'cap', 'acreditación', 'habilitación', 'tarjeta', 'adr', 'manipulador de alimentos', 'permiso', 'colegiad[oa]/[ao]', 'colegiado/a', 'certificación', 'inscripción', 'credencial', 'título'],
  benefits: ['comisiones', 'gratuit[oa]s?', 'fondo', 'ropa', 'cena', 'desayuno', 'libre', 'intensiv[oa]', 'subvencionad[oa]', 'ahorro', 'cuota', 'ordenador', 'seguros?', 'viernes', 'ayudas?', 'becas?', 'descuentos?', 'seguro', 'vacaciones', 'días', 'formación', 'teletrabajo', 'incentivos?', 'bonus', 'primas?', 'pagas?', 'tickets?', 'comida', 'manutención', 'alojamiento', 'transporte', 'plan de pensiones', 'horario flexible', 'flexib\\p{L}+', 'parking', 'gimnasio', 'coche', 'plus', 'promoción', 'estabilidad', 'ambiente', 'propinas', 'uniforme', 'retribución flexible', 'guardería', 'dietas', 'desarrollo', 'conciliación', 'pluses', 'vales?', 'prestaciones', 'comedor', 'gastos médicos'],
  numbers: { un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, diez: 10 },
}; // oxfmt-ignore
