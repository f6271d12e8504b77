import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  addPrivateDirectory,
  addPrivateFileContent,
  deletePrivateFiles,
  ON_CLASH,
} from '#contract/private-file.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'
import { aFilmOf, uploaderOf } from '#tests/support/uploads.ts'

/** Another picture: two pixels of one colour. */
const aGif = Buffer.from('R0lGODlhAgABAIAAAAAAAP///ywAAAAAAgABAAACAoRRADs=', 'base64')

onEachEngine('bytes that are known', (harness) => {
  const uploader = async (persona: Persona) => uploaderOf(harness().app, await harness().ask.tokenOf(persona))
  const dataOf = (answer: { Code: number; Data: unknown }) => {
    expect(answer).toMatchObject({ Code: 200 })
    return z.parse(addPrivateFileContent.data, answer.Data)
  }

  test('known bytes say where their owner has them already, and are kept where they were wanted', async () => {
    const { post } = harness().ask
    const token = await harness().ask.tokenOf('teacher')
    const [teacher, reviewer] = [await uploader('teacher'), await uploader('reviewer')]
    const folderIn = async (ParentId: number, Name: string) => {
      const { body } = await post(addPrivateDirectory.path, { Id: 0, ParentId, Name }, token)
      return z.parse(addPrivateDirectory.data, body.Data).Id
    }
    const grade = await folderIn(await folderIn(0, '秒传 备课'), '七年级')
    const film = { name: '密度教案', suffix: 'mp4', bytes: aFilmOf(1000) }
    const first = dataOf(await teacher.upload(film, { DirectoryId: grade }))
    expect(first).toMatchObject({ File: { Name: '密度教案.mp4' }, Existing: null })
    const firstId = first.File?.Id ?? 0
    const there = { Id: firstId, Name: '密度教案.mp4', DirectoryId: grade, PathName: '秒传 备课/七年级' }

    // Under another name, in another folder, and once more the very same.
    const renamed = dataOf(await teacher.begin({ ...film, name: '密度 改名' }, { DirectoryId: grade }))
    expect(renamed).toMatchObject({ File: { Name: '密度 改名.mp4' }, Existing: there })
    const elsewhere = dataOf(await teacher.begin(film))
    expect(elsewhere).toMatchObject({ File: { Name: '密度教案.mp4' }, Existing: there })
    expect(new Set([first, renamed, elsewhere].map(({ File }) => File?.Id)).size).toBe(3)
    expect(dataOf(await teacher.begin(film, { DirectoryId: grade }))).toMatchObject({
      File: { Id: firstId },
      Existing: there,
    })
    expect(dataOf(await teacher.begin(film))).toMatchObject({
      File: { Id: elsewhere.File?.Id },
      Existing: { Id: elsewhere.File?.Id, Name: '密度教案.mp4', DirectoryId: 0, PathName: '' },
    })

    // Nobody hears of what others have, and the bin does not count.
    expect(dataOf(await reviewer.upload({ ...film, name: '我的' }))).toMatchObject({ Existing: null })
    const FileIds = [first, renamed, elsewhere].map(({ File }) => File?.Id)
    await post(deletePrivateFiles.path, { FileIds }, token)
    expect(dataOf(await teacher.begin({ ...film, name: '又一份' }))).toMatchObject({
      NeedUpload: false,
      Existing: null,
    })
  })

  test('bytes that were sent say it too where their owner got them meanwhile; a name that is left alone does not', async () => {
    const teacher = await uploader('teacher')
    const film = { name: '同时', suffix: 'gif', bytes: Buffer.concat([aGif, Buffer.from('尾一')]) }
    const other = { name: '同时 二', suffix: 'gif', bytes: Buffer.concat([aGif, Buffer.from('尾二')]) }
    // Both become the same picture once what stands behind its end is cut off.
    dataOf(await teacher.upload(film))
    expect(dataOf(await teacher.upload(other)).Existing).toMatchObject({ PathName: '' })
    const taken = dataOf(await teacher.upload({ name: '占着', suffix: 'mp4', bytes: aFilmOf(100) }))
    const bytes = aFilmOf(100)
    dataOf(await teacher.upload({ name: '别处', suffix: 'mp4', bytes }))
    const skipped = await teacher.begin({ name: '占着', suffix: 'mp4', bytes }, { OnClash: ON_CLASH.skip })
    expect(dataOf(skipped)).toMatchObject({ File: { Id: taken.File?.Id }, Existing: null })
  })
})
