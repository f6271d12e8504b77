import type { StudioThingPort } from '#application/studio/studio-thing.port.ts'
import { getColleagues, setCourseEditors, takeStudioFile } from '#contract/studio.ts'
import { courseCaption, saveCourseCaption } from '#contract/studio-caption.ts'
import { saveCourseCover } from '#contract/studio-cover.ts'
import { success } from '#domain/kernel/result.ts'
import { base64Of } from '../http/base64.ts'
import type { Http } from '../http/http.ts'
import { idOf, textOf } from '../http/wire-values.ts'
import { personOf, studioFileOf } from './course-draft.mapper.ts'

/** Wire: getcolleagues, setcourseeditors, takestudiofile, savecoursecover, savecoursecaption, coursecaption. */
export const axiosStudioThings = (http: Http): StudioThingPort => ({
  colleagues: async (organisationId, keyword, signal) => {
    const query = { OrgId: organisationId, Keyword: keyword }
    const read = await http.call(getColleagues, { query }, signal)
    return read.ok ? success(read.value.map((it) => ({ ...personOf(it), title: textOf(it.Title) }))) : read
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

  caption: async (draftId, fileId, signal) => {
    const read = await http.call(courseCaption, { query: { Id: draftId, FileId: fileId } }, signal)
    return read.ok ? success(textOf(read.value.Text)) : read
  },
})
