import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { leftTree } from '#contract/curriculum.ts'
import { addPerson } from '#contract/people.ts'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { verifyUserShare } from '#contract/review.ts'
import { getShareRequest, shareFileToSchool } from '#contract/share.ts'
import { takeStudioFile } from '#contract/studio-people.ts'
import type { PersonaKey } from '#tests/support/personas.ts'
import type { Ask } from './act.ts'

const FOLDER = 'demo/files/resources'
let used = Math.floor(Math.random() * 400)

/** A new file among one's own, of the bytes of this one, which the server has. */
export const ownCopyOf = async (ask: Ask, file: string, Name: string, DirectoryId = 0): Promise<number> => {
  const Hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  const { File } = await ask(addPrivateFileContent, { body: { Name, Hash, DirectoryId } })
  return File?.Id ?? 0
}

/** The same of some document. */
export const ownFile = (ask: Ask, Name: string, DirectoryId = 0): Promise<number> => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.docx'))
  used += 1
  return ownCopyOf(ask, join(FOLDER, files[used % files.length] ?? ''), Name, DirectoryId)
}

/** One's own file as a course or a live plan names it. */
export const takenFile = async (ask: Ask, PrivateFileId: number) => {
  const { FileId, Name, Duration } = await ask(takeStudioFile, { body: { PrivateFileId } })
  return { fileId: FileId, name: Name ?? '', duration: Duration ?? 0 }
}

const JUNIOR = 2

/** Where things of these tests stand. */
export const aPlace = async (ask: Ask) => {
  const subjects = await ask(leftTree, { params: { ParentId: JUNIOR }, query: {} })
  const maths = subjects.find(({ Name }) => Name === '数学')
  return { StageId: JUNIOR, SubjectId: maths?.Id ?? 0 }
}

/** A file of the teacher's that waits for the school's reviewers. */
export const sharedFile = async (ask: Ask, name: string) => {
  const FileIds = [await ownFile(ask, name)]
  const { Requests } = await ask(shareFileToSchool, {
    body: { OrgId: 1, FileIds, ...(await aPlace(ask)), TagId: 1 },
  })
  const Id = Requests?.[0]?.Id ?? 0
  const { RowVersion } = await ask(getShareRequest, { query: { Id } })
  return { Id, RowVersion: RowVersion ?? 0 }
}

/** The same once a reviewer has let it in; with the content that it is now. */
export const approvedFile = async (ask: Ask, name: string) => {
  const waiting = await sharedFile(ask, name)
  await ask(verifyUserShare, { params: { orgId: 1 }, body: { Items: [waiting], Status: 2 } }, 'reviewer')
  const { ContentId, RowVersion } = await ask(getShareRequest, { query: { Id: waiting.Id } })
  return { Id: waiting.Id, RowVersion: RowVersion ?? 0, contentId: ContentId ?? 0 }
}

/** Asks as this one where nobody else is named, before a page of somebody else. */
export const askingAs =
  (ask: Ask, persona: PersonaKey): Ask =>
  (call, request, who = persona) =>
    ask(call, request, who)

export const asTeacher = (ask: Ask): Ask => askingAs(ask, 'teacher')

/** A mobile number that nobody has. */
export const unusedMobile = (): string => `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** Somebody with a first password. */
export const aPerson = async (ask: Ask, Name: string, schoolId = 1, CanAdminister = false) => {
  const Mobile = unusedMobile()
  const Schools = [{ Id: schoolId, IsCanVerify: false, CanAdminister }]
  const { Id, Password } = await ask(
    addPerson,
    { body: { Mobile, Name, Title: '', RoleId: 1, Schools } },
    'platformAdministrator',
  )
  return { Id, Mobile, Password }
}
