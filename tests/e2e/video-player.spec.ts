import { type PlayerCase, VIDEO_PLAYER_CASES } from '#tests/contracts/video-player.contract.ts'
import { statusOf } from './support/faults.ts'
import { openBenches, type WayToWatch } from './support/player-bench/player-bench.ts'
import { expect, test } from './support/test.ts'

const SEVERAL_QUALITIES: PlayerCase = {
  name: 'comes in several qualities, one of which can be chosen',
  run: async (bench) => {
    await bench.show({ quality: '216p' })
    await bench.obey({ type: 'player.play' })
    await expect.poll(() => bench.facts()).toContainEqual({ type: 'player.shown', label: '216p' })
    const opened = (await bench.facts()).find(({ type }) => type === 'player.opened')
    expect(opened).toMatchObject({ levels: ['360p', '216p'] })
    await bench.obey({ type: 'player.setQuality', label: '360p' })
    await expect.poll(() => bench.facts()).toContainEqual({ type: 'player.shown', label: '360p' })
  },
}

const WAYS: readonly (readonly [WayToWatch, string, readonly PlayerCase[]])[] = [
  ['file', 'a file, by the browser', VIDEO_PLAYER_CASES],
  ['parts', 'parts in several qualities, by hls.js', [...VIDEO_PLAYER_CASES, SEVERAL_QUALITIES]],
  ['cloud', 'a cloud id, by the outside player', VIDEO_PLAYER_CASES],
]

// The films of one way run side by side: most of the time of a film is waited for.
for (const [way, name, cases] of WAYS)
  test(`${name}, does what every player does`, async ({ page, faults }) => {
    faults.forgive(statusOf(404))
    const bench = await openBenches(page, way)
    const came = await Promise.allSettled(cases.map((one) => test.step(one.name, () => one.run(bench()))))
    const wrong = came.flatMap((one, at) =>
      one.status === 'rejected' ? [`${cases[at]?.name}: ${String(one.reason)}`] : [],
    )
    expect(wrong).toEqual([])
  })

test('a cloud film without the outside player says so', async ({ page, faults }) => {
  faults.forgive(/ERR_BLOCKED_BY_CLIENT/)
  const bench = (await openBenches(page, 'cloud', 'unreachable'))()
  await bench.show()
  await expect.poll(() => bench.facts()).toEqual([{ type: 'player.failed', fault: 'noPlayer' }])
})

test('a film of a host that the page may not play from says so', async ({ page, faults }) => {
  faults.forgive(/Content Security Policy/)
  for (const way of ['file', 'parts'] as const) {
    const bench = (await openBenches(page, way, 'barred'))()
    await bench.show()
    await expect.poll(() => bench.facts()).toEqual([{ type: 'player.failed', fault: 'barred' }])
  }
})
