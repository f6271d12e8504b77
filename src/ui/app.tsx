import '@radix-ui/themes/styles.css'
import './theme/theme.css'
import './shell/shell.css'
import { type ReactNode, useEffect } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import { AppProvider, type AppServices } from './actors-context.tsx'
import { dropStrayClicks } from './components/stray-clicks.ts'
import { RouterView } from './routing/router-view.tsx'
import { ThemeRoot } from './theme/theme-root.tsx'
import { useResolvedAppearance } from './theme/use-resolved-appearance.ts'

export interface AppProps {
  readonly services: AppServices
  readonly router: ReturnType<typeof createBrowserRouter>
}

/** The whole interface, rendered from the statecharts. */
export const App = ({ services, router }: AppProps) => {
  useEffect(() => dropStrayClicks(document), [])
  return (
    <AppProvider value={services}>
      <ResolvedLook>
        <RouterView router={router} />
      </ResolvedLook>
    </AppProvider>
  )
}

const ResolvedLook = ({ children }: { children: ReactNode }) => (
  <ThemeRoot appearance={useResolvedAppearance()}>{children}</ThemeRoot>
)
