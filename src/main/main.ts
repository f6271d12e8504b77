import './react.ts'
import { adapters } from '#adapters'
import { readConfiguration } from '#infrastructure/configuration/configuration.fetch.ts'
import { fetchUserParts } from '#ui/fetch-user-parts.ts'
import { showFault, showUnloaded, showUnreached } from './fault-page.ts'
import { readUntilReached, waitForLine } from './first-reading.ts'
import { start } from './start.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place for the app')

const begin = async (place: HTMLElement): Promise<void> => {
  const { dataset } = document.documentElement
  if ('atHome' in dataset && 'signedIn' in dataset) fetchUserParts()
  const configuration = await readUntilReached({
    read: () => readConfiguration((address, init) => fetch(address, init), '/config.json'),
    tell: () => showUnreached(place),
    wait: waitForLine,
    chance: Math.random,
  })
  if (configuration.ok) await start(place, configuration.value, adapters)
  else showFault(place, configuration.failure)
}

begin(root).catch((error: unknown) => {
  showUnloaded(root)
  throw error
})
