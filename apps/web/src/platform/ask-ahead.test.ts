import { expect, it } from 'vitest';
import { askAhead } from './ask-ahead.ts';

function counting() {
  const asked: string[] = [];
  const ahead = askAhead((id) => {
    asked.push(id);
    return id === 'gone' ? Promise.reject(new Error('gone')) : Promise.resolve(`${id} ${asked.length}`);
  });
  return { asked, ahead };
}

it('gives what was asked ahead once, and asks anew afterwards', async () => {
  const { asked, ahead } = counting();
  ahead.begin('a');
  expect(await ahead.take('a')).toBe('a 1');
  expect(await ahead.take('a')).toBe('a 2');
  expect(asked).toEqual(['a', 'a']);
});

it('gives nobody the answer to another question, nor keeps it', async () => {
  const { asked, ahead } = counting();
  ahead.begin('a');
  expect(await ahead.take('b')).toBe('b 2');
  expect(await ahead.take('a')).toBe('a 3');
  expect(asked).toEqual(['a', 'b', 'a']);
});

it('refuses whoever takes what was refused, and asks anew for who tries again', async () => {
  const { asked, ahead } = counting();
  ahead.begin('gone');
  await expect(ahead.take('gone')).rejects.toThrow('gone');
  await expect(ahead.take('gone')).rejects.toThrow('gone');
  expect(asked).toHaveLength(2);
});
