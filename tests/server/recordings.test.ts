import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FindRecording, recordings } from '#server/modules/live/recordings.ts'
import { receiveFile } from '#server/storage/incoming-file.ts'
import { s3Bucket } from '#server/storage/s3-bucket.ts'
import { folderStorage, type Storage } from '#server/storage/storage.ts'
import { startS3 } from '#tests/support/s3.ts'

const MASTER = [
  '#EXTM3U',
  '#EXT-X-STREAM-INF:BANDWIDTH=1',
  'low.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=2',
  'high.m3u8',
]
const MEDIA = [
  '#EXTM3U',
  '#EXT-X-MAP:URI="init.mp4"',
  '#EXTINF:20.0,',
  'low-0.m4s',
  '#EXTINF:5.5,',
  'low-1.m4s',
  '#EXT-X-ENDLIST',
]
const STREAM = { 'master.m3u8': MASTER, 'low.m3u8': MEDIA, 'high.m3u8': MEDIA }

describe.each(['data', 'bucket'] as const)('a film as a stream, in the %s', (store) => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-recordings-'))
  let s3: Awaited<ReturnType<typeof startS3>>
  let storage: Storage
  let find: FindRecording

  beforeAll(async () => {
    s3 = await startS3()
    storage = folderStorage({ seed: folder, data: folder }, store === 'bucket' ? s3Bucket(s3.settings) : null)
    find = recordings({ findStream: async (id) => ({ store, path: `streams/${id}` }) }, storage)
  })
  afterAll(async () => {
    await s3.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const put = async (path: string, text: string) => {
    const incoming = await receiveFile(storage, Readable.from([Buffer.from(text)]))
    await incoming.keep(path)
  }

  test('is read from where it lies', async () => {
    for (const [name, lines] of Object.entries(STREAM)) await put(`streams/1/${name}`, lines.join('\n'))
    const recording = await find(1)
    expect([recording?.seconds, recording?.rendition('high.m3u8')?.parts.length]).toEqual([25.5, 2])
    expect(recording?.rendition('other.m3u8')).toBe(null)
  })

  test('fails for whoever asks for it, and for nobody else, where a part of it is gone; and is read anew', async () => {
    await put('streams/2/master.m3u8', MASTER.join('\n'))
    await put('streams/2/low.m3u8', MEDIA.join('\n'))
    const unheard: unknown[] = []
    const note = (error: unknown) => unheard.push(error)
    process.on('unhandledRejection', note)
    await expect(find(2)).rejects.toThrow()
    await new Promise(setImmediate)
    process.off('unhandledRejection', note)
    expect(unheard).toEqual([])
    await put('streams/2/high.m3u8', MEDIA.join('\n'))
    expect((await find(2))?.seconds).toBe(25.5)
  })
})
