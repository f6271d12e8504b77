/** One part of a recorded rendition. */
export interface MediaPart {
  /** Relative to the playlist. */
  readonly uri: string
  /** How long it plays, in seconds. */
  readonly seconds: number
}

/** A recorded rendition as its playlist names it (RFC 8216 §4). */
export interface MediaPlaylist {
  /** What every part needs before it; null where there is none. */
  readonly map: string | null
  readonly parts: readonly MediaPart[]
}

const INFO = /^#EXTINF:(\d+(?:\.\d+)?)/
const MAP = /^#EXT-X-MAP:.*URI="([^"]+)"/

/** Reads the playlist of a finished recording; what it says beyond its parts is of no use to a live stream. */
export const readMediaPlaylist = (text: string): MediaPlaylist => {
  const parts: MediaPart[] = []
  let map: string | null = null
  let seconds = 0
  for (const line of text.split(/\r?\n/)) {
    map = MAP.exec(line)?.[1] ?? map
    seconds = Number(INFO.exec(line)?.[1] ?? seconds)
    if (line !== '' && !line.startsWith('#')) parts.push({ uri: line, seconds })
  }
  return { map, parts }
}
