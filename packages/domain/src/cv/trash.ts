/** Days a CV stays in the trash before it is gone for good. */
export const trashDays = 30;

/** CVs a person may keep at once, those in the archive and the trash included. Copies are free, but not without end. */
export const cvsKept = 500;
