import type { ContentCard } from '../catalogue/content-card.ts'
import type { FileItem } from '../catalogue/file-item.ts'
import type { Page } from '../kernel/page.ts'
import type { CurrentUser, RoleMenuItem } from '../session/current-user.ts'
import { NO_ORGANISATION, type Organisation } from '../session/organisation.ts'
import { menuOf } from '../session/role-menu.ts'
import type { SchoolFile } from './school-file.ts'

/** What a menu item of the cloud school can show. */
export const CLOUD_PARTS = ['notices', 'files', 'courses', 'lives'] as const
export type CloudPart = (typeof CLOUD_PARTS)[number]

/** A notice of a school. Time ISO 8601. */
export interface SchoolNotice {
  readonly id: number
  readonly title: string
  /** What its author formatted, not yet to be trusted (R-comment-2). */
  readonly html: string
  readonly author: string
  readonly publishedAt: string
  /** Stands above the others. */
  readonly onTop: boolean
}

/** The newest of each part, and how many there are. */
export interface CloudSchool {
  /** What the menu item is about, in its order. */
  readonly parts: readonly CloudPart[]
  /** What administrators placed under it, in their order (R-cloud-1). */
  readonly ownFiles: readonly FileItem[]
  readonly notices: readonly SchoolNotice[]
  readonly files: readonly SchoolFile[]
  readonly courses: readonly ContentCard[]
  readonly lives: readonly ContentCard[]
  readonly counts: Readonly<Record<CloudPart, number>>
}

/** A part whose whole is seen a page at a time; the whole of the files is the library. */
export type CloudList = Exclude<CloudPart, 'files'>

export interface CloudListQuery {
  readonly organisationId: number
  readonly list: CloudList
  /** From 1. */
  readonly page: number
}

/** A page of notices, or of courses. */
export type CloudListPage =
  | { readonly list: 'notices'; readonly page: Page<SchoolNotice> }
  | { readonly list: 'courses' | 'lives'; readonly page: Page<ContentCard> }

/** The code in a Parameter, which says what its menu item is about; '' for none. */
export const cloudCodeOf = ({ parameter }: Pick<RoleMenuItem, 'parameter'>): string =>
  new URLSearchParams(parameter.replace(/^\?+/, '')).get('code') ?? ''

const ORGANISATION = 'orgId'

/** The code of an entry that a school has of its own. */
const OWN_CODE = /^school-\d+$/

/** What a school shows: its own entries, where it has any those of the user's role stay away (R-cloud-2). */
export const menuOfSchool = (
  menu: readonly RoleMenuItem[],
  organisationId: number,
): readonly RoleMenuItem[] => {
  const isOwn = (item: RoleMenuItem) => OWN_CODE.test(cloudCodeOf(item))
  const own = menu.filter(
    (item) => isOwn(item) && new URLSearchParams(item.parameter).get(ORGANISATION) === String(organisationId),
  )
  const ofRole = menu.filter((item) => !isOwn(item))
  return [own, ofRole].find((items) => items.length > 0) ?? menu
}

/** What an address of any item may say. */
const OF_EVERY_ITEM: readonly string[] = [ORGANISATION, 'part', 'page']

/** How many parts of a Parameter the address carries; -1 where one is missing. No Parameter is an address that names nothing. */
const carriedParts = ({ parameter }: RoleMenuItem, query: URLSearchParams): number => {
  const wanted = [...new URLSearchParams(parameter.replace(/^\?+/, ''))].filter(
    ([name]) => name !== ORGANISATION,
  )
  if (wanted.length === 0) return [...query.keys()].every((name) => OF_EVERY_ITEM.includes(name)) ? 0 : -1
  return wanted.every(([name, value]) => query.getAll(name).includes(value)) ? wanted.length : -1
}

/**
 * The menu item whose Parameter the address carries, whatever the order of its parts and whichever of the user's schools is
 * looked at: the one that says most, of several the last, as after a sign-in (R-navigation-3). The first for any other address
 * (screens `/cloud-school`).
 */
export const activeCloudItem = (
  menu: readonly RoleMenuItem[],
  query: URLSearchParams,
): RoleMenuItem | undefined => {
  const most = Math.max(...menu.map((item) => carriedParts(item, query)))
  return (most < 0 ? undefined : menu.findLast((item) => carriedParts(item, query) === most)) ?? menu[0]
}

/**
 * What the logo says at an address: the menu item's name in the cloud school, for those who are sent there by their sign-in and
 * do not only look in (R-navigation-4); null where it stays as it is.
 */
export const cloudLogoNameOf = (user: CurrentUser, address: string): string | null => {
  const [path, search = ''] = address.split('?', 2)
  if (path !== '/cloud-school' || user.rights.staysHome) return null
  const query = new URLSearchParams(search)
  const school = cloudOrganisationOf(user.organisations, query, user.organisations[0] ?? NO_ORGANISATION)
  return activeCloudItem(menuOfSchool(menuOf(user) ?? [], school?.id ?? 0), query)?.name ?? null
}

/** The school that an address names, else the one that is chosen; null for a school that is not the user's. */
export const cloudOrganisationOf = (
  organisations: readonly Organisation[],
  query: URLSearchParams,
  chosen: Organisation,
): Organisation | null => {
  const asked = query.get(ORGANISATION) ?? ''
  if (!/^[1-9]\d*$/.test(asked)) return chosen
  return organisations.find(({ id }) => String(id) === asked) ?? null
}
