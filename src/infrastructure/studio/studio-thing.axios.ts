import type { StudioThingPort } from '#application/studio/studio-thing.port.ts'
import type { DataOf } from '#contract/call.ts'
import { FILM_STATE } from '#contract/film.ts'
import { courseCaption, saveCourseCaption } from '#contract/studio-caption.ts'
import { saveCourseCover } from '#contract/studio-cover.ts'
import { courseFilm, prepareCourseFilm } from '#contract/studio-film.ts'
import { getColleagues, setCourseEditors, takeStudioFile } from '#contract/studio-people.ts'
import { getCourseTags } from '#contract/studio-tag.ts'
import { success } from '#domain/kernel/result.ts'
import type { FilmQuality } from '#domain/studio/course-studio.ts'
import { base64Of } from '../http/base64.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, idOf, percentOf, textOf, wordsOf } from '../http/wire-values.ts'
import { jobReasonOf } from '../job/job-reason.ts'
import { colleagueOf } from './colleague.mapper.ts'
import { personOf, studioFileOf } from './course-draft.mapper.ts'

const STATES: ReadonlyMap<number, FilmQuality['state']> = wordsOf(FILM_STATE)

const qualityOf = (it: DataOf<typeof courseFilm>): FilmQuality => ({
  state: STATES.get(amountOf(it.State)) ?? 'asBrought',
  progress: percentOf(it.Progress),
  reason: jobReasonOf(textOf(it.Reason)),
})

/** Wire: getcolleagues, getcoursetags, setcourseeditors, takestudiofile, savecoursecover, savecoursecaption, coursecaption, coursefilm, preparecoursefilm. */
export const axiosStudioThings = (http: Http): StudioThingPort => ({
  colleagues: async (organisationId, keyword, signal) => {
    const query = { OrgId: organisationId, Keyword: keyword }
    const read = await http.call(getColleagues, { query }, signal)
    return read.ok ? success(read.value.map(colleagueOf)) : read
  },

  tags: async (signal) => {
    const read = await http.call(getCourseTags, {}, signal)
    if (!read.ok) return read
    const rows = read.value.map(({ Code, Name, Multiple, Tags }) => ({
      code: textOf(Code),
      name: textOf(Name),
      multiple: flagOf(Multiple),
      tags: (Tags ?? []).map(personOf),
    }))
    return success(rows.filter(({ tags }) => tags.length > 0))
  },

  setEditors: async (draftId, userIds, signal) => {
    const done = await http.call(setCourseEditors, { body: { Id: draftId, UserIds: [...userIds] } }, signal)
    return done.ok ? success(done.value.map(personOf)) : done
  },

  takeFile: async (ownFileId, signal) => {
    const taken = await http.call(takeStudioFile, { body: { PrivateFileId: ownFileId } }, signal)
    return taken.ok ? success(studioFileOf(taken.value)) : taken
  },

  saveCover: async ({ draftId, bytes }, signal) => {
    const body = { Id: draftId, Picture: base64Of(bytes) }
    const saved = await http.call(saveCourseCover, { body }, signal)
    return saved.ok ? success(studioFileOf(saved.value)) : saved
  },

  saveCaption: async ({ draftId, text }, signal) => {
    const saved = await http.call(saveCourseCaption, { body: { Id: draftId, Text: text } }, signal)
    return saved.ok ? success(idOf(saved.value.FileId)) : saved
  },

  film: async ({ draftId, fileId }, signal) => {
    const read = await http.call(courseFilm, { query: { Id: draftId, FileId: fileId } }, signal)
    return read.ok ? success(qualityOf(read.value)) : read
  },

  prepareFilm: async ({ draftId, fileId }, signal) => {
    const asked = await http.call(prepareCourseFilm, { body: { Id: draftId, FileId: fileId } }, signal)
    return asked.ok ? success(qualityOf(asked.value)) : asked
  },

  caption: async (draftId, fileId, signal) => {
    const read = await http.call(courseCaption, { query: { Id: draftId, FileId: fileId } }, signal)
    return read.ok ? success(textOf(read.value.Text)) : read
  },
})
