import { expect, it } from 'vitest'
import type { UploadWanted } from '#domain/upload/upload.ts'
import { aFilm, wantedOf } from './support/a-film.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

/** `UploadTransport`. Wire: getaliosssetting and AddOrUpdatePrivateFileContentAsync, R-upload-2. */
export const uploadContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: uploads`, make, (fresh) => {
    const open = async (): Promise<Backend['ports']['uploads']> => {
      const backend = fresh()
      await enter(backend, '13900000001')
      return backend.ports.uploads
    }
    const begun = async (uploads: Backend['ports']['uploads'], wanted: UploadWanted): Promise<string> => {
      const standing = await uploads.begin(wanted, noAbort())
      if (!standing.ok || standing.value.kind !== 'toSend') throw new Error(JSON.stringify(standing))
      return standing.value.uploadId
    }

    it('are sent, kept, and there at once the next time', async () => {
      const uploads = await open()
      const film = aFilm()
      const wanted = await wantedOf(film)
      const id = await begun(uploads, wanted)
      const told: number[] = []
      expect(await uploads.send(id, film.content, (bytes) => told.push(bytes), noAbort())).toEqual({
        ok: true,
        value: true,
      })
      expect(told.at(-1)).toBe(film.content.size)
      const kept = {
        ok: true,
        value: {
          kind: 'kept',
          file: { name: film.name, suffix: 'mp4', size: film.content.size, hash: wanted.hash },
        },
      }
      expect(await uploads.finish(id, wanted, noAbort())).toMatchObject(kept)
      expect(await uploads.begin(wanted, noAbort())).toMatchObject(kept)
    })

    it('of bytes that their owner has already say where, and are kept where they were wanted', async () => {
      const backend = fresh()
      await enter(backend, '13900000001')
      const { uploads, ownFiles } = backend.ports
      const film = aFilm()
      const upper = await valueOf(ownFiles.createFolder(`备课 ${film.name}`, 0, noAbort()))
      const directoryId = await valueOf(ownFiles.createFolder('七年级', upper, noAbort()))
      const wanted = { ...(await wantedOf(film)), directoryId }
      const id = await begun(uploads, wanted)
      await uploads.send(id, film.content, () => undefined, noAbort())
      const first = await valueOf(uploads.finish(id, wanted, noAbort()))
      if (first.kind !== 'kept') throw new Error(JSON.stringify(first))
      expect(first.heldAt).toBe(null)

      const heldAt = { id: first.file.id, name: film.name, folder: `备课 ${film.name}/七年级` }
      const newName = film.name.replace('课', '改名')
      const renamed = await valueOf(uploads.begin({ ...wanted, name: newName }, noAbort()))
      expect(renamed).toMatchObject({ kind: 'kept', file: { name: newName }, heldAt })
      const elsewhere = await valueOf(uploads.begin({ ...wanted, directoryId: 0 }, noAbort()))
      expect(elsewhere).toMatchObject({ kind: 'kept', file: { name: film.name }, heldAt })
      // Where it lies already nothing is added.
      const again = await valueOf(uploads.begin(wanted, noAbort()))
      expect(again).toMatchObject({ kind: 'kept', file: { id: first.file.id }, heldAt })

      // The bin does not count.
      const kept = [first, renamed, elsewhere].flatMap((one) => (one.kind === 'kept' ? [one.file.id] : []))
      expect(new Set(kept).size).toBe(3)
      const [left, ...gone] = kept.reverse()
      await valueOf(ownFiles.remove({ folderIds: [], fileIds: gone }, noAbort()))
      expect(await valueOf(uploads.begin({ ...wanted, name: `又 ${newName}` }, noAbort()))).toMatchObject({
        heldAt: { id: left, name: film.name, folder: '' },
      })
    })

    it('are asked for too early: the rest is to be sent', async () => {
      const uploads = await open()
      const wanted = await wantedOf(aFilm())
      const uploadId = await begun(uploads, wanted)
      expect(await uploads.finish(uploadId, wanted, noAbort())).toEqual({
        ok: true,
        value: { kind: 'toSend', uploadId },
      })
    })

    it('are listed until they are done or let go of, and go on under the same name', async () => {
      const uploads = await open()
      const film = aFilm()
      const wanted = await wantedOf(film)
      const uploadId = await begun(uploads, wanted)
      expect(await begun(uploads, wanted)).toBe(uploadId)
      const listed = await uploads.unfinished(noAbort())
      expect(listed.ok && listed.value.find((one) => one.uploadId === uploadId)).toEqual({
        uploadId,
        name: film.name,
        size: film.content.size,
        received: 0,
        hash: wanted.hash,
        directoryId: 0,
      })
      expect(await uploads.discard(uploadId, noAbort())).toEqual({ ok: true, value: true })
      expect(await uploads.discard(uploadId, noAbort())).toMatchObject({
        failure: { kind: 'rejected', reason: 'missing' },
      })
      expect(await uploads.send(uploadId, film.content, () => undefined, noAbort())).toMatchObject({
        failure: { kind: 'rejected', reason: 'missing' },
      })
    })

    it('stop where the signal says so', async () => {
      const uploads = await open()
      const film = aFilm()
      const id = await begun(uploads, await wantedOf(film))
      const stop = new AbortController()
      const sent = uploads.send(id, film.content, () => undefined, stop.signal)
      stop.abort(new Error('paused'))
      await expect(sent).rejects.toThrow('paused')
    })

    it('under a name that is taken wait for a word', async () => {
      const uploads = await open()
      const first = aFilm()
      const keep = async (wanted: UploadWanted, content: Blob) => {
        const id = await begun(uploads, wanted)
        await uploads.send(id, content, () => undefined, noAbort())
        return uploads.finish(id, wanted, noAbort())
      }
      await keep(await wantedOf(first), first.content)
      const other = { name: first.name, content: aFilm().content }
      expect(await uploads.begin(await wantedOf(other), noAbort())).toEqual({
        ok: false,
        failure: { kind: 'rejected', reason: 'conflict', message: '文件夹里已有同名文件' },
      })
      expect(await keep(await wantedOf(other, 'keepBoth'), other.content)).toMatchObject({
        value: { file: { name: first.name.replace('.mp4', ' (2).mp4') } },
      })
      const third = { name: first.name, content: aFilm().content }
      const wanted = await wantedOf(third, 'replace')
      expect(await keep(wanted, third.content)).toMatchObject({
        value: { file: { name: first.name, hash: wanted.hash } },
      })
    })

    it('of what may not be uploaded are refused in words', async () => {
      const uploads = await open()
      const wanted = await wantedOf(aFilm())
      expect(await uploads.begin({ ...wanted, name: '页.html' }, noAbort())).toEqual({
        ok: false,
        failure: {
          kind: 'rejected',
          reason: 'invalid',
          message: '只能上传 jpg、png、gif、jpeg、docx、pdf、xlsx、mp4、pptx 格式的文件',
        },
      })
      expect(await uploads.begin({ ...wanted, size: 0 }, noAbort())).toMatchObject({
        failure: { message: '文件是空的' },
      })
    })
  })
