import type { StudioThingPort } from '#application/studio/studio-thing.port.ts'
import { getColleagues, setCourseEditors, takeStudioFile } from '#contract/studio.ts'
import { courseCaption, saveCourseCaption } from '#contract/studio-caption.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { idOf, textOf } from '../http/wire-values.ts'
import { personOf, studioFileOf } from './course-draft.mapper.ts'

/** Wire: getcolleagues, setcourseeditors, takestudiofile, savecoursecaption, coursecaption. */
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

  saveCaption: async ({ draftId, text }, signal) => {
    const saved = await http.call(saveCourseCaption, { body: { Id: draftId, Text: text } }, signal)
    return saved.ok ? success(idOf(saved.value.FileId)) : saved
  },

  caption: async (draftId, fileId, signal) => {
    const read = await http.call(courseCaption, { query: { Id: draftId, FileId: fileId } }, signal)
    return read.ok ? success(textOf(read.value.Text)) : read
  },
})
