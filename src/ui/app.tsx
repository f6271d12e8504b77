import '@radix-ui/themes/styles.css'
import './theme/theme.css'
import { Theme } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AppProvider, type AppServices } from './actors-context.tsx'
import { useResolvedAppearance } from './theme/use-resolved-appearance.ts'

export interface AppProps {
  readonly services: AppServices
  readonly router: ReturnType<typeof createBrowserRouter>
}

/** The whole interface: what the statecharts say, drawn. */
export const App = ({ services, router }: AppProps) => (
  <AppProvider value={services}>
    <Look>
      <RouterProvider router={router} />
    </Look>
  </AppProvider>
)

const Look = ({ children }: { children: ReactNode }) => (
  <Theme
    accentColor="indigo"
    grayColor="sand"
    panelBackground="solid"
    radius="medium"
    appearance={useResolvedAppearance()}
  >
    {children}
  </Theme>
)
