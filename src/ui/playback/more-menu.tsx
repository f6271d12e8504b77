import { DropdownMenu } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type PlaybackRef, selectSettings } from '#application/playback/playback.selectors.ts'
import type { FilmChapter } from '#domain/playback/film-chapter.ts'
import { playerCopy } from '../copy/player-copy.ts'
import { ChapterItems } from './chapter-menu.tsx'
import { PlayerIcon } from './player-icon.tsx'
import { useQualities } from './watching-menus.tsx'

export interface MoreMenuProps {
  readonly actor: PlaybackRef
  readonly container: HTMLElement | null
  readonly hasWords: boolean
  readonly chapters: readonly FilmChapter[]
}

/** Where there is no room for every control. */
export const MoreMenu = ({ actor, container, hasWords, chapters }: MoreMenuProps) => {
  const { transcript } = useSelector(actor, selectSettings)
  const canPicture = useSelector(actor, ({ context }) => context.canPicture)
  const { choices, value, choose } = useQualities(actor)
  if (!hasWords && !canPicture && choices.length === 0 && chapters.length === 0) return null
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <button type="button" className="player-button" aria-label={playerCopy.more} title={playerCopy.more}>
          <PlayerIcon name="more" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content side="top" align="end" container={container}>
        {chapters.length > 0 && (
          <>
            <DropdownMenu.Label>{playerCopy.chapters}</DropdownMenu.Label>
            <ChapterItems actor={actor} chapters={chapters} />
            <DropdownMenu.Separator />
          </>
        )}
        {choices.length > 0 && (
          <DropdownMenu.RadioGroup value={value} onValueChange={choose}>
            {choices.map((choice) => (
              <DropdownMenu.RadioItem key={choice.value} value={choice.value}>
                {playerCopy.quality(choice.label)}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
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
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
