/** What HLS is made of (RFC 8216 §3): playlists, parts as fMP4 or MPEG-TS, sound alone, captions; and pictures to choose a cover from. */
const MIMES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  ts: 'video/mp2t',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
}

/** No step begins with a dot: nothing hidden, and no way out of the folder. */
const PATH = /^(?:[\w-][\w.-]*\/){0,4}[\w-][\w.-]*\.([a-z0-9]{2,4})$/

/** The mime type of a part named relative to its stream's folder; null for what is no part of any stream. */
export const mimeOfPart = (path: string): string | null => {
  const [, suffix = ''] = PATH.exec(path) ?? []
  return MIMES[suffix] ?? null
}
