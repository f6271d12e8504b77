// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { chaptersIn, filmChapters } from '#server/modules/playback/film-chapters.ts'
import { folderStorage } from '#server/storage/storage.ts'

describe('chapters as WebVTT', () => {
  it('are names at seconds, in order, whatever else the file holds', () => {
    const text =
      '\uFEFFWEBVTT\r\nKind: chapters\r\n\r\nNOTE\r\n第二节\r\n\r\n2\r\n01:02:03.500 --> 01:10:00.000 align:start\r\n小结 &amp; 作业\r\n\r\n00:01.250 --> 00:20.000\r\na &lt; b\r\n\r\nnot a cue --> at all\r\nx'
    expect(chaptersIn(text)).toEqual([
      { Second: 1.25, Name: 'a < b' },
      { Second: 3723.5, Name: '小结 & 作业' },
    ])
  })
})

describe('the chapters of a film', () => {
  const folder = mkdtempSync(join(tmpdir(), 'film-chapters-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('lie beside it; a film without such a file, and one in a bucket, has none', async () => {
    writeFileSync(join(folder, 'a.b.chapters.vtt'), 'WEBVTT\n\n00:00.000 --> 00:05.000\n引入\n')
    const chaptersOf = filmChapters(folderStorage({ seed: folder, data: folder }))
    expect([
      await chaptersOf({ store: 'data', path: 'a.b.mp4' }),
      await chaptersOf({ store: 'seed', path: 'other.mp4' }),
      await chaptersOf({ store: 'bucket', path: 'a.b.mp4' }),
    ]).toEqual([[{ Second: 0, Name: '引入' }], [], []])
  })
})
