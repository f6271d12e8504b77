import type { MediaPlaylist } from './media-playlist.ts'

/** How much of the lesson can be gone back to, in seconds; ten parts, so that a slow reader still finds its own. */
const WINDOW_SECONDS = 60

export interface Broadcast {
  readonly recording: MediaPlaylist
  readonly startsAt: Date
  readonly endsAt: Date
  /** Makes the address of a part out of its name in the recording. */
  readonly addressOf: (uri: string) => string
}

interface AiredPart {
  /** How many parts were on air before it. */
  readonly place: number
  readonly uri: string
  readonly seconds: number
  /** How often the recording had been through. */
  readonly round: number
  readonly isFirstOfRound: boolean
  /** Milliseconds since the epoch. */
  readonly startsAt: number
}

const inOrder = ({ parts }: MediaPlaylist) => {
  let total = 0
  const begins = parts.map(({ seconds }) => {
    const begin = total
    total += seconds
    return begin
  })
  return { begins, total }
}

/** The parts that ended in the window before an instant, oldest first: what a player is given to read. */
const airedUntil = ({ recording, startsAt, endsAt }: Broadcast, now: Date): readonly AiredPart[] => {
  const { parts } = recording
  const { begins, total } = inOrder(recording)
  if (total === 0) return []
  // The camera is on before the lesson begins, by whole rounds, so that the first second has a window too.
  const origin = startsAt.getTime() - Math.ceil(WINDOW_SECONDS / total) * total * 1000
  const until = (Math.min(now.getTime(), endsAt.getTime()) - origin) / 1000
  const aired: AiredPart[] = []
  for (let round = Math.max(0, Math.floor((until - WINDOW_SECONDS) / total)); round * total < until; round += 1)
    for (const [index, { uri, seconds }] of parts.entries()) {
      const begin = round * total + (begins[index] ?? 0)
      const end = begin + seconds
      if (end <= until && end > until - WINDOW_SECONDS)
        aired.push({
          place: round * parts.length + index,
          uri,
          seconds,
          round,
          isFirstOfRound: index === 0,
          startsAt: Math.round(origin + begin * 1000),
        })
    }
  return aired
}

const linesOf = (part: AiredPart, isFirst: boolean, addressOf: Broadcast['addressOf']): readonly string[] => [
  ...(part.isFirstOfRound && !isFirst ? ['#EXT-X-DISCONTINUITY'] : []),
  ...(part.isFirstOfRound || isFirst
    ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(part.startsAt).toISOString()}`]
    : []),
  `#EXTINF:${part.seconds.toFixed(3)},`,
  addressOf(part.uri),
]

/**
 * A recording as it would be read while it is broadcast (RFC 8216 §6.2.2): at any instant the parts of the last minute, by
 * the wall clock, the recording again and again from the beginning to the end of the lesson; the same for every process
 * and every reader. Each round is a discontinuity, since its time stamps begin anew. After the lesson the list is closed.
 */
export const livePlaylist = (broadcast: Broadcast, now: Date): string => {
  const { recording, endsAt, addressOf } = broadcast
  const aired = airedUntil(broadcast, now)
  const longest = Math.max(1, ...recording.parts.map(({ seconds }) => Math.ceil(seconds)))
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longest}`,
    `#EXT-X-MEDIA-SEQUENCE:${aired[0]?.place ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${aired[0]?.round ?? 0}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(recording.map === null ? [] : [`#EXT-X-MAP:URI="${addressOf(recording.map)}"`]),
    ...aired.flatMap((part, index) => linesOf(part, index === 0, addressOf)),
    ...(now >= endsAt ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n')
}
