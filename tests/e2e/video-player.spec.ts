import { VIDEO_PLAYER_CASES } from '#tests/contracts/video-player.contract.ts'
import { statusOf } from './support/faults.ts'
import { openBench, type WayToWatch } from './support/player-bench/player-bench.ts'
import { expect, test } from './support/test.ts'

const WAYS: readonly (readonly [WayToWatch, string])[] = [
  ['file', 'a file, by the browser'],
  ['parts', 'parts in several qualities, by hls.js'],
  ['cloud', 'a cloud id, by the outside player'],
]

for (const [way, name] of WAYS)
  test.describe(name, () => {
    for (const { name: what, run } of VIDEO_PLAYER_CASES)
      test(what, async ({ page, faults }) => {
        faults.forgive(statusOf(404))
        await run(await openBench(page, way))
      })
  })

test('parts come in several qualities, one of which can be chosen', async ({ page }) => {
  const bench = await openBench(page, 'parts')
  await bench.show({ quality: '216p' })
  await bench.obey({ type: 'player.play' })
  await expect.poll(() => bench.facts()).toContainEqual({ type: 'player.shown', label: '216p' })
  const opened = (await bench.facts()).find(({ type }) => type === 'player.opened')
  expect(opened).toMatchObject({ levels: ['360p', '216p'] })
  await bench.obey({ type: 'player.setQuality', label: '360p' })
  await expect.poll(() => bench.facts()).toContainEqual({ type: 'player.shown', label: '360p' })
})

test('a cloud film without the outside player says so', async ({ page, faults }) => {
  faults.forgive(/ERR_BLOCKED_BY_CLIENT/)
  const bench = await openBench(page, 'cloud', 'unreachable')
  await bench.show()
  await expect.poll(() => bench.facts()).toEqual([{ type: 'player.failed', fault: 'noPlayer' }])
})
