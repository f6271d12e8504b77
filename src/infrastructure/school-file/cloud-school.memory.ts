import type { CloudSchoolPort } from '#application/school-file/cloud-school.port.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, success } from '#domain/kernel/result.ts'
import {
  CLOUD_PARTS,
  type CloudList,
  type CloudListPage,
  type CloudPart,
  cloudCodeOf,
  type SchoolNotice,
} from '#domain/school-file/cloud-school.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { menuOf } from '#domain/session/role-menu.ts'
import { shownAnnouncements } from '../memory/announcement.backend.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { cloudMenusOf, codeOfMenu } from '../memory/cloud-menu.backend.ts'
import { libraryAt } from '../memory/content/library.ts'
import { filesOfSchool, ownSchool } from '../memory/school-file.backend.ts'

const NO_ITEM = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有这个云学校栏目' })

/** What a menu item is about, by the code of its Parameter; any other shows everything. */
const PARTS: Readonly<Record<string, readonly CloudPart[]>> = {
  mskt: ['courses', 'lives'],
  xbkc: ['courses', 'lives'],
  tbbk: ['files', 'courses'],
  ljzk: ['files', 'notices'],
  xbzy: ['files', 'notices'],
}

const MAX = { notices: 5, files: 8, courses: 6, lives: 6 } as const
const PAGE_SIZE = { notices: 10, courses: 18, lives: 18 } as const

const pageIn = <T>(all: readonly T[], index: number, size: number): Page<T> => ({
  index,
  size,
  total: all.length,
  items: all.slice((index - 1) * size, index * size),
})

export const memoryCloudSchool = (backend: MemoryBackend, caller: Caller): CloudSchoolPort => {
  const noticesOf = (school: Organisation): readonly SchoolNotice[] =>
    shownAnnouncements(backend)
      .filter(({ organisationId }) => organisationId === school.id)
      .map(({ id, title, html, author, publishedAt, onTop }) => ({
        id,
        title,
        html,
        author,
        publishedAt,
        onTop,
      }))
  const coursesOf = ({ name }: Organisation, list: Exclude<CloudList, 'notices'>): readonly ContentCard[] => {
    const type = list === 'lives' ? CONTENT_TYPE.live : CONTENT_TYPE.recorded
    return libraryAt(backend.now()).filter(
      (card) => card.type === type && card.organisationName === name && !card.cancelled,
    )
  }
  return {
    school: ({ organisationId, code }, signal) =>
      backend.request({
        call: 'cloudSchool.school',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          const school = ownSchool(person, organisationId)
          if (!school.ok) return school
          const own = cloudMenusOf(backend).find(
            (it) => it.organisationId === organisationId && codeOfMenu(it.id) === code,
          )
          const menu = (person === null ? null : menuOf(person)) ?? []
          const isOfRole = code !== '' && menu.some((item) => cloudCodeOf(item) === code)
          if (own === undefined && !isOfRole) return NO_ITEM
          const parts = own?.parts ?? PARTS[code] ?? CLOUD_PARTS
          const all = {
            notices: noticesOf(school.value),
            files: filesOfSchool(school.value, backend.now()),
            courses: coursesOf(school.value, 'courses'),
            lives: coursesOf(school.value, 'lives'),
          }
          const some = <T>(part: CloudPart, items: readonly T[]) =>
            parts.includes(part) ? items.slice(0, MAX[part]) : []
          const count = (part: CloudPart) => (parts.includes(part) ? all[part].length : 0)
          return success({
            parts,
            ownFiles: own?.files ?? [],
            notices: some('notices', all.notices),
            files: some('files', all.files),
            courses: some('courses', all.courses),
            lives: some('lives', all.lives),
            counts: {
              notices: count('notices'),
              files: count('files'),
              courses: count('courses'),
              lives: count('lives'),
            },
          })
        },
      }),
    list: ({ organisationId, list, page }, signal) =>
      backend.request<CloudListPage>({
        call: 'cloudSchool.list',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          const school = ownSchool(person, organisationId)
          if (!school.ok) return school
          const size = PAGE_SIZE[list]
          return list === 'notices'
            ? success({ list, page: pageIn(noticesOf(school.value), page, size) })
            : success({ list, page: pageIn(coursesOf(school.value, list), page, size) })
        },
      }),
  }
}
