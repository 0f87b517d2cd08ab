export { fillTemplate, openBlanks, type TemplateInput } from './fill-template.ts';
export {
  customTemplate,
  letterTemplates,
  templateIds,
  type LetterTemplate,
  type TemplateId,
} from './templates.data.ts';
