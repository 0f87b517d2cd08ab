import { framesFrom, type Frame, type FrameRows } from './frame.ts';

/*
 * German sentences of ours. A slot stands where nothing agrees with it: a title behind "als" without an article, words
 * of the person's behind a colon. Each begins with a word that is small inside a sentence.
 */
const rows: FrameRows = {
  'subject cover': ['Bewerbung als {role} | vacancy'],
  'subject cover, else': ['Bewerbung: {anyRole}', 'Bewerbung'],
  'subject interest': ['Initiativbewerbung als {role}'],
  'subject interest, else': ['Initiativbewerbung: {anyRole}', 'Initiativbewerbung'],
  'subject recommendation': ['Empfehlung für {whom} – {sought} | recommends'],
  'subject recommendation, else': ['Empfehlung für {whom} | recommends', 'Empfehlung | recommends'],
  'subject thank_you': ['Unser Gespräch vom {contact} | met'],
  'subject thank_you, else': ['Vielen Dank'],
  'subject follow_up': ['Meine Bewerbung als {role} vom {contact} | applied'],
  'subject follow_up, else': ['Meine Bewerbung als {role}', 'Meine Bewerbung'],
  'subject resignation': ['Kündigung | resigns'],
  apply: [
    'Hiermit bewerbe ich mich bei Ihnen als {role}. | vacancy | plain',
    'Ich bewerbe mich bei Ihnen als {role}. | vacancy | plain',
    'Gern möchte ich bei Ihnen als {role} arbeiten. | vacancy | warm',
    'Ich möchte gern als {role} bei Ihnen arbeiten. | vacancy | warm',
  ],
  'apply, else': ['Hiermit bewerbe ich mich bei Ihnen.'],
  'apply clause': [
    'Ich bewerbe mich bei Ihnen als {role}{clause}. | vacancy | plain',
    'Ich möchte gern als {role} bei Ihnen arbeiten{clause}. | vacancy | warm',
  ],
  'apply clause, else': ['Ich bewerbe mich bei Ihnen{clause}.'],
  'referred by': ['Von der Stelle habe ich durch {referrer} erfahren. | referral,vacancy'],
  'ask interest': ['Ich möchte anfragen, ob Sie eine Stelle als {role} zu besetzen haben.'],
  'ask interest, else': ['Ich möchte anfragen, ob es bei Ihnen eine Stelle für mich gibt.'],
  cv: ['Mein Lebenslauf liegt bei. | cv'],
  'close cover': [
    'Über eine Einladung zu einem Gespräch freue ich mich. | | plain',
    'Zu einem Gespräch komme ich gern zu Ihnen. | | plain',
    'Ich würde mich freuen, Sie kennenzulernen. | | warm',
  ],
  'close interest': ['Über eine Nachricht von Ihnen freue ich mich.'],
  thanks: ['Vielen Dank für das Gespräch am {contact}. | met'],
  'thanks, else': ['Ich möchte mich bei Ihnen bedanken.'],
  'close thanks': [
    'Wenn Sie noch Fragen haben, erreichen Sie mich unter {email}. | | plain',
    'Ich freue mich, von Ihnen zu hören. | | warm',
  ],
  followed: ['Am {contact} habe ich mich bei Ihnen als {role} beworben. | applied,vacancy'],
  'followed, else': [
    'Am {contact} habe ich mich bei Ihnen beworben. | applied',
    'Ich melde mich wegen meiner Bewerbung als {role}. | vacancy',
    'Ich melde mich wegen meiner Bewerbung.',
  ],
  'ask news': [
    'Können Sie mir sagen, wie es um meine Bewerbung steht? | | warm',
    'Für eine kurze Nachricht zum Stand meiner Bewerbung danke ich Ihnen. | | plain',
  ],
  'close follow': ['Sie erreichen mich unter {phone} oder {email}.'],
  'close follow, else': ['Sie erreichen mich unter {email}.', 'Ich freue mich, von Ihnen zu hören.'],
  resign: [
    'Hiermit kündige ich mein Arbeitsverhältnis als {role} zum {lastDay}. | resigns,last day,own post',
  ],
  'resign, else': [
    'Hiermit kündige ich mein Arbeitsverhältnis zum {lastDay}. | resigns,last day',
    'Hiermit kündige ich mein Arbeitsverhältnis als {role}. | resigns,own post',
    'Hiermit kündige ich mein Arbeitsverhältnis. | resigns',
  ],
  'leave clause': ['Ich kündige{clause}. | resigns'],
  recommend: [
    'Hiermit empfehle ich Ihnen {whom}. | recommends | plain',
    'Gern empfehle ich Ihnen {whom}. | recommends | warm',
  ],
  'close recommend': ['Bei Fragen erreichen Sie mich unter {phone} oder {email}. | recommends'],
  'close recommend, else': ['Bei Fragen erreichen Sie mich unter {email}. | recommends'],
};

/** The German frames. */
export const germanFrames: readonly Frame[] = framesFrom(rows);
