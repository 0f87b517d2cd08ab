const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const yearOf = (year: string) => (year.length === 2 ? `20${year}` : year);
const monthOf = (month: string) => months[Number(month) - 1];

/** A text with its dates in figures named: "5.6.24" as "5 June 2024", "2019-03" and "03/2019" as "March 2019". */
export function expandDates(text: string): string {
  if (!/\d[./-]\d/.test(text)) return text;
  return text
    .replaceAll(
      /(?<![\d./-])(\d{1,2})([./])(\d{1,2})\2((?:19|20)?\d{2})(?![\d./-]\d)/g,
      (whole, first: string, _mark, second: string, year: string) => {
        const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
        return monthOf(month) ? `${day} ${monthOf(month)} ${yearOf(year)}` : whole;
      },
    )
    .replaceAll(
      /(?<![\d./-])((?:19|20)\d{2})-(\d{2})(?:-(\d{2}))?(?![\d-])/g,
      (whole, year: string, month: string, day?: string) =>
        monthOf(month) ? `${day ? `${Number(day)} ` : ''}${monthOf(month)} ${year}` : whole,
    )
    .replaceAll(
      /(?<![\d./-])(\d{1,2})[./]((?:19|20)\d{2})(?![\d./-]\d)/g,
      (whole, month: string, year: string) => (monthOf(month) ? `${monthOf(month)} ${year}` : whole),
    );
}
