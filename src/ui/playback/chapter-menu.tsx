import { LateMenu } from '../components/late-menu.tsx'
import { playerCopy } from '../copy/player-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import type { ChapterMenuProps } from './player-menu-items.tsx'
import { useChapter } from './use-chapter.ts'

const ChapterMenuItems = lazyWithOverlays(
  async () => (await import('./player-menu-items.tsx')).ChapterMenuItems,
)

/** Which part of the film plays, and the way to the others. */
export const ChapterMenu = (props: ChapterMenuProps) => {
  const name = useChapter(props)?.name ?? playerCopy.chapters
  return (
    <LateMenu
      renderButton={(opener) => (
        <button
          {...opener}
          type="button"
          className="player-button player-button--text chapter-button"
          aria-label={playerCopy.chapter(name)}
          aria-keyshortcuts="[ ]"
          title={playerCopy.withKey(playerCopy.chapter(name), '[ ]')}
        >
          <span className="chapter-button__name">{name}</span>
        </button>
      )}
    >
      {(menu) => <ChapterMenuItems {...menu} {...props} />}
    </LateMenu>
  )
}
