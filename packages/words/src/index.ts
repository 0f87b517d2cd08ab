export { cataloguePath, readCatalogue, readMessages, type Catalogue } from './catalogue.ts';
export { compiled, pseudo, type Compiled } from './compiled.ts';
export { hasMessages, spoken } from './spoken.ts';
export { isTable, tableMessages } from './table-texts.ts';
