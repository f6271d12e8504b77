import { expect, test } from 'vitest'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { getUnfinishedUploads } from '#contract/upload.ts'
import { upload } from '#server/db/schema/upload.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const REVIEWER = 2

onEachEngine('uploads that are not done', (harness) => {
  const { answer, data } = callsOf(harness)

  test('are all listed, as many as there may be', async () => {
    const { database, clock } = harness()
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      id: `unfinished-${at}`,
      userId: REVIEWER,
      name: `第${at}个`,
      suffix: 'mp4',
      size: 10,
      sha256: Buffer.alloc(32, at % 256),
      createdAt: clock.read(),
      updatedAt: clock.read(),
    }))
    await database.db.insert(upload).values(rows)
    const listed = (await data(getUnfinishedUploads, {}, 'reviewer')).map(({ UploadId }) => UploadId)
    expect(listed.sort()).toEqual(rows.map(({ id }) => id).sort())
    const another = { Name: '又一个', Suffix: 'mp4', Size: 100, Hash: 'a'.repeat(64) }
    expect(await answer(addPrivateFileContent, { body: another }, 'reviewer')).toMatchObject({
      Code: 507,
      Message: '没有传完的文件太多，请先传完或放弃一些',
    })
  })
})
