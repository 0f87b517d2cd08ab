/** What the fields of tools are called on a card that asks the person. */
const labels: Record<string, string> = {
  title: 'Title',
  name: 'Name',
  company: 'Employer',
  position: 'Role',
  location: 'Place',
  email: 'Email',
  url: 'Link',
  advertText: 'Ad',
  notes: 'Notes',
  note: 'Note',
  labels: 'Labels',
  layout: 'Layout',
  order: 'Sections first',
  hidden: 'Left off the page',
  paragraphs: 'Letter',
  edits: 'Changes to review',
  type: 'Kind',
  to: 'To',
  outcome: 'Outcome',
  dueOn: 'Due',
  on: 'On',
  subject: 'Subject',
  content: 'What happened',
  step: 'Step',
  isDone: 'Done',
  cvId: 'CV',
  jobId: 'Job',
  contactId: 'Contact',
  roadmapId: 'Roadmap',
  id: 'Which',
};

const MOST = 2_000;

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, MOST);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return '';
  const items: unknown[] = value;
  if (items.every((item) => typeof item === 'string'))
    return items.join(items.some((item) => item.length > 60) ? '\n\n' : ', ');
  return String(items.length);
}

/**
 * What a tool would do, in a person's words. Text from outside, such as an advert, is cut.
 * @param nameOf the name of what an id stands for
 */
export function actWords(
  given: Record<string, unknown>,
  nameOf: (id: string) => string | undefined,
): { label: string; words: string }[] {
  return Object.entries(given).flatMap(([field, value]) => {
    const label = labels[field];
    const isId = field === 'id' || field.endsWith('Id');
    const named = typeof value === 'string' ? nameOf(value) : undefined;
    const words = isId ? (named ?? '') : (named ?? wordsOf(value));
    return label === undefined || words === '' ? [] : [{ label, words }];
  });
}
