/** Days a CV stays in the trash before it is deleted for good. */
export const trashDays = 30;

/** CVs a person may keep at once, those in the archive and the trash included. Copies are free, but not without end. */
export const mostCvs = 200;

/** CVs in use that may follow the profile at once: all of them change in one transaction. */
export const mostFollowers = 50;
