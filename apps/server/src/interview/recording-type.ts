interface RecordingType {
  extension: string;
  media: string;
}

const webm = { extension: 'webm', media: 'audio/webm' };
const ogg = { extension: 'ogg', media: 'audio/ogg' };
const mp4 = { extension: 'mp4', media: 'audio/mp4' };
const mp3 = { extension: 'mp3', media: 'audio/mpeg' };
const wav = { extension: 'wav', media: 'audio/wav' };
const flac = { extension: 'flac', media: 'audio/flac' };

/** What a recording is by how it begins, whatever its name says; null for what is none. */
export function recordingTypeOf(bytes: Uint8Array): RecordingType | null {
  const at = (from: number, words: string) =>
    [...words].every((character, index) => bytes[from + index] === character.charCodeAt(0));
  if (at(0, '\u001aEß£')) return webm;
  if (at(0, 'OggS')) return ogg;
  if (at(4, 'ftyp')) return mp4;
  if (at(0, 'RIFF') && at(8, 'WAVE')) return wav;
  if (at(0, 'fLaC')) return flac;
  // A frame of MPEG audio begins with eleven bits set.
  if (at(0, 'ID3') || (bytes[0] === 0xff && (bytes[1] ?? 0) >= 0xe0)) return mp3;
  return null;
}
