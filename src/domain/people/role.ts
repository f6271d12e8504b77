import type { GivenRole } from './person.ts'

/** A role, for administrators of the platform. */
export interface ManagedRole extends GivenRole {
  readonly rowVersion: number
  /** Number of people with the role. */
  readonly holders: number
  /** Used by rosters, so that it can be neither renamed nor removed. */
  readonly fixed: boolean
}

export type RoleMenuForm = GivenRole['menus'][number]
export type RoleItemForm = RoleMenuForm['items'][number]

/** The form of a role; `id` is 0 for a new one. */
export type RoleForm = ManagedRole

/** The removal of a role; its holders get the role `into` (0 if there are none). */
export interface RoleRemoval {
  readonly id: number
  readonly rowVersion: number
  readonly holders: number
  readonly into: number
}

/** The initial form to remove a role; the new role of its holders is not chosen yet. */
export const removalOf = ({ id, rowVersion, holders }: ManagedRole): RoleRemoval => ({
  id,
  rowVersion,
  holders,
  into: 0,
})

export type RoleFault = 'name' | 'taken' | 'menuName' | 'itemName' | 'parameter' | 'repeated'

export const MAX_ROLE_NAME = 20
export const MAX_PARAMETER = 200
export const MAX_ROLE_MENUS = 5
export const MAX_ROLE_ITEMS = 30

export const NEW_ROLE: RoleForm = {
  id: 0,
  rowVersion: 0,
  holders: 0,
  fixed: false,
  name: '',
  staysHome: true,
  schoolLibrary: true,
  paperComposition: false,
  menus: [],
}

/** The built-in pages of the cloud school, by the code in their Parameter. */
export const CLOUD_PAGES = ['yxsy', 'mskt', 'tbbk', 'ljzk', 'xbzy', 'xbkc'] as const

export type CloudPage = (typeof CLOUD_PAGES)[number]

export const NEW_ITEM: RoleItemForm = { name: '', parameter: '' }

/** The code in a Parameter (`code=ljzk&orgId=1`); '' for none. */
export const codeOf = (parameter: string): string => new URLSearchParams(parameter).get('code') ?? ''

export const trimmedRole = (form: RoleForm): RoleForm => ({
  ...form,
  name: form.name.trim(),
  menus: form.menus.map((menu) => ({
    name: menu.name.trim(),
    items: menu.items.map(({ name, parameter }) => ({ name: name.trim(), parameter: parameter.trim() })),
  })),
})

/** The first fault of the form, given the existing roles; null if there is none. R-people-9. */
export const roleFault = (typed: RoleForm, roles: readonly ManagedRole[]): RoleFault | null => {
  const { id, name, menus } = trimmedRole(typed)
  if (name === '') return 'name'
  if (roles.some((role) => role.id !== id && role.name === name)) return 'taken'
  if (menus.some((menu) => menu.name === '')) return 'menuName'
  const items = menus.flatMap((menu) => menu.items)
  if (items.some((item) => item.name === '')) return 'itemName'
  const codes = items.map(({ parameter }) => codeOf(parameter))
  if (codes.includes('')) return 'parameter'
  return new Set(codes).size < codes.length ? 'repeated' : null
}
