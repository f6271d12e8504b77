import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { ownFilesIn } from '#infrastructure/memory/own-file.backend.ts'
import { fileOfResource } from '#infrastructure/memory/resource.backend.ts'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

const MINE = '/school-local/school-local-mydatabase?orgId=1'
const EXAMINE = '/school-local/school-local-examine?orgId=1'
const FILES = RESOURCES.slice(0, 2).map(fileOfResource)
const [FIRST = ''] = FILES.map(({ name }) => name)

/** A backend in which a teacher has handed two files in. */
const backendWithShares = async (): Promise<MemoryBackend> => {
  const backend = createMemoryBackend()
  const token = backend.openSession(personOf('teacher'))
  const shares = memoryShare(backend, { token: () => token, expired: () => undefined })
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  const place = { stageId: 2, subjectId: 202, versionId: 0, bookId: 0, chapterId: 0 }
  const fileIds = FILES.map(({ id }) => id)
  await shares.share({ organisationId: 1, place, tagId: 1, fileIds, note: '' }, new AbortController().signal)
  return backend
}

it('a reason that is typed while its dialog is on its way decides nothing', async () => {
  const { user } = openApp({ person: 'reviewer', address: EXAMINE, backend: await backendWithShares() })
  await screen.findByRole('article', { name: `申请：${FIRST}` })
  await screen.findByRole('button', { name: '驳回' })
  await user.keyboard('ran')
  await screen.findByRole('dialog', { name: `驳回“${FIRST}”` })
  expect(screen.queryByText(`已通过“${FIRST}”`)).toBeNull()
  expect(screen.getByText('待审核（2）')).toBeDefined()
})

it('what is asked about a folder does not stay over another', async () => {
  const { user, goTo } = openApp({ person: 'teacher', address: MINE })
  await user.click(await screen.findByRole('button', { name: '新建文件夹' }))
  await screen.findByRole('dialog', { name: '新建文件夹' })
  await goTo(`${MINE}&tab=bin`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('heading', { name: '回收站' })
})
