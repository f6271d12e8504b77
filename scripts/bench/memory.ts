import { serveBuild } from '#tests/support/served-build.ts'
import { residentMegabytes } from './resources.ts'
import { printTable } from './table.ts'

/** Long enough for what the start left behind to be collected. */
const REST_MS = 30_000
const REQUESTS = 200
const PATHS = [
  '/',
  '/api/user/homedirectory/getbasetree',
  '/api/user/homedirectory/homeindex',
  '/api/user/banner/getbannerlist',
  '/api/user/search/hotsearch?type=1',
  '/api/user/liveplaydirectory/gethomelivelist',
]

/** Resident memory of the server with its embedded database: at rest after the start, and at rest after work. */
export const bench = async (): Promise<void> => {
  const served = await serveBuild()
  try {
    const pid = served.process.pid ?? 0
    await rest()
    const afterStart = await residentMegabytes(pid)
    for (let index = 0; index < REQUESTS; index += 1) {
      const answer = await fetch(`${served.url}${PATHS[index % PATHS.length]}`)
      await answer.arrayBuffer()
    }
    const afterWork = await residentMegabytes(pid)
    await rest()
    printTable(
      ['resident memory of the server', 'MB'],
      [
        [`${REST_MS / 1000} s after the start`, afterStart.toFixed(0)],
        [`right after ${REQUESTS} requests`, afterWork.toFixed(0)],
        [`${REST_MS / 1000} s later`, (await residentMegabytes(pid)).toFixed(0)],
        ['target', '300'],
      ],
    )
  } finally {
    await served.stop()
  }
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST_MS))
