import { IconButton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { nextAppearance } from '#domain/navigation/appearance.ts'
import { useActors } from '../actors-context.tsx'
import { Icon } from '../components/icon.tsx'
import { copy } from '../copy/copy.ts'
import { selectAppearance } from '../theme/use-resolved-appearance.ts'

const ICONS = { system: 'desktop', light: 'sun', dark: 'moon' } as const

/** System, light, dark, one after the other. */
export const AppearanceSwitch = () => {
  const { appearance } = useActors()
  const chosen = useSelector(appearance, selectAppearance)
  return (
    <IconButton
      variant="ghost"
      color="gray"
      size="3"
      aria-label={copy.appearance[chosen]}
      title={copy.appearance[chosen]}
      onClick={() => appearance.send({ type: 'appearance.choose', appearance: nextAppearance(chosen) })}
    >
      <Icon name={ICONS[chosen]} size={20} />
    </IconButton>
  )
}
