import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, fromPromise, StateMachine, setup } from 'xstate'
import { unprovided } from '#domain/kernel/unprovided.ts'
import { projectFiles } from '#tests/support/project-files.ts'
import { deadQuestions, endlessWaits } from './waiting-states.ts'

const machines = async (): Promise<readonly AnyStateMachine[]> => {
  const files = projectFiles('src/domain/*.machine.ts')
  const modules = await Promise.all(
    files.map((path) => import(pathToFileURL(join(process.cwd(), path)).href) as Promise<object>),
  )
  return modules.flatMap((module) =>
    Object.values(module).filter((one): one is AnyStateMachine => one instanceof StateMachine),
  )
}

/** Waits whose end is told by another actor, which ends by this rule or by what is said here. */
const ENDED_BY = {
  'courseEditor.open.acting.settling': 'the outbox of edits, or the editor who dismisses it',
  'folderChoice.making': 'the folders, by choice.made or choice.refused',
  'pictureUpload.uploading':
    'its upload, by upload.ended: the client tells that it is slow, and ends it after ten minutes',
  'playback.attached.open.playing.stalled': 'the player; its line is told and tried again by playback-line',
  'playback.attached.open.starting': 'the player; likewise',
  'playback.attached.opening': 'the player; likewise',
  'questionImport.preparing.checking':
    'its upload, by import.ended: the client tells that it is slow, and ends it after ten minutes',
  'questionStop.stop.asked.opening': 'the region beside it that reads the questions',
} as const

/** Busy in `waiting`, which begins by asking; both outcomes lead on but where one is left out. */
const planted = ({ onError = true, asks = true, time = false }) => {
  const ask = fromPromise<true>(unprovided('ask'))
  return setup({ actors: { ask } }).createMachine({
    id: 'planted',
    initial: 'waiting',
    states: {
      waiting: {
        tags: 'busy',
        ...(asks && { invoke: { src: 'ask', onDone: 'rest', ...(onError && { onError: 'rest' }) } }),
        ...(time && { after: { 1000: 'rest' } }),
      },
      rest: {},
    },
  })
}

describe('a wait', () => {
  it('ends in every statechart: what is asked has both outcomes, and what is busy asks or has its time', async () => {
    const all = await machines()
    expect(all.length).toBeGreaterThan(100)
    expect(all.flatMap(deadQuestions)).toEqual([])
    expect(all.flatMap(endlessWaits).sort()).toEqual(Object.keys(ENDED_BY).sort())
  })

  it('without an end is seen', () => {
    expect(deadQuestions(planted({ onError: false }))).toEqual(['planted.waiting: ask has no onError'])
    expect(endlessWaits(planted({ asks: false }))).toEqual(['planted.waiting'])
  })

  it('that ends by an answer or by time is none of them', () => {
    for (const machine of [planted({}), planted({ asks: false, time: true })])
      expect([...deadQuestions(machine), ...endlessWaits(machine)]).toEqual([])
  })
})

/** What is drawn while code of a part is fetched. */
const drawsAWait = (source: string): boolean => /Suspense fallback=\{(?!null)|waiting=\{/.test(source)

it('code that a skeleton stands for is fetched with an end', () => {
  const files = projectFiles('src/ui/*.tsx')
  const bare = files.filter((path) => {
    const source = readFileSync(path, 'utf8')
    return drawsAWait(source) && /lazy\([\s\S]*?\(await import\(/.test(source)
  })
  expect(bare).toEqual([])
})

/** A fetch goes through what has patience, or its adapter ends what it asks; main reads the configuration, which has its time. */
const ENDED_FETCH =
  /patientFetch\(|fetchAddressFault\(|fetchServerTime\(|isPageSent\(|AbortSignal\.timeout\(|readConfiguration\(/

it('no fetch waits for ever', () => {
  const asking = projectFiles('src/*.ts', 'src/*.tsx').flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    // What is handed in was made so by who hands it in.
    if (/fetch: (?:Fetch\b|\(address)/.test(source)) return []
    return source
      .split('\n')
      .flatMap((line) => (/(?<![\w.])fetch\(/.test(line) ? [`${path}: ${line.trim()}`] : []))
  })
  expect(asking.length).toBeGreaterThan(4)
  expect(asking.filter((line) => !ENDED_FETCH.test(line))).toEqual([])
})
