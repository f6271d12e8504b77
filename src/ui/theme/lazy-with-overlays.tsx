import { type ComponentType, lazy } from 'react'
import { fetchCode } from '../routing/missing-code.ts'

/**
 * A part with dialogs or menus that is fetched when it is wanted, together with what tells them what the page looks like
 * (`OverlayTheme`): pages that have no others of their own do without it, and without all that places a menu.
 * docs/decisions/0437
 */
export const lazyWithOverlays = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [Part, { OverlayTheme }] = await Promise.all([
      fetchCode(load),
      fetchCode(() => import('./overlay-theme.tsx')),
    ])
    return {
      default: (props: Props) => (
        <OverlayTheme>
          <Part {...props} />
        </OverlayTheme>
      ),
    }
  })
