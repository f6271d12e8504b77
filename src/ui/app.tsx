import '@radix-ui/themes/styles.css'
import './theme/theme.css'
import './shell/shell.css'
import type { ReactNode } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import { AppProvider, type AppServices } from './actors-context.tsx'
import { RouterView } from './routing/router-view.tsx'
import { ThemeRoot } from './theme/theme-root.tsx'
import { useResolvedAppearance } from './theme/use-resolved-appearance.ts'

export interface AppProps {
  readonly services: AppServices
  readonly router: ReturnType<typeof createBrowserRouter>
}

/** The whole interface: what the statecharts say, drawn. */
export const App = ({ services, router }: AppProps) => (
  <AppProvider value={services}>
    <ResolvedLook>
      <RouterView router={router} />
    </ResolvedLook>
  </AppProvider>
)

const ResolvedLook = ({ children }: { children: ReactNode }) => (
  <ThemeRoot appearance={useResolvedAppearance()}>{children}</ThemeRoot>
)
