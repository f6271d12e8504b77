// @vitest-environment node
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { subjects } from '#demo/content/index.ts'
import type { Manifest } from '#demo/generator/output/manifest.ts'
import { chaptersIn } from '#server/modules/playback/film-chapters.ts'

const root = fileURLToPath(new URL('../../demo/files', import.meta.url))
const manifest = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')) as Manifest
const resources = subjects.flatMap(({ stages }) =>
  stages.flatMap(({ resources: own, answers = [], handouts = [] }) => [...own, ...answers, ...handouts]),
)
const lessons = Object.values(manifest.lessons)
const streams = lessons.flatMap(({ hls }) => (hls === undefined ? [] : [hls]))

interface Named {
  readonly path: string
  readonly size: number
  readonly sha256: string
}

const named: readonly Named[] = [
  ...Object.values(manifest.resources),
  ...lessons.flatMap(({ mp4, poster, captions, chapters }) => [
    mp4,
    ...(poster ? [poster] : []),
    captions,
    chapters,
  ]),
  ...streams.flatMap(({ files }) => files),
  ...Object.values(manifest.drawings),
  ...manifest.banners.flatMap(({ desktop, mobile }) => [desktop, mobile]),
]

const contents = new Map(named.map(({ path }) => [path, readFileSync(join(root, path))]))
const contentOf = (path: string): Buffer => contents.get(path) ?? Buffer.alloc(0)

const isPackage = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')) &&
  Object.keys(unzipSync(bytes, { filter: ({ name }) => name === '[Content_Types].xml' })).length === 1

const isFilm = (bytes: Buffer): boolean => bytes.toString('latin1', 4, 8) === 'ftyp'

const magic: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  pdf: (bytes) =>
    bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.toString('latin1').trimEnd().endsWith('%%EOF'),
  docx: isPackage,
  pptx: isPackage,
  xlsx: isPackage,
  mp4: isFilm,
  m4s: (bytes) => /^(?:styp|moof|sidx)$/u.test(bytes.toString('latin1', 4, 8)),
  m3u8: (bytes) => bytes.toString('utf8').startsWith('#EXTM3U\n'),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  jpg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  vtt: (bytes) => bytes.toString('utf8').startsWith('WEBVTT\n\n'),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
}

const suffixOf = (path: string): string => posix.extname(path).slice(1)

describe('the files of the seed', () => {
  it('holds a file of the right format for every resource and no other', () => {
    const expected = resources.map(({ key, format }) => `${key}.${format}`).sort()
    const found = Object.entries(manifest.resources).map(([key, { path }]) => `${key}.${suffixOf(path)}`)
    expect(found.sort()).toEqual(expected)
  })

  it('keeps size and digest of every file as the manifest says', () => {
    const wrong = named.filter(({ path, size, sha256 }) => {
      const bytes = contentOf(path)
      return bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('begins every file as its suffix promises', () => {
    const wrong = [...contents].filter(([path, bytes]) => magic[suffixOf(path)]?.(bytes) !== true)
    expect(wrong.map(([path]) => path)).toEqual([])
  })

  it('keeps nothing that the manifest does not name, and stays under 95 MB in all', () => {
    const present = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    expect(present.filter((path) => path !== 'manifest.json' && !contents.has(path))).toEqual([])
    const total = present.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)
    expect(total).toBeLessThan(95_000_000)
  })
})

describe('the lessons of the seed', () => {
  it('gives every subject at least two, each between half a minute and two and a half', () => {
    const few = subjects.filter(({ subject }) => lessons.filter((one) => one.subject === subject).length < 2)
    expect(few.map(({ subject }) => subject)).toEqual([])
    expect(
      lessons.filter(({ mp4 }) => mp4.duration < 25 || mp4.duration > 150).map(({ title }) => title),
    ).toEqual([])
  })

  it('streams the film of every live lesson as it is, and three of the library in two renditions', () => {
    const lives = new Set(
      subjects.flatMap(({ stages }) => stages.flatMap((stage) => stage.lives.map(({ key }) => key))),
    )
    const missing = lessons.filter(({ course = '', hls }) => lives.has(course) && hls === undefined)
    expect(missing.map(({ title }) => title)).toEqual([])
    const renditions = streams.map(
      ({ files }) => files.filter(({ path }) => path.endsWith('index.m3u8')).length,
    )
    expect(renditions.filter((count) => count === 2)).toHaveLength(3)
  })

  it('has captions, one after the other from the first second to the last', () => {
    const second = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    const wrong = lessons.filter(({ mp4, captions }) => {
      const text = contentOf(captions.path).toString('utf8')
      const times = [...text.matchAll(/^(\S+) --> (\S+)$/gmu)].flatMap(([, from = '', to = '']) => [
        second(from),
        second(to),
      ])
      const inOrder = times.every((time, index) => time >= (times[index - 1] ?? 0))
      return !inOrder || times.length < 8 || (times[0] ?? 9) > 2 || (times.at(-1) ?? 0) > mp4.duration
    })
    expect(wrong.map(({ title }) => title)).toEqual([])
  })

  it('has chapters that follow each other from its beginning to its end, each with a name', () => {
    const wrong = lessons.filter(({ mp4, chapters }) => {
      const found = chaptersIn(contentOf(chapters.path).toString('utf8'))
      const seconds = found.map(({ Second }) => Second)
      const inOrder = seconds.every((second, at) => at === 0 || second > (seconds[at - 1] ?? 0) + 2)
      const areNamed = found.every(({ Name }) => Name !== '' && Name.length <= 18)
      return (
        !inOrder || !areNamed || seconds[0] !== 0 || found.length < 4 || (seconds.at(-1) ?? 99) > mp4.duration
      )
    })
    expect(wrong.map(({ title }) => title)).toEqual([])
  })

  it('has playlists whose every file exists', () => {
    const missing = streams.flatMap(({ master, files }) =>
      [master, ...files.map(({ path }) => path)]
        .filter((path) => path.endsWith('.m3u8'))
        .flatMap((playlist) => {
          const text = readFileSync(join(root, playlist), 'utf8')
          const maps = [...text.matchAll(/URI="([^"]+)"/gu)].map(([, uri = '']) => uri)
          const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
          return [...maps, ...lines].map((uri) => posix.join(dirname(playlist), uri))
        })
        .filter((path) => !existsSync(join(root, path))),
    )
    expect(missing).toEqual([])
  })
})
