export { PersonalData } from './personal-data.tsx';
