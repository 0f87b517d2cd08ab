/** What a skill is: a spoken language is `language`, a program, machine or programming language `tool`, a licence, check or exam `certificate`. */
export type SkillCategory = 'hard' | 'soft' | 'tool' | 'language' | 'certificate';

/** Languages that names of skills are known in, beside English. */
export type SkillLanguage = 'de' | 'fr' | 'es' | 'nl' | 'pt' | 'it';

export interface Skill {
  /** Stays the same for as long as the name does. */
  id: string;
  /** In English, or as the product writes itself. */
  name: string;
  category: SkillCategory;
  /** Occupations that ask for it, in ESCO or O*NET: how common it is. */
  occupations: number;
  /** Often named in adverts of any occupation (O*NET's hot technologies). */
  isHot: boolean;
  /** Other ways to write it. */
  aliases: string[];
  /** What it is called elsewhere, where the sources say. */
  names: Partial<Record<SkillLanguage, string>>;
}

/** A skill where a text names it. */
export interface FoundSkill {
  skill: Skill;
  /** Places in UTF-16 units, the end not included. */
  span: { start: number; end: number };
}

/** A skill that an occupation asks for. */
export interface OccupationSkill {
  skill: Skill;
  /** Part of the occupation for most who work in it; else of some. */
  isEssential: boolean;
  /** Often named in adverts of this occupation (technologies only). */
  isInDemand: boolean;
}
