import { wordSet } from '../../text/index.ts';

/*
 * Closed classes of words by which a sentence of a letter is judged. None names a trade: whoever speaks of work uses
 * words beyond them.
 */

/** Verbs of what the writer wishes, thinks or does by writing; in the present they tell of no work. */
export const attitudeVerbs = wordSet(
  'want need wish hope like love look believe think feel thank appreciate apply write express seek welcome wait expect promise assure bother apologise apologize understand realise realize admire dream discuss prefer enjoy consider regret hesitate contact convince contribute offer aim strive try',
);

/** Verbs that say how somebody or something is. */
export const stateVerbs = wordSet(
  'be have possess seem become appear remain bring thrive make mean include align fit match suit',
);

/** Nouns of applying itself: any letter for any post may use them. */
export const applyingNouns = wordSet(
  'position role post job vacancy opening opportunity application applicant candidate candidature candidacy employment company organisation organization firm business team employer department ' +
    'skill ability capability capacity competence strength weakness quality talent experience background expertise knowledge qualification profile career profession professional environment success goal objective growth development ' +
    'contribution value asset fit match passion enthusiasm interest motivation dedication commitment drive energy attitude ethic excellence personality individual person people player leader leadership learner worker track record result requirement ' +
    'consideration convenience chance future potential challenge impact difference detail attention pressure communication range variety anything everything something nothing thing way level order pleasure honour honor reservation kind lot bit ' +
    'culture mission solution organiser mind mindset spirit expectation endeavour endeavor continuation information busy interview reply answer decision call letter cv resume priority deadline task approach',
);

/** Nouns for what somebody is good at: said to be had, they want an example. */
export const qualityNouns = wordSet(
  'skill ability capability competence strength quality talent expertise knowledge ethic attitude passion enthusiasm dedication commitment drive energy leadership eye sense mindset understanding record wealth range',
);

/** Adjectives of how the writer stands to a wish, a date or the reader: no claim. */
export const stanceAdjectives = wordSet(
  'available free happy glad pleased delighted willing ready interested sorry grateful confident excited sure convinced certain thrilled eager keen aware able honoured honored thankful',
);

/** What goes before something that the writer only holds to be so. */
export const beliefs = wordSet('believe feel think confident convinced certain sure');
