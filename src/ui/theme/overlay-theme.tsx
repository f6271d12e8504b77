import { ThemeContext } from '@radix-ui/themes'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { THEME } from './theme-attributes.ts'
import { useResolvedAppearance } from './use-resolved-appearance.ts'

type Context = NonNullable<ComponentProps<typeof ThemeContext.Provider>['value']>

const unchanging = (): void => undefined

/**
 * Tells the dialogs, menus and selects of Radix Themes below it what the page looks like: they are drawn beside the page and
 * would otherwise bring a look of their own. Stands around every part that has any; those are fetched when they are wanted.
 */
export const OverlayTheme = ({ children }: { children: ReactNode }) => {
  const appearance = useResolvedAppearance()
  const look = useMemo<Context>(
    () => ({
      ...THEME,
      resolvedGrayColor: THEME.grayColor,
      appearance,
      onAccentColorChange: unchanging,
      onGrayColorChange: unchanging,
      onPanelBackgroundChange: unchanging,
      onRadiusChange: unchanging,
      onScalingChange: unchanging,
      onAppearanceChange: unchanging,
    }),
    [appearance],
  )
  return <ThemeContext.Provider value={look}>{children}</ThemeContext.Provider>
}
