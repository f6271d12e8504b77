import './react.ts'
import { adapters } from '#adapters'
import { readConfiguration } from '#infrastructure/configuration/configuration.fetch.ts'
import { breathe } from './breathe.ts'
import { showFault } from './fault-page.ts'
import { start } from './start.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place for the app')

const begin = async (place: HTMLElement): Promise<void> => {
  // What was evaluated is one piece of work, what starts is another.
  await breathe()
  const configuration = await readConfiguration((address, init) => fetch(address, init), '/config.json')
  if (configuration.ok) await start(place, configuration.value, adapters)
  else showFault(place, configuration.failure)
}

void begin(root)
