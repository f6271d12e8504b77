import { expect, it } from 'vitest'
import { messagesIn } from '../../scripts/diagrams/conversation.ts'
import { conversationPage } from '../../scripts/diagrams/conversation-page.ts'

const PARTICIPANTS = [
  { id: 'door', events: ['door.open', 'door.shut'] },
  { id: 'doorLight', events: ['light.on', 'light.off'] },
  { id: 'session', events: ['session.signIn'] },
]
const PATH = 'src/main/house/door.wiring.ts'

const said = (...code: readonly string[]) =>
  messagesIn(PATH, code.join('\n'), PARTICIPANTS).map(({ from, said: what, to, heard }) =>
    [from, what, to, heard].join(' | '),
  )

it('is read from who listens to whom, and what is sent then', () => {
  expect(said("actors.door.on('door.opened', () => actors.doorLight.send({ type: 'light.on' }))")).toEqual([
    'door | door.opened | doorLight | light.on',
  ])
})

it('knows a statechart by its events where a variable calls it otherwise', () => {
  expect(
    said(
      'const wire = ({ door: entrance, lamp }) => {',
      "  entrance.on('door.opened', ({ dark }) => lamp.send({ type: dark ? 'light.on' : 'light.off' }))",
      '}',
    ),
  ).toEqual(['door | door.opened | doorLight | light.on', 'door | door.opened | doorLight | light.off'])
})

it('does not take another statechart for the one that an event is for', () => {
  expect(said("door.on('door.opened', () => session.send({ type: 'light.on' }))")).toEqual([
    'door | door.opened | doorLight | light.on',
  ])
})

it('follows the functions of the file, and those that are handed over by name', () => {
  expect(
    said(
      "const shine = () => lamp.send({ type: 'light.on' })",
      "const ring = () => { shine(); notify('information', 'ding') }",
      "door.on('door.opened', ring)",
    ),
  ).toEqual([
    'door | door.opened | doorLight | light.on',
    'door | door.opened | notifications | notification.show',
  ])
})

it('hears the address, a sign-in, other tabs and each new state too', () => {
  expect(
    said(
      "navigator.onArrival(() => door.send({ type: 'door.shut' }))",
      "whenSignedIn(actors, () => door.send({ type: 'door.open' }))",
      "store.watch(() => door.send({ type: 'door.shut' }))",
      "door.subscribe(() => navigator.navigate('/'))",
    ),
  ).toEqual([
    'address | arrival | door | door.shut',
    'session | session.opened | door | door.open',
    'other tabs | any change | door | door.shut',
    'door | any change | address | navigate',
  ])
})

it('knows when the hooks of a feature are called, and what an actor sends back', () => {
  expect(
    said(
      'const wire = () => {',
      "  return { forget: () => door.send({ type: 'door.shut' }) }",
      '}',
      "const heard = lamp.on('light.broke', () => sendBack({ type: 'door.open' }))",
    ),
  ).toEqual(['session | session.closed | door | door.shut', 'doorLight | light.broke | door | door.open'])
})

it('is drawn whole without notices and the address, and for each feature with all that is said', () => {
  const message = { from: 'door', said: 'door.opened', to: 'doorLight', heard: 'light.on', path: PATH }
  const page = conversationPage([
    message,
    { ...message, said: 'door.shut', heard: 'light.off' },
    { ...message, to: 'address', heard: 'navigate', path: 'src/main/wiring.ts' },
  ])
  expect(page.split('\n').slice(5)).toEqual([
    '[house](#house) · [tab](#tab)',
    '',
    '## Overview',
    '',
    'Without notices and the address, to which nearly everybody talks.',
    '',
    '```mermaid',
    'flowchart LR',
    '  door["door"] --> doorLight["doorLight"]',
    '```',
    '',
    '## house',
    '',
    '```mermaid',
    'flowchart LR',
    '  door["door"] -- "door.opened → light.on<br>door.shut → light.off" --> doorLight["doorLight"]',
    '```',
    '',
    '| From | Says | To | Hears | Where |',
    '|---|---|---|---|---|',
    `| door | door.opened | doorLight | light.on | [door.wiring.ts](../../${PATH}) |`,
    `| door | door.shut | doorLight | light.off | [door.wiring.ts](../../${PATH}) |`,
    '',
    '## tab',
    '',
    '```mermaid',
    'flowchart LR',
    '  door["door"] -- "door.opened → navigate" --> address["address"]',
    '```',
    '',
    '| From | Says | To | Hears | Where |',
    '|---|---|---|---|---|',
    '| door | door.opened | address | navigate | [wiring.ts](../../src/main/wiring.ts) |',
    '',
  ])
})
