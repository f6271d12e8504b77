import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { type getManaged, type getPeople, MAX_PEOPLE_LISTED } from '#contract/people.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageAsked, pageDto, pageWanted } from '../../http/page.ts'
import { administratorRepository } from './administrator.repository.ts'
import { lexemesAsked } from './person-keyword.ts'
import { personListRepository } from './person-list.repository.ts'
import { PERSON_REFUSAL } from './person-refusals.ts'
import { administers } from './person-rights.ts'
import { menusOf } from './role-menus.ts'

const PAGE_SIZE = 20

const TOO_FAR = refuse(
  CODE.fieldError,
  `只列出最近的 ${MAX_PEOPLE_LISTED.toLocaleString('en')} 人，请按姓名、手机号、学校或状态缩小范围`,
)

interface PeopleAsked extends PageAsked {
  readonly OrgId?: number | undefined
  readonly Shown?: number | undefined
  readonly Keyword?: string | undefined
}

/** What administrators see of people: each their own schools (R-people-1). */
export const peopleService = (db: Db) => {
  const administrators = administratorRepository(db)
  const lists = personListRepository(db)

  return {
    async managed(userId: number): Promise<SentBy<typeof getManaged> | Refusal> {
      const by = await administrators.find(userId)
      if (by === null) return PERSON_REFUSAL.notAdministrator
      const schools = await administrators.findSchools(by)
      const menus = await administrators.findMenuRows()
      const roles = await administrators.findRoles()
      return {
        IsPlatform: by.isPlatform,
        Schools: schools.map(({ id, name }) => ({ Id: id, Name: name })),
        Roles: roles.map((it) => ({
          Id: it.id,
          Name: it.name,
          LjzkIsShow: it.staysHome,
          IsResoure: it.schoolLibrary,
          ZjIsShow: it.paperComposition,
          Menus: menusOf(menus.filter(({ roleId }) => roleId === it.id)),
        })),
      }
    },

    async list(userId: number, asked: PeopleAsked): Promise<SentBy<typeof getPeople> | Refusal> {
      const by = await administrators.find(userId)
      if (by === null) return PERSON_REFUSAL.notAdministrator
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      // What lies deeper is counted through row by row.
      if (page.index * page.size > MAX_PEOPLE_LISTED) return TOO_FAR
      const schoolId = asked.OrgId ?? 0
      if (schoolId !== 0 && !administers(by, schoolId)) return PERSON_REFUSAL.foreignSchool
      const seen = by.isPlatform ? null : by.schoolIds
      const { total, rows } = await lists.findPage(
        {
          schoolIds: schoolId === 0 ? seen : [schoolId],
          asked: lexemesAsked(asked.Keyword ?? ''),
          shown: asked.Shown ?? 0,
        },
        seen,
        page,
      )
      const items = rows.map((it) => ({
        Id: it.id,
        Name: it.name,
        Mobile: it.mobile ?? '',
        Title: it.title,
        RoleName: it.roleName ?? '',
        SchoolNames: it.schoolNames,
        IsDisabled: it.disabledAt !== null,
        IsFirstPassword: it.mustChangePassword,
        IsLeaving: it.eraseAt !== null,
        IsAdministrator: it.isAdministrator,
      }))
      return pageDto(items, total, page)
    },
  }
}

export type PeopleService = ReturnType<typeof peopleService>
