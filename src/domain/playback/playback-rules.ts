import { RETRY_PACE, type RetryPace, retryWait } from '../kernel/retry.ts'
import type { FilmSource } from './lesson.ts'
import type { PlaybackContext, PlaybackEvent, PlaybackInput } from './playback.events.ts'
import type { PlayerFault, PlayerOpening } from './player-protocol.ts'
import { type PlayerSettings, withMuted, withVolume } from './player-settings.ts'

/** The last second that can be watched by now; of a live film what is being said. How long it is may not be known yet: infinite then. */
export const edgeOf = ({ liveAt, span }: Pick<PlaybackContext, 'liveAt' | 'span'>): number =>
  Math.min(
    liveAt?.() ?? Number.POSITIVE_INFINITY,
    span.end > span.start ? span.end : Number.POSITIVE_INFINITY,
  )

/** Where a seek ends: within the film, not past what is being said now and not past the barrier. */
export const reachable = (context: PlaybackContext, second: number): number => {
  const within = Math.max(context.span.start, Math.min(second, edgeOf(context)))
  return context.barrier === null ? within : Math.min(within, context.barrier)
}

/** How fast it runs: a lesson that is given now as it is given. */
export const rateOf = ({ live, settings }: Pick<PlaybackContext, 'live' | 'settings'>): number =>
  live ? 1 : settings.rate

/** How close to a requested second a player stops. */
const AT_ONCE = 0.5

/** Whether the film stands at a second, as far as a player can. */
export const standsAt = ({ position }: Pick<PlaybackContext, 'position'>, second: number): boolean =>
  Math.abs(position - second) <= AT_ONCE

/** Whether the film is at the barrier, or past it. */
export const isAtBarrier = ({ barrier }: PlaybackContext, position: number): boolean =>
  barrier !== null && position >= barrier

/** Whether nothing of it is left: a browser that is told to play there begins anew. */
export const isOver = (context: PlaybackContext): boolean =>
  !context.live && (context.over || context.position >= edgeOf(context))

/** A fault of this source alone: the next source of the same film may play. */
const isOfThisSource = (fault: PlayerFault): boolean => fault !== 'unreachable' && fault !== 'expired'

export const canDoWithout = ({ sources, sourceAt }: PlaybackContext, fault: PlayerFault): boolean =>
  isOfThisSource(fault) && sourceAt + 1 < sources.length

/** The qualities to choose from; none where there is no choice. */
export const qualitiesOf = ({
  levels,
  sources,
}: Pick<PlaybackContext, 'levels' | 'sources'>): readonly string[] => {
  if (levels.length > 1) return levels
  return sources.length > 1 ? sources.map(({ label }) => label) : []
}

/** The source of that quality, -1 for none. */
export const sourceOfQuality = (sources: readonly FilmSource[], label: string | null): number =>
  sources.findIndex((source) => source.label === label)

/** The quality that comes after the one that is watched, from the last to the first again; undefined where there is no choice. */
export const nextQuality = ({
  levels,
  sources,
  sourceAt,
  settings,
}: Pick<PlaybackContext, 'levels' | 'sources' | 'sourceAt' | 'settings'>): string | null | undefined => {
  const labels = qualitiesOf({ levels, sources })
  if (labels.length === 0) return undefined
  // What adapts to the line can be left to that.
  const choices: readonly (string | null)[] = levels.length > 1 ? [null, ...labels] : labels
  const watched = levels.length > 1 ? settings.quality : (sources[sourceAt]?.label ?? null)
  return choices[(Math.max(0, choices.indexOf(watched)) + 1) % choices.length]
}

/**
 * What to offer on a slow line in place of the current source: the smallest quality in place of one that was chosen, or
 * what adapts to the line, or a smaller file; null where there is none.
 */
export const lighterQuality = ({
  levels,
  sources,
  sourceAt,
  settings,
}: Pick<PlaybackContext, 'levels' | 'sources' | 'sourceAt' | 'settings'>): string | null => {
  const smallest = levels.length > 1 ? levels.at(-1) : undefined
  if (smallest !== undefined) return levels.slice(0, -1).includes(settings.quality ?? '') ? smallest : null
  const watched = sources[sourceAt]
  if (watched === undefined || watched.kind === 'hls') return null
  const adaptive = sources.find(({ kind }) => kind === 'hls')
  const smaller = sources.findLast(({ height }) => height > 0 && height < watched.height)
  return (adaptive ?? smaller)?.label ?? null
}

/** Where to begin: what adapts to the line itself; else the quality that is liked; else the best. */
export const firstSource = (sources: readonly FilmSource[], quality: string | null): number =>
  sources[0]?.kind === 'file' ? Math.max(0, sourceOfQuality(sources, quality)) : 0

/** What is known of the film once the player has told it. */
export const knownAfter = (fact: PlaybackEvent): Partial<PlaybackContext> => {
  if (fact.type === 'player.opened') {
    const { span, levels, canPicture } = fact
    return { span, levels, canPicture, buffered: [], attempts: 0, fault: null }
  }
  if (fact.type === 'player.drawn') return { drawn: true }
  if (fact.type === 'player.moved') return { position: fact.position }
  if (fact.type === 'player.spanned') return { span: fact.span }
  if (fact.type === 'player.buffered') return { buffered: fact.ranges }
  if (fact.type === 'player.shown') return { shown: fact.label }
  if (fact.type === 'player.pictured') return { pictured: fact.on }
  if (fact.type === 'player.failed') return { fault: fact.fault, levels: [], pictured: false }
  return {}
}

/** The learner's new settings. A film that the browser muted counts as muted: the next press turns the sound on. */
export const settingsAfter = (
  { settings, silenced }: Pick<PlaybackContext, 'settings' | 'silenced'>,
  event: PlaybackEvent,
): PlayerSettings => {
  if (event.type === 'playback.setRate') return { ...settings, rate: event.rate }
  if (event.type === 'playback.setVolume') return withVolume(settings, event.volume)
  if (event.type === 'playback.toggleMute') return withMuted(settings, !settings.muted && !silenced)
  if (event.type === 'playback.setQuality') return { ...settings, quality: event.label }
  if (event.type === 'playback.setCaptions') return { ...settings, captions: event.language }
  if (event.type === 'playback.setTheatre') return { ...settings, theatre: event.on }
  if (event.type === 'playback.setTranscript') return { ...settings, transcript: event.on }
  return settings
}

/** A film that the browser muted stays so until the learner asks for sound. */
export const staysSilenced = ({ silenced }: PlaybackContext, { type }: PlaybackEvent): boolean =>
  silenced && type !== 'playback.toggleMute' && type !== 'playback.setVolume'

export const contextOf = (input: PlaybackInput): PlaybackContext => ({
  sources: input.sources,
  sourceAt: firstSource(input.sources, input.settings.quality),
  posterUrl: input.posterUrl,
  live: input.live,
  liveAt: input.liveAt ?? null,
  host: null,
  position: input.liveAt?.() ?? input.startAt,
  span: { start: 0, end: input.duration },
  buffered: [],
  wanted: input.autoplay,
  holders: [],
  barrier: null,
  settings: input.settings,
  silenced: false,
  refused: false,
  levels: [],
  shown: '',
  canPicture: false,
  pictured: false,
  resumedAt: input.startAt > 0 && !input.live ? input.startAt : null,
  fault: null,
  drawn: false,
  attempts: 0,
  over: false,
})

/** What the player begins with: the film where it stands. */
export const openingOf = (context: PlaybackContext): PlayerOpening => {
  const { sources, sourceAt, host, posterUrl, position, live, liveAt, settings, silenced } = context
  const source = sources[sourceAt]
  if (host === null || source === undefined) throw new Error('a film needs a place and a source')
  const { volume, muted, quality } = settings
  return {
    host,
    source,
    posterUrl,
    startAt: position,
    // A whole film is shown as one: the player knows nothing of the lesson's clock.
    live: live && liveAt === null,
    rate: rateOf(context),
    volume,
    muted: muted || silenced,
    quality,
  }
}

/** A learner waits in front of the film: the waits stay short. */
const LINE_PACE: RetryPace = { ...RETRY_PACE, maxMs: 30_000 }

/** Milliseconds until a line that broke is tried again; `chance` from 0 to 1. */
export const waitForLine = ({ attempts }: Pick<PlaybackContext, 'attempts'>, chance = 0): number =>
  retryWait({ attempts: attempts + 1, failure: null }, chance, LINE_PACE)
