import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { COURSE_LIMITS, type CourseDocument, courseDocument, emptyCourse } from '#contract/course-document.ts'
import { DRAFT_STATUS } from '#contract/studio.ts'
import type { Db } from '../db/database.ts'
import { decodedText } from '../html/decoded-text.ts'
import { FileRefusal } from '../import/questions/draft.ts'
import { importQuestions, tryQuestions } from '../import/questions/import-questions.ts'
import { parseQuestionFile } from '../import/questions/parse-question-file.ts'
import type { ImportAuthor, ImportPlace } from '../import/questions/question-rows.ts'
import { auditRepository } from '../modules/audit/audit.repository.ts'
import { draftRepository } from '../modules/studio/draft.repository.ts'
import { suffixOf } from '../modules/upload/file-kind.ts'
import { hashOfFile } from '../runtime/file-hash.ts'
import type { Storage } from '../storage/storage.ts'
import { comingFiles } from '../world/coming-files.ts'
import { ItemRefused } from '../world/world-field.ts'
import { CARTRIDGE_MANIFEST, readCartridge } from './common-cartridge.ts'
import type { CourseOutline, OutlineItem } from './course-outline.ts'
import { importedCourseRepository } from './imported-course.repository.ts'
import { MOODLE_MANIFEST, readMoodleBackup } from './moodle-backup.ts'
import { type UnpackedCourse, unpackCourse } from './unpack-course.ts'

interface Asked {
  readonly db: Db
  readonly storage: Storage
  readonly place: string
  readonly curriculum: ImportPlace
  readonly author: ImportAuthor
  readonly isDryRun: boolean
  readonly now: Date
}

export interface CourseImported {
  readonly name: string
  readonly chapters: number
  readonly sections: number
  readonly questions: number
  /** What has no place here, or could not be taken. */
  readonly lost: readonly string[]
  /** Null for a dry run. */
  readonly draftId: number | null
  /** The same file came in before, and nothing was done. */
  readonly isKnown: boolean
}

const NAME = 200
/** The id of what a dry run does not write. */
const NOT_YET = 1
const INTRODUCTION = 20_000

const cut = (text: string, most: number): string => Array.from(text.trim()).slice(0, most).join('')

/** Names of other platforms are often kept as HTML. */
const named = (text: string): string => cut(decodedText(text).replace(/\s+/g, ' '), NAME)

const read = async (files: UnpackedCourse): Promise<CourseOutline> => {
  if (files.has(MOODLE_MANIFEST)) return readMoodleBackup(files)
  if (files.has(CARTRIDGE_MANIFEST)) return readCartridge(files)
  throw new FileRefusal(`这不是课程备份：里面没有 ${MOODLE_MANIFEST}，也没有 ${CARTRIDGE_MANIFEST}`)
}

type Section = CourseDocument['chapters'][number]['sections'][number]

const aSection = (name: string, change: Pick<Section, 'kind'> & Partial<Section>): Section => ({
  key: randomUUID(),
  name: named(name),
  file: null,
  captions: [],
  points: [],
  questionIds: [],
  ...change,
})

/** Brings the questions of an outline into the bank; answers their ids there by those of the outline. */
const takeQuestions = async (
  { db, storage, curriculum, author, now }: Asked,
  outline: CourseOutline,
  source: string,
  isDryRun: boolean,
  lost: string[],
) => {
  const ofId = new Map<string, number>()
  if (outline.questions.length === 0) return { ofId, count: 0 }
  const file = `<quiz>\n${outline.questions.map(({ xml }) => xml).join('\n')}\n</quiz>`
  const parsed = parseQuestionFile(Buffer.from(file), curriculum.subjectId)
  const asked = { place: curriculum, author, told: { source, year: 0 } }
  const reports = isDryRun
    ? await tryQuestions({ db, storage }, parsed, asked)
    : (await importQuestions({ db, storage, now }, parsed, asked)).reports
  for (const [index, { outcome, reason, lost: some }] of reports.entries()) {
    const title = `题目“${outline.questions[index]?.name ?? ''}”`
    if (outcome === 'refused') lost.push(`${title}没有导入，${reason}`)
    else if (some.length > 0) lost.push(`${title}：${some.join('；')}`)
  }
  const taken = parsed.ready.filter(({ index }) => reports[index]?.outcome !== 'refused')
  const keys = taken.map(({ key }) => key)
  const ids = await importedCourseRepository(db).questionIds(keys, author.organisationId)
  for (const { index, key } of taken) {
    const id = ids.get(key) ?? (isDryRun ? NOT_YET : undefined)
    const question = outline.questions[index]
    if (id !== undefined && question !== undefined) ofId.set(question.id, id)
  }
  return { ofId, count: taken.length }
}

/**
 * Makes a draft of the studio out of a course of another system, for its owner to look through and publish; its questions go
 * into the bank of the school. The same file of the same owner comes in once.
 */
export const importCourse = async (asked: Asked): Promise<CourseImported> => {
  const { db, storage, author, curriculum, isDryRun, now } = asked
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'zhiyuan-course-')))
  try {
    const clientId = `import-${(await hashOfFile(asked.place)).toString('hex')}`
    await mkdir(join(scratch, 'files'))
    const unpacked = await unpackCourse(asked.place, join(scratch, 'unpacked'))
    const outline = await read(unpacked)
    const lost = [...outline.lost]
    const known = await draftRepository(db).findMade(author.userId, clientId)
    const name = named(outline.name || basename(asked.place, extname(asked.place)))

    const { ofId, count } = await takeQuestions(asked, outline, name, isDryRun || known !== null, lost)
    const files = comingFiles({ db, storage, folder: scratch })
    const fileIds = new Set<number>()
    let next = 0

    const sectionOf = async (item: OutlineItem): Promise<Section | null> => {
      if (item.kind === 'questions') {
        const ids = [...new Set(item.ids.flatMap((id) => ofId.get(id) ?? []))]
        if (ids.length > COURSE_LIMITS.questions)
          lost.push(`“${item.name}”只放下前 ${COURSE_LIMITS.questions} 道题`)
        if (ids.length === 0) return null
        return aSection(item.name, { kind: 'questions', questionIds: ids.slice(0, COURSE_LIMITS.questions) })
      }
      const found = unpacked.get(item.path)
      if (found === undefined) {
        lost.push(`“${item.name}”的文件不在备份里`)
        return null
      }
      const suffix = suffixOf(item.fileName)
      const path = `files/${++next}.${suffix || 'bin'}`
      await link(found.place, join(scratch, path)).catch(() => copyFile(found.place, join(scratch, path)))
      await files.bring([path], isDryRun || known !== null)
      try {
        const { id } = files.found(path)
        fileIds.add(id)
        const file = { fileId: id, name: cut(item.fileName, NAME), duration: 0 }
        return aSection(item.name, { kind: suffix === 'mp4' ? 'film' : 'file', file })
      } catch (error) {
        if (!(error instanceof ItemRefused)) throw error
        lost.push(`“${item.name}”没有导入，${error.message.replace(path, item.fileName)}`)
        return null
      }
    }

    const chapters: CourseDocument['chapters'] = []
    let sections = 0
    for (const [index, chapter] of outline.chapters.entries()) {
      if (chapters.length >= COURSE_LIMITS.chapters) {
        lost.push(`只放下前 ${COURSE_LIMITS.chapters} 章`)
        break
      }
      const made: Section[] = []
      for (const item of chapter.items) {
        if (sections >= COURSE_LIMITS.sections) continue
        const section = await sectionOf(item)
        if (section === null) continue
        made.push(section)
        sections += 1
      }
      if (made.length > 0)
        chapters.push({
          key: randomUUID(),
          name: named(chapter.name || `第 ${index + 1} 部分`),
          sections: made,
        })
    }
    if (sections >= COURSE_LIMITS.sections) lost.push(`只放下前 ${COURSE_LIMITS.sections} 节`)
    const introduction = outline.introduction.filter((text) => text.trim() !== '').join('\n\n')
    if (Array.from(introduction).length > INTRODUCTION) lost.push('文字太长，简介里只放下前 20000 字')
    const { stageId, subjectId, versionId, bookId, chapterId, knowId } = curriculum
    const document = courseDocument.parse({
      ...emptyCourse(name, author.userId),
      introduction: cut(introduction, INTRODUCTION),
      place: {
        stageId,
        subjectId,
        versionId: versionId ?? 0,
        bookId: bookId ?? 0,
        chapterId: chapterId ?? 0,
        knowId: knowId ?? 0,
      },
      chapters,
    })
    const told = { name, chapters: chapters.length, sections, questions: count, lost }
    if (known !== null) return { ...told, draftId: known, isKnown: true }
    if (isDryRun) return { ...told, draftId: null, isKnown: false }
    const draftId = await db.transaction(async (tx) => {
      const id = await draftRepository(tx).add({
        organisationId: author.organisationId,
        ownerId: author.userId,
        contentId: null,
        status: DRAFT_STATUS.draft,
        document,
        revision: 1,
        version: 0,
        reason: '',
        submittedAt: null,
        clientId,
        createdAt: now,
        updatedAt: now,
      })
      await importedCourseRepository(tx).keepFiles(id, [...fileIds])
      await auditRepository(tx).note({
        at: now,
        userId: author.userId,
        organisationId: author.organisationId,
        act: 'course.create',
        subject: `course-draft:${id}`,
        detail: {},
      })
      return id
    })
    return { ...told, draftId, isKnown: false }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
