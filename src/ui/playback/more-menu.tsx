import { DropdownMenu } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type PlaybackRef, selectSettings } from '#application/playback/playback.selectors.ts'
import { playerCopy } from '../copy/player-copy.ts'
import { PlayerIcon } from './player-icon.tsx'
import { useQualities } from './watching-menus.tsx'

export interface MoreMenuProps {
  readonly actor: PlaybackRef
  readonly container: HTMLElement | null
  readonly hasWords: boolean
}

/** Where there is no room for every control. */
export const MoreMenu = ({ actor, container, hasWords }: MoreMenuProps) => {
  const { transcript } = useSelector(actor, selectSettings)
  const canPicture = useSelector(actor, ({ context }) => context.canPicture)
  const { choices, value, choose } = useQualities(actor)
  if (!hasWords && !canPicture && choices.length === 0) return null
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <button type="button" className="player-button" aria-label={playerCopy.more} title={playerCopy.more}>
          <PlayerIcon name="more" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content side="top" align="end" container={container}>
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
