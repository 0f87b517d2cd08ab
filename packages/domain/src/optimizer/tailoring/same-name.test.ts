import { expect, it } from 'vitest';
import { joinedName } from './same-name.ts';

it.each([
  ['JS', 'JavaScript', 'JavaScript (JS)'],
  ['Amazon Web Services', 'AWS', 'Amazon Web Services (AWS)'],
  ['K8s', 'Kubernetes', 'Kubernetes (K8s)'],
  ['Excel', 'Microsoft Excel', 'Microsoft Excel'],
  ['MS Office', 'Microsoft Office', 'Microsoft Office'],
])('joins %s and %s', (own, advert, joined) => {
  expect(joinedName(own, advert, true)).toBe(joined);
});

it.each([
  ['17th Edition', '18th Edition wiring regulations'],
  ['CCTV', 'access control'],
  ['Wound care', 'advanced wound care'],
  ['Menu planning', 'plan menus'],
  ['Microsoft Excel', 'Excel'],
])('leaves %s and %s apart', (own, advert) => {
  expect(joinedName(own, advert, false)).toBeNull();
});
