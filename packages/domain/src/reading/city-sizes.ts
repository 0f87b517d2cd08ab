/** How many people live at least in the cities of each class by which their names are kept. */
export const citySizes = [1_000_000, 300_000, 100_000, 50_000, 0] as const;
