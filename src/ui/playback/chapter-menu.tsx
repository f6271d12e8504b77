import { DropdownMenu } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type PlaybackRef, selectPosition } from '#application/playback/playback.selectors.ts'
import { chapterAt, type FilmChapter } from '#domain/playback/film-chapter.ts'
import { playerCopy } from '../copy/player-copy.ts'
import { formatClock } from '../format/duration.ts'

interface ChaptersProps {
  readonly actor: PlaybackRef
  readonly chapters: readonly FilmChapter[]
}

const useChapter = ({ actor, chapters }: ChaptersProps): FilmChapter | null =>
  useSelector(actor, (snapshot) => chapterAt(chapters, selectPosition(snapshot)))

/** The parts of the film, as choices of a menu; which one plays is marked. */
export const ChapterItems = ({ actor, chapters }: ChaptersProps) => {
  const current = useChapter({ actor, chapters })
  return (
    <DropdownMenu.RadioGroup
      value={current === null ? '' : String(current.second)}
      onValueChange={(second) => actor.send({ type: 'playback.seek', second: Number(second) })}
    >
      {chapters.map(({ second, name }) => (
        <DropdownMenu.RadioItem key={second} value={String(second)}>
          <span className="chapter-time">{formatClock(second)}</span>
          {name}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

/** Which part of the film plays, and the way to the others. */
export const ChapterMenu = ({
  actor,
  chapters,
  container,
}: ChaptersProps & { readonly container: HTMLElement | null }) => {
  const name = useChapter({ actor, chapters })?.name ?? playerCopy.chapters
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <button
          type="button"
          className="player-button player-button--text chapter-button"
          aria-label={playerCopy.chapter(name)}
          aria-keyshortcuts="[ ]"
          title={playerCopy.withKey(playerCopy.chapter(name), '[ ]')}
        >
          <span className="chapter-button__name">{name}</span>
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content side="top" align="start" container={container}>
        <ChapterItems actor={actor} chapters={chapters} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
