import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { appearanceMachine } from '#domain/navigation/appearance.machine.ts'
import type { Appearance } from '#domain/navigation/appearance.ts'
import { useActors } from '../actors-context.tsx'
import { useMedia } from '../components/use-media.ts'
import { usePrinting } from '../components/use-printing.ts'

const DARK = '(prefers-color-scheme: dark)'

/** The appearance that was chosen. */
export const selectAppearance = (snapshot: SnapshotFrom<typeof appearanceMachine>): Appearance =>
  snapshot.matches('light') ? 'light' : snapshot.matches('dark') ? 'dark' : 'system'

/** The appearance to draw: the chosen one, or the system's; paper is white whatever the screen is. */
export const useResolvedAppearance = (): 'light' | 'dark' => {
  const chosen = useSelector(useActors().appearance, selectAppearance)
  const dark = useMedia(DARK)
  if (usePrinting()) return 'light'
  return chosen === 'system' ? (dark ? 'dark' : 'light') : chosen
}
