/** The form under which names of places are compared: small letters without accents and marks. */
export function foldPlace(name: string): string {
  return name
    .slice(0, 200)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
