// What every engine has, beside the language itself: the domain may use no more of its surroundings.

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(charset: string, options?: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}
