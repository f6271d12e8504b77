import './react.ts'
import { adapters } from '#adapters'
import { readConfiguration } from '#infrastructure/configuration/configuration.fetch.ts'
import { showFault } from './fault-page.ts'
import { start } from './start.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no place for the app')

const configuration = await readConfiguration((address, init) => fetch(address, init), '/config.json')
if (configuration.ok) await start(root, configuration.value, adapters)
else showFault(root, configuration.failure)
