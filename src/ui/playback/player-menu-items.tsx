import { DropdownMenu } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { selectSettings } from '#application/playback/playback.selectors.ts'
import type { LateMenuState } from '../components/late-menu.tsx'
import { LateMenuContent } from '../components/late-menu-content.tsx'
import { playerCopy } from '../copy/player-copy.ts'
import { formatClock } from '../format/duration.ts'
import { type ChaptersProps, useChapter } from './use-chapter.ts'
import { type Choice, useQualities } from './use-qualities.ts'

// What all menus of the player hold, in one file: whoever comes near one has them all.

interface Placed {
  /** Where the menu stands; the whole page where nothing fills the screen. */
  readonly container: HTMLElement | null
}

export interface ChoicesProps extends Placed {
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

const Choices = ({ choices, value, onChoose }: Omit<ChoicesProps, 'container'>) => (
  <DropdownMenu.RadioGroup value={value} onValueChange={onChoose}>
    {choices.map((choice) => (
      <DropdownMenu.RadioItem key={choice.value} value={choice.value}>
        {choice.label}
      </DropdownMenu.RadioItem>
    ))}
  </DropdownMenu.RadioGroup>
)

/** One of several. */
export const ChoiceMenuItems = ({ choices, value, onChoose, ...menu }: LateMenuState & ChoicesProps) => (
  <LateMenuContent {...menu} side="top" align="center">
    <Choices choices={choices} value={value} onChoose={onChoose} />
  </LateMenuContent>
)

/** The parts of the film, as choices of a menu; which one plays is marked. */
const Chapters = ({ actor, chapters }: ChaptersProps) => {
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

export type ChapterMenuProps = ChaptersProps & Placed

export const ChapterMenuItems = ({ actor, chapters, ...menu }: LateMenuState & ChapterMenuProps) => (
  <LateMenuContent {...menu} side="top" align="start">
    <Chapters actor={actor} chapters={chapters} />
  </LateMenuContent>
)

export interface MoreMenuProps extends ChapterMenuProps {
  readonly hasWords: boolean
}

/** What there is no room for beside the film. */
export const MoreMenuItems = ({ actor, hasWords, chapters, ...menu }: LateMenuState & MoreMenuProps) => {
  const { transcript } = useSelector(actor, selectSettings)
  const canPicture = useSelector(actor, ({ context }) => context.canPicture)
  const { choices, value, choose } = useQualities(actor)
  return (
    <LateMenuContent {...menu} side="top">
      {chapters.length > 0 && (
        <>
          <DropdownMenu.Label>{playerCopy.chapters}</DropdownMenu.Label>
          <Chapters actor={actor} chapters={chapters} />
          <DropdownMenu.Separator />
        </>
      )}
      {choices.length > 0 && (
        <Choices
          choices={choices.map((choice) => ({ ...choice, label: playerCopy.quality(choice.label) }))}
          value={value}
          onChoose={choose}
        />
      )}
      {hasWords && (
        <DropdownMenu.Item onSelect={() => actor.send({ type: 'playback.setTranscript', on: !transcript })}>
          {transcript ? playerCopy.closeTranscript : playerCopy.transcript}
        </DropdownMenu.Item>
      )}
      {canPicture && (
        <DropdownMenu.Item onSelect={() => actor.send({ type: 'playback.togglePicture' })}>
          {playerCopy.picture}
        </DropdownMenu.Item>
      )}
    </LateMenuContent>
  )
}
