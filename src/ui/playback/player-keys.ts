import { chapterBeside, type FilmChapter } from '#domain/playback/film-chapter.ts'
import type { PlaybackContext, PlaybackEvent } from '#domain/playback/playback.events.ts'
import { nextQuality } from '#domain/playback/playback-rules.ts'
import { neighbouringRate } from '#domain/playback/player-settings.ts'
import { playerCopy } from '../copy/player-copy.ts'

/** What a key means: told to the film, done by the page, and said in a word. */
export interface KeyMeaning {
  readonly event?: PlaybackEvent
  readonly page?: 'fullScreen' | 'help'
  readonly said?: string
}

export interface PlayerState {
  readonly context: Pick<
    PlaybackContext,
    | 'settings'
    | 'span'
    | 'live'
    | 'silenced'
    | 'position'
    | 'levels'
    | 'sources'
    | 'sourceAt'
    | 'canPicture'
    | 'pictured'
  >
  readonly running: boolean
  /** The language of the first captions; null where there are none. */
  readonly firstCaptions: string | null
  readonly chapters: readonly FilmChapter[]
}

const SHORT_STEP = 5
const LONG_STEP = 10
/** Of a film of 25 pictures a second, which is what schools record. */
const FRAME = 1 / 25
const LOUDER = 0.1

const { said } = playerCopy

const step = (seconds: number): KeyMeaning => ({
  event: { type: 'playback.step', seconds },
  said: seconds > 0 ? said.forward(seconds) : said.back(-seconds),
})

const frame = (seconds: number, { running }: PlayerState): KeyMeaning | null =>
  running ? null : { event: { type: 'playback.step', seconds } }

const louder = (by: number, { context: { settings } }: PlayerState): KeyMeaning => {
  const volume = Math.round(Math.min(1, Math.max(0, settings.volume + by)) * 100) / 100
  return { event: { type: 'playback.setVolume', volume }, said: said.volume(volume) }
}

/** A lesson that is given now has no speed of its own. */
const faster = (by: 1 | -1, { context: { settings, live } }: PlayerState): KeyMeaning | null => {
  if (live) return null
  const rate = neighbouringRate(settings.rate, by)
  return { event: { type: 'playback.setRate', rate }, said: said.rate(rate) }
}

const captions = ({ context: { settings }, firstCaptions }: PlayerState): KeyMeaning => {
  if (firstCaptions === null) return { said: said.noCaptions }
  const language = settings.captions === null ? firstCaptions : null
  return {
    event: { type: 'playback.setCaptions', language },
    said: language === null ? said.captionsOff : said.captionsOn,
  }
}

const mute = ({ context: { settings, silenced } }: PlayerState): KeyMeaning => ({
  event: { type: 'playback.toggleMute' },
  said: settings.muted || silenced ? playerCopy.unmute : playerCopy.mute,
})

const transcript = ({ context: { settings }, firstCaptions }: PlayerState): KeyMeaning => {
  if (firstCaptions === null) return { said: said.noCaptions }
  const on = !settings.transcript
  return {
    event: { type: 'playback.setTranscript', on },
    said: on ? playerCopy.transcript : playerCopy.closeTranscript,
  }
}

const theatre = ({ context: { settings } }: PlayerState): KeyMeaning => ({
  event: { type: 'playback.setTheatre', on: !settings.theatre },
  said: settings.theatre ? playerCopy.leaveTheatre : playerCopy.theatre,
})

const picture = ({ context: { canPicture, pictured } }: PlayerState): KeyMeaning =>
  canPicture
    ? {
        event: { type: 'playback.togglePicture' },
        said: pictured ? playerCopy.leavePicture : playerCopy.picture,
      }
    : { said: said.noPicture }

const quality = ({ context }: PlayerState): KeyMeaning => {
  const label = nextQuality(context)
  if (label === undefined) return { said: said.noQuality }
  return {
    event: { type: 'playback.setQuality', label },
    said: playerCopy.quality(label ?? playerCopy.autoQuality),
  }
}

const chapter = (by: 1 | -1, { context: { position }, chapters }: PlayerState): KeyMeaning => {
  const found = chapterBeside(chapters, position, by)
  if (found !== null) return { event: { type: 'playback.seek', second: found.second }, said: found.name }
  return { said: chapters.length === 0 ? said.noChapters : by === 1 ? said.lastChapter : said.firstChapter }
}

/** What is being said now; a recorded film has no such place. */
const edge = ({ context: { live } }: PlayerState): KeyMeaning | null =>
  live ? { event: { type: 'playback.seekEdge' }, said: playerCopy.toEdge } : null

/** A part of a live film has no place that stays. */
const tenth = (digit: number, { context: { span, live } }: PlayerState): KeyMeaning | null =>
  live
    ? null
    : { event: { type: 'playback.seek', second: span.start + ((span.end - span.start) * digit) / 10 } }

/** Where Chinese is written a key makes another character. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '？': '?',
  '，': ',',
  '。': '.',
  '《': '<',
  '》': '>',
  '【': '[',
  '】': ']',
}

const characterOf = (key: string): string => (key.length === 1 ? (CHARACTERS[key] ?? key.toLowerCase()) : key)

/** The keys of the player by the character they make. Null for a key that means nothing here. */
export const meaningOf = (key: string, state: PlayerState): KeyMeaning | null => {
  switch (characterOf(key)) {
    case ' ':
    case 'k':
      return { event: { type: 'playback.toggle' } }
    case 'j':
      return step(-LONG_STEP)
    case 'l':
      return step(LONG_STEP)
    case 'ArrowLeft':
      return step(-SHORT_STEP)
    case 'ArrowRight':
      return step(SHORT_STEP)
    case 'ArrowUp':
      return louder(LOUDER, state)
    case 'ArrowDown':
      return louder(-LOUDER, state)
    case ',':
      return frame(-FRAME, state)
    case '.':
      return frame(FRAME, state)
    case '<':
      return faster(-1, state)
    case '>':
      return faster(1, state)
    case 'm':
      return mute(state)
    case 'c':
      return captions(state)
    case 'f':
      return { page: 'fullScreen' }
    case 't':
      return theatre(state)
    case 'p':
      return picture(state)
    case 'x':
      return transcript(state)
    case 'q':
      return quality(state)
    case 'e':
      return edge(state)
    case '[':
      return chapter(-1, state)
    case ']':
      return chapter(1, state)
    case '?':
      return { page: 'help' }
    default:
      return /^\d$/.test(key) ? tenth(Number(key), state) : null
  }
}

const CHOSEN_IN = 'input[type=radio], input[type=checkbox]'
const WRITTEN_IN =
  'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])'
/** What takes these keys for itself. */
const PRESSED = `${CHOSEN_IN}, button, a[href], summary, [role=button], [role=option], [role^=menuitem], [role=tab], [role=radio]`
const MOVED_IN =
  'input[type=range], input[type=radio], [role=tablist], [role=radiogroup], [role=menu], [role=listbox], [role=tree], [role=grid], [role=toolbar], [data-own-arrows]'

/** Something is written there. */
export const isWrittenIn = (element: Element | null): boolean =>
  element !== null && element.closest(WRITTEN_IN) !== null

/** What the page itself does goes on while a lesson asks. */
const PAGE_KEYS: readonly string[] = ['f', '?']

/** The key was meant for what has the focus, not for the film. */
export const isForSomethingElse = ({
  key,
  target,
  defaultPrevented,
  isComposing,
  ctrlKey,
  altKey,
  metaKey,
}: KeyboardEvent): boolean => {
  if (defaultPrevented || isComposing || ctrlKey || altKey || metaKey) return true
  if (!(target instanceof Element)) return false
  if (isWrittenIn(target)) return true
  const dialog = target.closest('[role=dialog], [role=alertdialog]')
  if (dialog !== null) return !(dialog.matches('[data-page-keys]') && PAGE_KEYS.includes(characterOf(key)))
  if (key === ' ') return target.closest(PRESSED) !== null
  return key.startsWith('Arrow') && target.closest(MOVED_IN) !== null
}
