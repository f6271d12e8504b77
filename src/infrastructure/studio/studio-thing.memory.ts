import type { StudioThingPort } from '#application/studio/studio-thing.port.ts'
import { sectionsOf } from '#contract/course-document.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { FilmOfDraft, FilmQuality } from '#domain/studio/course-studio.ts'
import { base64Of } from '../http/base64.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { COURSE_TAGS } from '../memory/content/course-tags.ts'
import { PEOPLE } from '../memory/content/people.ts'
import { ownFilesIn } from '../memory/own-file.backend.ts'
import { makeSessionRequest } from '../memory/session-request.ts'
import { draftRightsOf, maySee, nextStudioId, studioDataIn } from '../memory/studio.backend.ts'

const MISSING = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
const NO_PICTURE = failed<Failure>({
  kind: 'rejected',
  reason: 'invalid',
  message: '封面图片读不出来，请换一张',
})
const NO_VTT = failed<Failure>({ kind: 'rejected', reason: 'invalid', message: '字幕不是 WebVTT 格式' })
const STRANGERS = failed<Failure>({ kind: 'rejected', reason: 'invalid', message: '只能邀请本校的同事' })
const NOT_OWNER = failed<Failure>({ kind: 'forbidden', message: '只有创建者可以邀请同事' })
const NO_SCHOOL = failed<Failure>({ kind: 'forbidden', message: '你不在这所学校' })

const membersOf = (organisationId: number) =>
  PEOPLE.filter(({ organisations }) => organisations.some(({ id }) => id === organisationId))

/** The stored file of an own file: files of two people never share a number. */
const storedId = (personId: number, ownFileId: number): number => personId * 100_000 + ownFileId

const AS_BROUGHT: FilmQuality = { state: 'asBrought', progress: 0, reason: null }
/** Is ready when it is looked at again. */
const PREPARING: FilmQuality = { state: 'preparing', progress: 50, reason: null }
const READY: FilmQuality = { state: 'ready', progress: 100, reason: null }

/** Numbers that no own file has. */
const COVERS_FROM = 900_000_000

export const memoryStudioThings = (backend: MemoryBackend, caller: Caller): StudioThingPort => {
  const data = studioDataIn(backend)
  const ask = makeSessionRequest(backend, caller, 'studioThings')
  const isFilm = ({ draftId, fileId }: FilmOfDraft, person: CurrentUser): boolean => {
    const draft = data.drafts.get(draftId)
    if (draft === undefined || !maySee(draft, person)) return false
    return sectionsOf(draft.document).some(
      ({ section }) => section.kind === 'film' && section.file?.fileId === fileId,
    )
  }
  return {
    colleagues: (organisationId, keyword, signal) =>
      ask('colleagues', signal, ({ organisations }) =>
        organisations.some(({ id }) => id === organisationId)
          ? success(
              membersOf(organisationId)
                .filter(({ name }) => name.includes(keyword))
                .map(({ id, name, title }) => ({ id, name, title, pinyin: '', tail: '' })),
            )
          : NO_SCHOOL,
      ),

    tags: (signal) => ask('tags', signal, () => success(COURSE_TAGS)),

    setEditors: (draftId, userIds, signal) =>
      ask('setEditors', signal, (person) => {
        const draft = data.drafts.get(draftId)
        if (draft === undefined || !maySee(draft, person)) return MISSING
        if (!draftRightsOf(draft, person).invite) return NOT_OWNER
        const wanted = userIds.filter((id) => id !== person.id)
        const members = membersOf(draft.organisation.id).filter(({ id }) => wanted.includes(id))
        if (members.length < wanted.length) return STRANGERS
        draft.editors = members.map(({ id, name }) => ({ id, name }))
        return success(draft.editors)
      }),

    takeFile: (ownFileId, signal) =>
      ask('takeFile', signal, (person) => {
        const own = ownFilesIn(backend, person.id).find(({ file }) => file.id === ownFileId)
        if (own === undefined) return MISSING
        const { name, suffix, size, previewUrl } = own.file
        const file = {
          fileId: storedId(person.id, ownFileId),
          name,
          suffix,
          size,
          duration: 0,
          url: previewUrl,
        }
        data.files.set(file.fileId, file)
        return success(file)
      }),

    saveCover: ({ draftId, bytes }, signal) =>
      ask('saveCover', signal, (person) => {
        const draft = data.drafts.get(draftId)
        if (draft === undefined || !maySee(draft, person)) return MISSING
        if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return NO_PICTURE
        const file = {
          fileId: nextStudioId(data) + COVERS_FROM,
          name: '封面.jpg',
          suffix: 'jpg',
          size: bytes.length,
          duration: 0,
          url: `data:image/jpeg;base64,${base64Of(bytes)}`,
        }
        data.files.set(file.fileId, file)
        return success(file)
      }),

    saveCaption: ({ draftId, text }, signal) =>
      ask('saveCaption', signal, (person) => {
        const draft = data.drafts.get(draftId)
        if (!text.startsWith('WEBVTT')) return NO_VTT
        if (draft === undefined || !maySee(draft, person)) return MISSING
        const fileId = nextStudioId(data)
        data.captions.set(fileId, text)
        return success(fileId)
      }),

    film: (film, signal) =>
      ask('film', signal, (person) => {
        if (!isFilm(film, person)) return MISSING
        const now = data.films.get(film.fileId) ?? AS_BROUGHT
        if (now.state === 'preparing') data.films.set(film.fileId, READY)
        return success(now)
      }),

    prepareFilm: (film, signal) =>
      ask('prepareFilm', signal, (person) => {
        if (!isFilm(film, person)) return MISSING
        const now = data.films.get(film.fileId) ?? AS_BROUGHT
        const next = now.state === 'ready' ? now : PREPARING
        data.films.set(film.fileId, next)
        return success(next)
      }),

    caption: (draftId, fileId, signal) =>
      ask('caption', signal, (person) => {
        const draft = data.drafts.get(draftId)
        const text = data.captions.get(fileId)
        return draft === undefined || !maySee(draft, person) || text === undefined ? MISSING : success(text)
      }),
  }
}
