import type { MediaPlaylist } from './media-playlist.ts'

/** How far back the list reaches: several parts, so that a slow reader still finds the one that it wants. */
const WINDOW_MS = 60_000

/** A player stays so many of the longest parts behind the end of a list (RFC 8216 §6.3.3). */
const PARTS_BEHIND = 3

export interface Broadcast {
  readonly recording: MediaPlaylist
  readonly startsAt: Date
  readonly endsAt: Date
  /** Makes the address of a file out of its name in the recording. */
  readonly addressOf: (uri: string) => string
}

interface AiredPart {
  /** How many parts were on air before it. */
  readonly place: number
  /** How often the recording had been through. */
  readonly round: number
  readonly isFirstOfRound: boolean
  readonly uri: string
  readonly ms: number
  /** Milliseconds since the epoch. */
  readonly startsAt: number
}

/** The recording's parts with the time at which each begins in a round, and the length of a round. */
const roundOf = ({ parts }: MediaPlaylist) => {
  let length = 0
  const timed = parts.map(({ uri, seconds }) => {
    const ms = Math.round(seconds * 1000)
    const begin = length
    length += ms
    return { uri, ms, begin }
  })
  return { timed, length }
}

/** In seconds, as the list says it. */
const longestOf = ({ parts }: MediaPlaylist): number =>
  Math.max(1, ...parts.map(({ seconds }) => Math.round(seconds)))

/**
 * What a player is given to read, oldest first: the parts that ended in the window before an instant, and those that follow, as far
 * ahead as it stays behind. So the film is on the screen where the lesson is by the clock (R-live-11), from its first second on.
 */
const airedUntil = ({ recording, startsAt, endsAt }: Broadcast, now: Date): readonly AiredPart[] => {
  const { timed, length } = roundOf(recording)
  if (length === 0) return []
  const origin = startsAt.getTime()
  const reached = Math.min(now.getTime(), endsAt.getTime()) - origin
  const ahead = PARTS_BEHIND * longestOf(recording) * 1000
  const until = Math.min(reached + ahead, endsAt.getTime() - origin)
  const oldestRound = Math.max(0, Math.floor((reached - WINDOW_MS) / length))
  const rounds = Math.max(0, Math.ceil(until / length) - oldestRound)
  return Array.from({ length: rounds }, (_, index) => oldestRound + index)
    .flatMap((round) =>
      timed.map(({ uri, ms, begin }, index) => ({
        place: round * timed.length + index,
        round,
        isFirstOfRound: index === 0,
        uri,
        ms,
        startsAt: origin + round * length + begin,
      })),
    )
    .filter((part) => {
      const end = part.startsAt + part.ms - origin
      return end <= until && end > reached - WINDOW_MS
    })
}

const linesOf = (part: AiredPart, isFirst: boolean, addressOf: Broadcast['addressOf']): readonly string[] => [
  ...(part.isFirstOfRound && !isFirst ? ['#EXT-X-DISCONTINUITY'] : []),
  ...(part.isFirstOfRound || isFirst
    ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(part.startsAt).toISOString()}`]
    : []),
  `#EXTINF:${(part.ms / 1000).toFixed(3)},`,
  addressOf(part.uri),
]

/**
 * A recording as it is read while it is broadcast (RFC 8216 §6.2.2): at any instant the parts of the last minute and of the next
 * moments, by the wall clock, the recording over and over until the lesson ends; the same for every process and every reader. Each round
 * is a discontinuity, since its time stamps begin anew. After the lesson the list is closed.
 */
export const livePlaylist = (broadcast: Broadcast, now: Date): string => {
  const { recording, endsAt, addressOf } = broadcast
  const aired = airedUntil(broadcast, now)
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longestOf(recording)}`,
    `#EXT-X-MEDIA-SEQUENCE:${aired[0]?.place ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${aired[0]?.round ?? 0}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(recording.map === null ? [] : [`#EXT-X-MAP:URI="${addressOf(recording.map)}"`]),
    ...aired.flatMap((part, index) => linesOf(part, index === 0, addressOf)),
    ...(now >= endsAt ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n')
}
