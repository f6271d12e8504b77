import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { probeFilm } from '#server/modules/film/film-probe.ts'
import { findFilmTools } from '#server/modules/film/film-tools.ts'
import { runProgram } from '#server/modules/film/run-program.ts'
import { makePosters } from '#server/modules/film/transcoding.ts'
import { findSandbox, type Reach, type Sandbox, unboxed } from '#server/runtime/sandbox.ts'

const sandbox = await findSandbox('bwrap')
if (sandbox === null)
  process.stderr.write('bubblewrap is missing or may not be used here: what it shuts in is not tested\n')
const never = new AbortController().signal
const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('is none where it is off, missing, or may not be used', async () => {
  expect(await findSandbox('off')).toBeNull()
  expect(await findSandbox('bwrap', '/nowhere')).toBeNull()
  const refusing = join(folder, 'bwrap')
  writeFileSync(refusing, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(await findSandbox('bwrap', folder)).toBeNull()
  expect(unboxed(['ffmpeg', '-i', 'a'], { reads: [], writes: [] })).toEqual(['ffmpeg', '-i', 'a'])
})

describe.skipIf(sandbox === null)('a program that is shut in', () => {
  const own = join(folder, 'own')
  const other = join(folder, 'other')
  const shown = join(folder, 'film.mp4')

  beforeAll(() => {
    for (const place of [own, other]) mkdirSync(place)
    for (const place of [shown, join(other, 'secret')]) writeFileSync(place, 'content')
  })

  const run = (script: string, reach: Partial<Reach> = {}) =>
    runProgram((sandbox as Sandbox)(['sh', '-c', script], { reads: [shown], writes: [own], ...reach }), never)

  test('reads the file that it is for, and nothing beside it', async () => {
    expect(await run(`cat ${shown}`)).toMatchObject({ code: 0, output: 'content' })
    for (const place of [join(other, 'secret'), process.cwd(), '/root', '/home', '/var/lib/postgresql'])
      expect([place, (await run(`ls ${place}`)).code === 0]).toEqual([place, false])
  })

  test('writes into its folder and nowhere else', async () => {
    expect((await run(`echo made > ${own}/made`)).code).toBe(0)
    expect(readFileSync(join(own, 'made'), 'utf8')).toBe('made\n')
    for (const place of [shown, '/etc/made', '/usr/made'])
      expect([place, (await run(`echo made > ${place}`)).code === 0]).toEqual([place, false])
    expect(readFileSync(shown, 'utf8')).toBe('content')
  })

  test('sees no secret of the server, no other process and no network', async () => {
    process.env['DATABASE_URL_OF_TEST'] = 'postgres://secret'
    try {
      expect((await run('env')).output).not.toContain('secret')
    } finally {
      delete process.env['DATABASE_URL_OF_TEST']
    }
    expect((await run(`kill -0 ${process.pid}`)).code).not.toBe(0)
    const server = createServer((socket) => socket.end('reached'))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as { port: number }
    const asking = `exec 3<>/dev/tcp/127.0.0.1/${port} && cat <&3`
    const ask = ['bash', '-c', asking] as const
    expect((await runProgram(ask, never)).output).toBe('reached')
    const shut = await runProgram((sandbox as Sandbox)(ask, { reads: [], writes: [] }), never)
    server.close()
    expect([shut.code === 0, shut.output]).toEqual([false, ''])
  })

  test('is ended with everything that it started', async () => {
    const ending = new AbortController()
    const asleep = () =>
      readdirSync('/proc').filter((pid) => {
        try {
          return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('600.4731')
        } catch {
          return false
        }
      })
    const command = ['sh', '-c', 'sleep 600.4731 & echo begun; wait'] as const
    let seen = 0
    const running = runProgram(
      (sandbox as Sandbox)(command, { reads: [], writes: [own] }),
      ending.signal,
      () => {
        seen = asleep().length
        ending.abort()
      },
    )
    await expect(running).rejects.toThrow('was stopped')
    expect(seen).toBeGreaterThan(0)
    await vi.waitFor(() => expect(asleep()).toEqual([]), { timeout: 10_000 })
  })
})

const tools = await findFilmTools('ffmpeg', undefined, sandbox ?? unboxed)

describe.skipIf(sandbox === null || tools === null)('ffmpeg that is shut in', () => {
  test('reads a film and draws its pictures', async () => {
    if (tools === null) return
    const film = join(folder, 'made.mp4')
    const pictures = join(folder, 'pictures')
    mkdirSync(pictures)
    const source = ['-f', 'lavfi', '-i', 'testsrc=duration=2:size=320x180:rate=10']
    await runProgram([tools.ffmpeg, '-v', 'error', ...source, '-pix_fmt', 'yuv420p', film], never)
    const shape = await probeFilm(tools, film, never)
    if ('refused' in shape) throw new Error(shape.refused)
    expect(shape).toMatchObject({ picture: { width: 320, height: 180 }, hasSound: false })
    const making = { from: film, shape, folder: pictures, signal: never, progress: () => undefined }
    expect(await makePosters(tools, making)).toBe(4)
  })
})
