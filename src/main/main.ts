import './react.ts'
import { adapters } from '#adapters'
import { readConfiguration } from '#infrastructure/configuration/configuration.fetch.ts'
import { fetchUserParts } from '#ui/fetch-user-parts.ts'
import { showFault, showUnloaded } from './fault-page.ts'
import { start } from './start.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place for the app')

const begin = async (place: HTMLElement): Promise<void> => {
  const { dataset } = document.documentElement
  if ('atHome' in dataset && 'signedIn' in dataset) fetchUserParts()
  const configuration = await readConfiguration((address, init) => fetch(address, init), '/config.json')
  if (configuration.ok) await start(place, configuration.value, adapters)
  else if (configuration.failure === 'unreached') showUnloaded(place)
  else showFault(place, configuration.failure)
}

begin(root).catch((error: unknown) => {
  showUnloaded(root)
  throw error
})
