import type { ShownDetails } from './shown-details.ts';

/** What is shown where nothing else was chosen: nobody can be rung up or visited who did not ask for it. */
export const usualDetails: ShownDetails = {
  email: true,
  phone: false,
  location: false,
  links: true,
  photo: true,
};
