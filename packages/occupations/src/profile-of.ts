export { technologiesOf, toolsOf, type Equipment } from './equipment.ts';
export { occupationProfile, type Importance, type OccupationProfile } from './profile.ts';
