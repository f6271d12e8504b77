import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { probeFilm } from '#server/modules/film/film-probe.ts'
import { findFilmTools } from '#server/modules/film/film-tools.ts'
import { runProgram } from '#server/modules/film/run-program.ts'
import { makePosters } from '#server/modules/film/transcoding.ts'
import { findSandbox, type Reach, type Sandbox, unboxed } from '#server/runtime/sandbox.ts'

const sandbox = await findSandbox({ named: 'bwrap', hidden: [] })
if (sandbox === null)
  process.stderr.write('bubblewrap is missing or may not be used here: what it shuts in is not tested\n')
/** Names below /etc that hold no secret of a server. */
const SETTINGS =
  /^(fonts|libreoffice|alternatives|ld\.so\.(cache|conf|conf\.d)|passwd|group|nsswitch\.conf|localtime|timezone)$/
const hasNoFonts = spawnSync('fc-list').status !== 0
const never = new AbortController().signal
const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('is none where it is off, missing, or may not be used', async () => {
  expect(await findSandbox({ named: 'off', hidden: [] })).toBeNull()
  expect(await findSandbox({ named: 'bwrap', hidden: [], path: '/nowhere' })).toBeNull()
  const refusing = join(folder, 'bwrap')
  writeFileSync(refusing, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(await findSandbox({ named: 'bwrap', hidden: [], path: folder })).toBeNull()
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

  test('has the fonts, libraries and names of the system, and no other settings of it', async () => {
    const needed = ['fonts', 'alternatives', 'ld.so.cache', 'passwd', 'nsswitch.conf', 'localtime']
    for (const name of needed.filter((one) => existsSync(join('/etc', one))))
      expect([name, (await run(`ls /etc/${name}/ || cat /etc/${name}`)).code]).toEqual([name, 0])
    const { output } = await run('ls -A /etc')
    expect(output).not.toBe('')
    for (const name of output.trim().split('\n')) expect(name).toMatch(SETTINGS)
    expect((await run('ls -A /opt')).output).toBe('')
  })

  test.skipIf(hasNoFonts)('finds the same fonts', async () => {
    const outside = await runProgram(['fc-list'], never)
    expect((await run('fc-list')).output.split('\n').sort()).toEqual(outside.output.split('\n').sort())
  })

  test('sees nothing of the product and its data below what it may see, but the file that it is for', async () => {
    const product = join(folder, 'tools/product')
    const data = join(product, 'data')
    const program = join(folder, 'tools/program')
    const film = join(data, 'files/film.mp4')
    const shell = (place: string) => {
      mkdirSync(join(place, '..'), { recursive: true })
      writeFileSync(place, '#!/bin/sh\neval "$1"\n', { mode: 0o755 })
    }
    for (const place of [program, join(product, 'bin/program'), join(product, 'program')]) shell(place)
    mkdirSync(join(data, 'files'), { recursive: true })
    for (const place of [film, join(data, 'db'), join(product, 'key')]) writeFileSync(place, 'content')
    const linked = join(folder, 'linked')
    symlinkSync(data, linked)
    for (const hidden of [[product, data], [data, product], [product], [linked, product]]) {
      const shut = (await findSandbox({ named: 'bwrap', hidden })) as Sandbox
      for (const place of [program, join(product, 'bin/program'), join(product, 'program')]) {
        const ran = (script: string) =>
          runProgram(shut([place, script], { reads: [film], writes: [own] }), never)
        expect([place, await ran(`cat ${film}; echo made > ${own}/again`)]).toMatchObject([
          place,
          { code: 0, output: 'content' },
        ])
        const leads = [join(data, 'db'), join(product, 'key')]
        for (const lead of leads) expect([lead, (await ran(`cat ${lead}`)).output]).toEqual([lead, ''])
        await ran(`echo made > ${data}/made`)
        expect(existsSync(join(data, 'made'))).toBe(false)
      }
    }
    // What is not hidden there is seen.
    const open = (sandbox as Sandbox)([program, `cat ${join(data, 'db')}`], { reads: [], writes: [] })
    expect((await runProgram(open, never)).output).toBe('content')
  })

  test('sees a hidden folder of the system by none of its names', async () => {
    const within = readdirSync('/usr/lib', { withFileTypes: true }).find(
      (entry) => entry.isDirectory() && !entry.name.endsWith('-linux-gnu'),
    )
    const hidden = ['/usr/share', `/usr/lib/${within?.name}`]
    const shut = (await findSandbox({ named: 'bwrap', hidden })) as Sandbox
    const names = [...hidden, `/lib/${within?.name}`]
    for (const name of names) {
      const look = shut(['ls', '-A', name], { reads: [], writes: [] })
      expect([name, (await runProgram(look, never)).output]).toEqual([name, ''])
    }
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
