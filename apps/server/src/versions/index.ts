export { keepVersion, savedBy, type OpenVersions, type Said, type Saver } from './keep-version.ts';
export { headOf } from './present.ts';
export { versionTable, type VersionsOf } from './version-table.ts';
