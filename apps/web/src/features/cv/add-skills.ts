/** A list of skills with those of a typed or pasted text behind it; blanks and doubles (in any case) are left out. */
export function addSkills(skills: readonly string[], words: string): string[] {
  const known = new Set(skills.map((skill) => skill.toLowerCase()));
  const added = [...skills];
  for (const part of words.split(/[,;\n]/)) {
    const skill = part
      .replace(/^\s*[•*-]\s+/, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (skill === '' || known.has(skill.toLowerCase())) continue;
    known.add(skill.toLowerCase());
    added.push(skill);
  }
  return added;
}
