import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { xstateRootLate } from '../../../scripts/vite/xstate-root-late.ts'

const PROBE = '\0probe'
const SOURCE = `
import { createActor, fromPromise, setup } from 'xstate'
export const looked = []
const door = setup({ actors: { knock: fromPromise(() => new Promise(() => {})) } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      get on() {
        looked.push('closed')
        return { open: 'ajar', lock: '#door.locked' }
      },
    },
    ajar: { invoke: { src: 'knock', onDone: 'closed' }, on: { close: 'closed' } },
    locked: {},
  },
})
const provided = door.provide({ actors: { knock: fromPromise(() => Promise.resolve()) } })
export const make = () => createActor(provided).start()
export const described = () => ({ states: Object.keys(provided.states), events: provided.events })
`

interface Actor {
  getSnapshot(): { readonly value: string }
  send(event: { type: string }): void
  subscribe(hear: (snapshot: { readonly value: string }) => void): void
}

interface Probe {
  readonly looked: readonly string[]
  readonly make: () => Actor
  readonly described: () => { readonly states: readonly string[]; readonly events: readonly string[] }
}

const built = async (): Promise<Probe> => {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // As in a build for others: without the files for whoever develops.
    resolve: { conditions: ['module', 'browser'] },
    plugins: [
      xstateRootLate(),
      {
        name: 'probe',
        resolveId: (id) => (id === PROBE ? id : null),
        load: (id) => (id === PROBE ? SOURCE : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: PROBE,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  const address = `data:text/javascript,${encodeURIComponent(output.output[0].code)}#${crypto.randomUUID()}`
  return (await import(/* @vite-ignore */ address)) as Probe
}

describe('the tree of a statechart, in the build', () => {
  it('is built when it is first asked for, once, and only where an actor is made', async () => {
    const { looked, make } = await built()
    expect(looked).toEqual([])
    make()
    expect(looked).not.toEqual([])
    const once = looked.length
    make()
    expect(looked).toHaveLength(once)
  })

  it('leads where it leads without', async () => {
    const { make, described } = await built()
    expect(described().states).toEqual(['closed', 'ajar', 'locked'])
    expect(described().events).toEqual(['open', 'lock', 'close', 'xstate.done.actor.0.door.ajar'])
    const actor = make()
    expect(actor.getSnapshot().value).toBe('closed')
    const knocked = new Promise<string>((resolve) => {
      actor.send({ type: 'open' })
      actor.subscribe(({ value }) => resolve(value))
    })
    expect(actor.getSnapshot().value).toBe('ajar')
    expect(await knocked).toBe('closed')
    actor.send({ type: 'lock' })
    expect(actor.getSnapshot().value).toBe('locked')
  })
})
