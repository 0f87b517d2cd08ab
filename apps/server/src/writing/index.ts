export { chooseWriter } from './choose-writer.ts';
