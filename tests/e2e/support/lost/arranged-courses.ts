import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type CourseSection, emptyCourse } from '#contract/course-document.ts'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { createCourseDraft, saveCourseDraft } from '#contract/studio.ts'
import { publishCourseDraft } from '#contract/studio-life.ts'
import { getAliOssSetting } from '#contract/upload.ts'
import { aChapter, aSection, keyOf } from '#tests/support/a-course.ts'
import { freshFilm } from '../fresh-film.ts'
import type { Ask } from './act.ts'
import { aPlace, ownFile, takenFile } from './arranged.ts'

/** The key of the one section of these courses, and its name. */
export const SECTION = keyOf('a1')
export const SECTION_NAME = '第一讲'

const NOWHERE = emptyCourse('', 0).place

export const emptyDraft = (ask: Ask, Name: string) =>
  ask(createCourseDraft, { body: { OrgId: 1, Name, ClientId: crypto.randomUUID() } })

/** A course of one chapter with one section, which lacks nothing else. */
export const draftWith = async (ask: Ask, name: string, section: Partial<CourseSection>) => {
  const { Id, Revision } = await emptyDraft(ask, name)
  const { StageId: stageId, SubjectId: subjectId } = await aPlace(ask)
  const thing = aChapter('a', [aSection('a1', { name: SECTION_NAME, ...section })])
  const { State } = await ask(saveCourseDraft, {
    body: {
      Id,
      Revision: Revision ?? 0,
      IntentId: crypto.randomUUID(),
      Edits: [
        { op: 'set', key: '', field: 'place', was: NOWHERE, value: { ...NOWHERE, stageId, subjectId } },
        { op: 'add', kind: 'chapter', parent: '', before: '', thing },
      ],
    },
  })
  return { Id, Revision: State.Revision ?? 0 }
}

/** A course that can be published: of a document, which nothing has to be made of. */
export const wholeDraft = async (ask: Ask, name: string) =>
  draftWith(ask, name, { kind: 'file', file: await takenFile(ask, await ownFile(ask, name)) })

/** By whoever may publish their own. */
export const publishedCourse = async (ask: Ask, name: string) => {
  const { Id, Revision } = await wholeDraft(ask, name)
  const state = await ask(publishCourseDraft, { body: { Id, Revision } })
  return { Id, Revision: state.Revision ?? 0 }
}

/** Brings a film that nobody has among one's own files. */
const ownFilm = async (page: Page, ask: Ask, Name: string, bytes: Buffer): Promise<number> => {
  const Hash = createHash('sha256').update(bytes).digest('hex')
  const { UploadId = '' } = await ask(addPrivateFileContent, {
    body: { Id: 0, Name, Suffix: 'mp4', Size: bytes.length, Hash },
  })
  const { UploadUrl } = await ask(getAliOssSetting, {})
  await page.request.patch(`${UploadUrl}`.replace('?', `/${UploadId}?`), {
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    data: bytes,
  })
  const { File } = await ask(addPrivateFileContent, { body: { Id: 0, UploadId: UploadId ?? '' } })
  return File?.Id ?? 0
}

/** A course with a film that no other course has, called as it is. */
export const filmedDraft = async (page: Page, ask: Ask, name: string, film?: string) => {
  const file = await takenFile(ask, await ownFilm(page, ask, name, freshFilm(name, film)))
  const { Id } = await draftWith(ask, name, { file })
  return { Id, FileId: file.fileId }
}
