import { expect, it } from 'vitest'
import { installedApp } from '../../../scripts/vite/installed-app.ts'

// A worker that takes over by itself opens every tab anew, with whatever is typed in it (docs/decisions/0401).
it('a new version waits until somebody takes it, and nothing but the app registers it', () => {
  const { registerType, injectRegister, workbox } = installedApp
  expect({ registerType, injectRegister, skipWaiting: workbox?.skipWaiting ?? false }).toEqual({
    registerType: 'prompt',
    injectRegister: false,
    skipWaiting: false,
  })
})
