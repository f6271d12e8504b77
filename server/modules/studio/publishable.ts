import { courseFaults } from '#contract/course-check.ts'
import { filesOf, questionsOf } from '#contract/course-document.ts'
import { CODE } from '#contract/envelope.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { CurriculumPlaceRepository } from '../content/curriculum-place.repository.ts'
import { findPlace, type Place } from '../content/curriculum-place.ts'
import type { CourseTagRepository } from './course-tag.repository.ts'
import { tagsGiven } from './course-tag.service.ts'
import type { DraftRow } from './draft.repository.ts'
import type { NamedThingsRepository } from './named-things.repository.ts'

interface Needs {
  readonly things: NamedThingsRepository
  readonly places: CurriculumPlaceRepository
  readonly tags: CourseTagRepository
}

/** What a course needs besides its document to be written. */
export interface Publishable {
  readonly place: Place
  /** SHA-256 in hexadecimal and the suffix; null for the drawn one. */
  readonly cover: { readonly fileId: number; readonly hash: string; readonly suffix: string } | null
  /** Of the tags that it names those that it can be given. */
  readonly tagIds: readonly number[]
}

const FAULTY = refuse(CODE.fieldError, '课程还不完整，请先处理检查中列出的问题')
const NO_FILE = refuse(CODE.fieldError, '课程用到的文件有的已经不在了，请重新选择')
const NO_PICTURE = refuse(CODE.fieldError, '封面不是图片，请重新选择')
const NO_FILM = refuse(CODE.fieldError, '视频小节的文件不是视频，请重新选择')
const NO_QUESTION = refuse(CODE.fieldError, '课程用到的题目有的已经不在了，或只给别的学校用，请重新选择')
export const NO_COLLEAGUE = refuse(CODE.fieldError, '授课老师有的不是本校成员，请重新选择')

/** Why a draft cannot be published, or what it is to be written with: everything that it names is there and fits. */
export const publishable = async (
  { things, places, tags }: Needs,
  { document, organisationId }: Pick<DraftRow, 'document' | 'organisationId'>,
  userId: number,
): Promise<Publishable | Refusal> => {
  if (courseFaults(document).length > 0) return FAULTY
  const place = await findPlace(places, { ...document.place, gradeId: 0 })
  if (place instanceof Refusal) return place
  const files = new Map((await things.findFiles([...filesOf(document)])).map((file) => [file.id, file]))
  if (files.size < filesOf(document).size) return NO_FILE
  const films = document.chapters.flatMap(({ sections }) =>
    sections.flatMap(({ kind, file }) => (kind === 'film' && file ? [file.fileId] : [])),
  )
  if (films.some((id) => files.get(id)?.mime.startsWith('video/') !== true)) return NO_FILM
  const cover = document.cover && files.get(document.cover.fileId)
  if (cover && !cover.mime.startsWith('image/')) return NO_PICTURE
  const asked = [...questionsOf(document)]
  if ((await things.findQuestions(asked, userId, organisationId)).length < asked.length) return NO_QUESTION
  if (!(await things.areMembers(organisationId, document.teachers))) return NO_COLLEAGUE
  return {
    place,
    cover: cover ? { fileId: cover.id, hash: cover.sha256.toString('hex'), suffix: cover.suffix } : null,
    tagIds: tagsGiven(document.tagIds, await tags.findAll()),
  }
}
