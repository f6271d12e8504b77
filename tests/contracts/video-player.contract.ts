import assert from 'node:assert/strict'
import type { PlayerCommand, PlayerEvent, PlayerOpening } from '#domain/playback/player-protocol.ts'

/** A player before a test, wherever it runs: in this process or in a browser. */
export interface PlayerBench {
  /** How long its film lasts. Seconds. */
  readonly duration: number
  /** Shows a film, `missing` one that is not there. */
  show(opening?: Partial<Omit<PlayerOpening, 'host' | 'source'>>, film?: 'there' | 'missing'): Promise<void>
  obey(...commands: readonly PlayerCommand[]): Promise<void>
  /** All that was told so far. */
  facts(): Promise<readonly PlayerEvent[]>
  close(): Promise<void>
}

export interface PlayerCase {
  readonly name: string
  readonly run: (bench: PlayerBench) => Promise<void>
}

const PATIENCE_MS = 20_000
const LOOK_MS = 50

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The facts once they are as expected; fails with them where that never happens. */
const until = async (
  bench: PlayerBench,
  isSo: (facts: readonly PlayerEvent[]) => boolean,
): Promise<readonly PlayerEvent[]> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const facts = await bench.facts()
    if (isSo(facts)) return facts
    assert.ok(Date.now() < end, `it never came to that: ${JSON.stringify(facts)}`)
    await pause(LOOK_MS)
  }
}

const has =
  (type: PlayerEvent['type']) =>
  (facts: readonly PlayerEvent[]): boolean =>
    facts.some((fact) => fact.type === type)

const positionsOf = (facts: readonly PlayerEvent[]): readonly number[] =>
  facts.flatMap((fact) => (fact.type === 'player.moved' ? [fact.position] : []))

const count = (facts: readonly PlayerEvent[], type: PlayerEvent['type']): number =>
  facts.filter((fact) => fact.type === type).length

/** As near as pictures lie to what was sought. Seconds. */
const NEAR = 0.6

const isNear = (position: number | undefined, second: number): boolean =>
  position !== undefined && Math.abs(position - second) <= NEAR

const PLAY = { type: 'player.play' } as const
const PAUSE = { type: 'player.pause' } as const
const seek = (second: number): PlayerCommand => ({ type: 'player.seek', second })

/** What every player does. R-playback-1. */
export const VIDEO_PLAYER_CASES: readonly PlayerCase[] = [
  {
    name: 'opens with its length, and does not run before it is told to',
    run: async (bench) => {
      await bench.show()
      const facts = await until(bench, has('player.opened'))
      const opened = facts.find((fact) => fact.type === 'player.opened')
      assert.ok(opened?.type === 'player.opened' && opened.span.start === 0)
      assert.ok(Math.abs(opened.span.end - bench.duration) < 1, `${opened.span.end} s`)
      assert.equal(has('player.playing')(facts), false)
    },
  },
  {
    name: 'says once that there is something to see, when it has opened',
    run: async (bench) => {
      await bench.show({ startAt: 12 })
      const facts = await until(bench, has('player.drawn'))
      const told = facts.map(({ type }) => type)
      assert.ok(told.includes('player.opened'))
      assert.ok(told.indexOf('player.opened') < told.indexOf('player.drawn'), told.join())
      await bench.obey(PLAY)
      assert.equal(count(await until(bench, has('player.playing')), 'player.drawn'), 1)
    },
  },
  {
    name: 'runs from where it is to begin',
    run: async (bench) => {
      await bench.show({ startAt: 12 })
      await until(bench, has('player.opened'))
      await bench.obey(PLAY)
      const facts = await until(bench, (told) => count(told, 'player.moved') > 3)
      assert.ok(has('player.playing')(facts))
      const positions = positionsOf(facts)
      assert.ok(
        positions.every((position) => position > 12 - NEAR && position < 20),
        positions.join(),
      )
      assert.deepEqual(
        positions,
        [...positions].sort((a, b) => a - b),
      )
    },
  },
  {
    name: 'does as soon as it can what it is told too early',
    run: async (bench) => {
      await bench.show()
      await bench.obey(PLAY)
      await until(bench, has('player.playing'))
    },
  },
  {
    name: 'pauses where it is, and runs on from there',
    run: async (bench) => {
      await bench.show()
      await until(bench, has('player.opened'))
      await bench.obey(PLAY)
      await until(bench, (facts) => count(facts, 'player.moved') > 2)
      await bench.obey(PAUSE)
      const paused = positionsOf(await until(bench, has('player.paused'))).at(-1) ?? 0
      await bench.obey(PLAY)
      const facts = await until(bench, (told) => (positionsOf(told).at(-1) ?? 0) > paused + 0.4)
      assert.equal(count(facts, 'player.playing'), 2)
      assert.ok((positionsOf(facts).at(-1) ?? 0) < paused + 5)
    },
  },
  {
    name: 'says where it is after a seek, also while it is paused',
    run: async (bench) => {
      await bench.show()
      await until(bench, has('player.opened'))
      await bench.obey(seek(20))
      const facts = await until(bench, (told) => isNear(positionsOf(told).at(-1), 20))
      assert.equal(has('player.playing')(facts), false)
    },
  },
  {
    name: 'says where it is when it is asked',
    run: async (bench) => {
      await bench.show({ startAt: 12 })
      await until(bench, has('player.opened'))
      await bench.obey(PLAY)
      await until(bench, (facts) => count(facts, 'player.moved') > 1)
      await bench.obey(PAUSE)
      const { length } = positionsOf(await until(bench, has('player.paused')))
      await bench.obey({ type: 'player.tellPlace' })
      const [place] = positionsOf(await until(bench, (told) => positionsOf(told).length > length)).slice(
        length,
      )
      assert.ok(place !== undefined && place > 12 - NEAR && place < 20, String(place))
    },
  },
  {
    name: 'runs faster when it is told to',
    run: async (bench) => {
      await bench.show({ rate: 2 })
      await until(bench, has('player.opened'))
      await bench.obey({ type: 'player.setRate', rate: 0.5 }, { type: 'player.setRate', rate: 2 }, PLAY)
      await until(bench, has('player.playing'))
      const first = positionsOf(await until(bench, (facts) => count(facts, 'player.moved') > 1)).at(-1) ?? 0
      const began = Date.now()
      const facts = await until(bench, (told) => (positionsOf(told).at(-1) ?? 0) > first + 3)
      const passed = (Date.now() - began) / 1000
      const ran = (positionsOf(facts).at(-1) ?? 0) - first
      // Who looks late finds the film farther on as well.
      assert.ok(ran > 1.2 * passed, `${ran} s of film took ${passed} s`)
    },
  },
  {
    name: 'ends once, without a pause of its own',
    run: async (bench) => {
      await bench.show({ startAt: bench.duration - 1.5 })
      await until(bench, has('player.opened'))
      await bench.obey(PLAY)
      const facts = await until(bench, has('player.ended'))
      assert.deepEqual([count(facts, 'player.ended'), count(facts, 'player.paused')], [1, 0])
      assert.ok((positionsOf(facts).at(-1) ?? 0) > bench.duration - 1.5)
    },
  },
  {
    name: 'runs again after its end',
    run: async (bench) => {
      await bench.show({ startAt: bench.duration - 1 })
      await until(bench, has('player.opened'))
      await bench.obey(PLAY)
      await until(bench, has('player.ended'))
      await bench.obey(seek(3), PLAY)
      const again = (facts: readonly PlayerEvent[]) =>
        positionsOf(facts.slice(facts.findIndex(({ type }) => type === 'player.ended')))
      await until(
        bench,
        (facts) => count(facts, 'player.playing') > 1 && again(facts).some((position) => isNear(position, 3)),
      )
    },
  },
  {
    name: 'fails once where there is no film, and says nothing more',
    run: async (bench) => {
      await bench.show({}, 'missing')
      await until(bench, has('player.failed'))
      await bench.obey(PLAY, seek(3))
      await pause(4 * LOOK_MS)
      assert.deepEqual(await bench.facts(), [{ type: 'player.failed', fault: 'missing' }])
    },
  },
  {
    name: 'says nothing more once it is closed',
    run: async (bench) => {
      await bench.show()
      await until(bench, has('player.opened'))
      await bench.obey(PLAY)
      await until(bench, has('player.playing'))
      await bench.close()
      const { length } = await bench.facts()
      await pause(10 * LOOK_MS)
      assert.equal((await bench.facts()).length, length)
    },
  },
]
