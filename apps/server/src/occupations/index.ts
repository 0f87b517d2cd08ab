export { occupations } from './capability.ts';
export { skillsOfCv } from './skills-of-cv.ts';
