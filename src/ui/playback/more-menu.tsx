import { useSelector } from '@xstate/react'
import { LateMenu } from '../components/late-menu.tsx'
import { playerCopy } from '../copy/player-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import { PlayerButton } from './player-button.tsx'
import type { MoreMenuProps } from './player-menu-items.tsx'
import { useQualities } from './use-qualities.ts'

const MoreMenuItems = lazyWithOverlays(async () => (await import('./player-menu-items.tsx')).MoreMenuItems)

/** Where there is no room for every control. */
export const MoreMenu = (props: MoreMenuProps) => {
  const { actor, hasWords, chapters } = props
  const canPicture = useSelector(actor, ({ context }) => context.canPicture)
  const { choices } = useQualities(actor)
  if (!hasWords && !canPicture && choices.length === 0 && chapters.length === 0) return null
  return (
    <LateMenu renderButton={(opener) => <PlayerButton {...opener} icon="more" name={playerCopy.more} />}>
      {(menu) => <MoreMenuItems {...menu} {...props} />}
    </LateMenu>
  )
}
