import { saveCourseDraft } from '#contract/studio.ts'
import { publishCourseDraft, submitCourseDraft, withdrawCourse } from '#contract/studio-life.ts'
import { takeStudioFile } from '#contract/studio-people.ts'
import { aChapter, aSection } from './a-course.ts'
import type { ArrangedFiles } from './arranged-file-calls.ts'
import type { Changes, callsOf } from './ask-calls.ts'
import type { Harness } from './each-engine.ts'
import type { Persona } from './server.ts'
import type { sharingOf } from './sharing.ts'
import { sentId, studioOf } from './studio-client.ts'

/** What the calls of courses are about, made for each alone, by the end of their paths. */
export const arrangedCourses = (
  harness: () => Harness,
  { data }: ReturnType<typeof callsOf>,
  { places }: ReturnType<typeof sharingOf>,
  { film }: ArrangedFiles,
): Changes => {
  const studio = studioOf(harness)

  /** A draft that nothing is missing from. */
  const whole = async (persona: Persona) => {
    const Id = await studio.create(persona)
    const { stage, subject } = await places()
    const body = { PrivateFileId: await film(persona) }
    const { FileId } = await data(takeStudioFile, { body }, persona)
    const section = aSection('a1', { file: { fileId: FileId, name: '课堂.mp4', duration: 600 } })
    const place = {
      stageId: stage,
      subjectId: subject,
      versionId: 0,
      bookId: 0,
      chapterId: 0,
      knowId: 0,
    }
    const { State } = await studio.write(Id, { place, chapters: [aChapter('a', [section])] }, persona)
    return { Id, Revision: State.Revision ?? 0, FileId }
  }
  const submitted = async () => {
    const { Id, Revision } = await whole('teacher')
    await data(submitCourseDraft, { body: { Id, Revision } }, 'teacher')
    return { Id }
  }
  const published = async () => {
    const { Id, Revision } = await whole('reviewer')
    const state = await data(publishCourseDraft, { body: { Id, Revision } }, 'reviewer')
    return { Id, Revision: state.Revision ?? 0 }
  }
  const Reason = '内容已经过时了'
  return {
    preparecoursefilm: () => whole('reviewer'),
    submitcoursedraft: () => whole('teacher'),
    recallcoursedraft: submitted,
    returncoursedraft: async () => ({ ...(await submitted()), Reason }),
    publishcoursedraft: () => whole('reviewer'),
    withdrawcourse: async () => ({ ...(await published()), Reason }),
    offercourse: async () => {
      const { Id } = await published()
      await data(withdrawCourse, { body: { Id, Reason } }, 'reviewer')
      return { Id }
    },
    discardcourserevision: async () => {
      const { Id, Revision } = await published()
      const edit = { op: 'set' as const, key: '', field: 'name' as const, was: '二次函数', value: '抛物线' }
      const body = { Id, Revision, IntentId: sentId(), Edits: [edit] }
      await data(saveCourseDraft, { body }, 'reviewer')
      return { Id }
    },
  }
}
