import { dirname } from 'node:path';
import { fallbacksFor } from '../fonts/fallbacks.ts';
import { families, type Family } from '../fonts/families.ts';

const all: readonly Family[] = Object.values(families);
const packageOf = (file: string) =>
  /^.*\/(?:@expo-google-fonts\/[^/]+|computer-modern)/u.exec(file)?.[0] ?? dirname(file);

/**
 * A fontconfig file that knows our families only, each under the name of the office face it stands for too: with it a
 * program draws our files the same on every machine.
 */
export function ownFontsConf(cacheFolder: string): string {
  const stand = (asked: string, given: string) =>
    `<match target="pattern"><test name="family"><string>${asked}</string></test><edit name="family" mode="assign" binding="same"><string>${given}</string></edit></match>`;
  const files = [
    ...all.flatMap(({ faces }) => faces.map(({ file }) => file)),
    ...fallbacksFor('').map(({ file }) => file),
  ];
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...[...new Set(files.map(packageOf))].map((folder) => `<dir>${folder}</dir>`),
    `<cachedir>${cacheFolder}</cachedir>`,
    ...all.map(({ office, name }) => stand(office, name)),
    stand('Microsoft YaHei', 'ZCOOL XiaoWei'),
    stand('Yu Gothic', 'MotoyaLCedar'),
    stand('Malgun Gothic', 'Gowun Dodum'),
    '</fontconfig>',
  ].join('\n');
}
