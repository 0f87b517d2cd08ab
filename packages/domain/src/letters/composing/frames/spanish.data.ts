import { framesFrom, type Frame, type FrameRows } from './frame.ts';

/*
 * Spanish sentences of ours. They speak to one reader or several alike, and no word agrees with the writer. Moves with
 * "latin america" behind them are for writers there.
 */
const rows: FrameRows = {
  'subject cover': ['Candidatura al puesto de {role} | vacancy'],
  'subject cover, else': ['Candidatura: {anyRole}', 'Candidatura'],
  'subject cover latin america': ['Postulación al puesto de {role} | vacancy'],
  'subject interest': ['Candidatura espontánea al puesto de {role}'],
  'subject interest, else': ['Candidatura espontánea'],
  'subject interest latin america': ['Postulación espontánea al puesto de {role}'],
  'subject recommendation': ['Recomendación: {whom}, {sought} | recommends'],
  'subject recommendation, else': ['Recomendación: {whom} | recommends', 'Recomendación | recommends'],
  'subject thank_you': ['Nuestra conversación del {contact} | met'],
  'subject thank_you, else': ['Agradecimiento'],
  'subject follow_up': ['Mi candidatura al puesto de {role}, del {contact} | applied'],
  'subject follow_up, else': ['Mi candidatura al puesto de {role}', 'Mi candidatura'],
  'subject follow_up latin america': ['Mi postulación al puesto de {role}, del {contact} | applied'],
  'subject resignation': ['Baja voluntaria | resigns'],
  'subject resignation latin america': ['Renuncia | resigns'],
  apply: [
    'Presento mi candidatura al puesto de {role}. | vacancy | plain',
    'Quisiera optar al puesto de {role}. | vacancy | plain',
    'Me gustaría formar parte de su equipo como {role}. | vacancy | warm',
  ],
  'apply, else': ['Presento mi candidatura.'],
  'apply latin america': [
    'Quisiera postularme al puesto de {role}. | vacancy | plain',
    'Me gustaría formar parte de su equipo como {role}. | vacancy | warm',
  ],
  'apply clause': [
    'Presento mi candidatura al puesto de {role}{clause}. | vacancy | plain',
    'Me gustaría formar parte de su equipo como {role}{clause}. | vacancy | warm',
  ],
  'apply clause, else': ['Presento mi candidatura{clause}.'],
  'referred by': ['Supe de la vacante por {referrer}. | referral,vacancy'],
  'ask interest': ['Quisiera saber si tienen o prevén alguna vacante de {role}.'],
  'ask interest, else': ['Quisiera saber si habría un puesto para mí.'],
  cv: ['Adjunto mi currículum. | cv'],
  'close cover': [
    'Quedo a su disposición para una entrevista. | | plain',
    'Ojalá podamos hablar pronto. | | warm',
  ],
  'close interest': ['Quedo a la espera de su respuesta.'],
  thanks: [
    'Agradezco la conversación del {contact}. | met | plain',
    'Gracias por recibirme el {contact}. | met | warm',
  ],
  'thanks, else': ['Le escribo para darle las gracias.'],
  'close thanks': ['Quedo a su disposición para cualquier pregunta.'],
  followed: ['El {contact} presenté mi candidatura al puesto de {role}. | applied,vacancy'],
  'followed, else': [
    'El {contact} presenté mi candidatura. | applied',
    'Escribo en relación con mi candidatura al puesto de {role}. | vacancy',
    'Escribo en relación con mi candidatura.',
  ],
  'followed latin america': ['El {contact} me postulé al puesto de {role}. | applied,vacancy'],
  'ask news': ['Agradecería saber en qué punto está mi candidatura.'],
  'ask news latin america': ['Agradecería saber en qué punto está mi postulación.'],
  'close follow': ['Mi teléfono es {phone} y mi correo, {email}.'],
  'close follow, else': ['Mi correo es {email}.'],
  resign: ['Por la presente comunico mi baja voluntaria en el puesto de {role}. | resigns,own post'],
  'resign, else': ['Por la presente comunico mi baja voluntaria. | resigns'],
  'resign latin america': ['Por la presente presento mi renuncia al puesto de {role}. | resigns,own post'],
  'last day': ['Mi último día de trabajo será el {lastDay}. | resigns,last day'],
  'leave clause': ['Dejo el puesto{clause}. | resigns'],
  recommend: ['Escribo para recomendar a {whom}. | recommends'],
  'close recommend': ['Para cualquier pregunta, mi teléfono es {phone} y mi correo, {email}. | recommends'],
  'close recommend, else': ['Para cualquier pregunta, mi correo es {email}. | recommends'],
};

/** The Spanish frames. */
export const spanishFrames: readonly Frame[] = framesFrom(rows);
