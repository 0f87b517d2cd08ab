/** The small line at the foot, left out of brand-free files. */
export const brandLine = 'Made with Candor';
