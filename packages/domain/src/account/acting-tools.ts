import { say } from '../say/index.ts';

/** What an assistant may be given leave to do at once, by the ids of the tools. */
export const actingToolTitles = {
  create_cv: say`Create a CV from the profile`,
  copy_document: say`Copy a CV or letter`,
  rename_document: say`Rename a CV or letter`,
  label_document: say`Label a CV or letter`,
  change_look: say`Change layout and sections of a CV`,
  add_contact: say`Add a contact`,
  note_interaction: say`Note an interaction with a contact`,
  save_job: say`Save a job to the board`,
  move_job: say`Move a job to another stage`,
  add_task: say`Add a task to a job`,
  create_tailored_cv: say`Copy a CV for a job`,
  create_letter: say`Save a new letter`,
  mark_step: say`Mark a step of a roadmap`,
} as const;

const titles = new Map<string, string>(Object.entries(actingToolTitles));

/** What a tool is called; by its own title where this release does not know it. */
export const actingToolTitle = ({ id, title }: { id: string; title: string }): string =>
  titles.get(id) ?? title;
