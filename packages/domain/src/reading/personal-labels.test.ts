import { expect, it } from 'vitest';
import { readText } from './read-text.ts';

it.each([
  ['Geburtsort', 'Coesfeld', 'Wohnort', 'Münster'],
  ['Lugar de nacimiento', 'Estella', 'Dirección', 'Pamplona'],
  ['Luogo di nascita', 'Arezzo', 'Indirizzo', 'Firenze'],
  ['Naturalidade', 'Ílhavo', 'Endereço', 'Aveiro'],
])('reads no place and no headline from "%s"', (label, born, address, town) => {
  const { basics } = readText(
    `Ana Brandt\n${label}:\t${born}\n${address}:\t${town}\nana@brandt.example\n`,
  ).document;
  expect(basics).toMatchObject({ name: 'Ana Brandt', headline: '', location: town });
});
