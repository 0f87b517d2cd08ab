/**
 * What is made when it is first asked for. The runtime's formats, months and names of countries take some 60 ms the first
 * time, and longer on a phone: not while the scripts of a page begin.
 */
export function onUse<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
