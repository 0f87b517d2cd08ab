import { rightToLeftLevels } from './right-to-left-words.data.ts';

const RIGHT_TO_LEFT = new RegExp(`^(?:${rightToLeftLevels})$`, 'u');
const LEVEL =
  /^(?:beginner|basic(?:s)?|elementary|intermediate|advanced|expert|proficient|fluent|native|master|competent|familiar|good|very good|excellent|novice|grundkenntnisse|gut|sehr gut|fortgeschritten|experte|anfänger|basis|débutant|intermédiaire|avancé|expert|confirmé|courant|notions|básico|intermedio|avanzado|experto|alto|medio|bajo|básico|intermediário|avançado|especialista|base|intermedio|avanzato|esperto|ottimo|buono|goed|uitstekend|gevorderd|gemiddeld|базовый|средний|продвинутый|эксперт|熟练|精通|了解|掌握|良好|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\d{1,2}\+?\s?(?:years?|yrs?|jahre?|ans?|años?|anos|anni|jaar|лет|年)(?: experience)?)$/iu;

/** Whether some words say nothing but how well something is mastered. */
export function isLevel(text: string): boolean {
  return LEVEL.test(text) || RIGHT_TO_LEFT.test(text);
}

/** Signs that show how well something is mastered: dots, stars, bars. */
export const RATING = /[●○◉◯★☆■□▪▫•◆◇⬤⭐✦✧▮▯▰▱█░▓]{2,}|(?:[●○★☆■□⬤]\s?){3,}/gu;
