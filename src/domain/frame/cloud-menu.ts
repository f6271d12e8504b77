import { type FileItem, nameWithoutSuffix } from '../catalogue/file-item.ts'
import { CLOUD_PARTS, type CloudPart } from '../school-file/cloud-school.ts'
import type { Organisation } from '../session/organisation.ts'

/** An entry of a school's own menu in the cloud school. */
export interface ManagedCloudMenu {
  readonly id: number
  readonly rowVersion: number
  readonly name: string
  /** The query string of its address. */
  readonly parameter: string
  readonly parts: readonly CloudPart[]
  /** The types of the library's files that it shows; empty for all. */
  readonly kinds: readonly string[]
  /** Its own files; the id of each is that of the file in this entry. */
  readonly files: readonly FileItem[]
}

/** The menu of a school, with the choices for its entries. */
export interface CloudMenuConsole {
  readonly organisationId: number
  readonly schools: readonly Organisation[]
  readonly kinds: readonly string[]
  readonly menus: readonly ManagedCloudMenu[]
}

/** A file in the form of an entry. */
export interface CloudMenuFileForm {
  /** 0 for a newly added file. */
  readonly id: number
  /** The id of the own file to be added, if `id` is 0. */
  readonly ownFileId: number
  /** Without the suffix. */
  readonly name: string
  readonly suffix: string
  /** Removed in the form, but can be put back. */
  readonly isOut: boolean
}

/** The form of an entry; `id` is 0 for a new one. */
export interface CloudMenuForm
  extends Pick<ManagedCloudMenu, 'id' | 'rowVersion' | 'name' | 'parts' | 'kinds'> {
  readonly organisationId: number
  readonly files: readonly CloudMenuFileForm[]
  /** The files that the entry had when it was opened. */
  readonly seen: readonly number[]
}

/** The removal of an entry, with the entry that gets its files (0 for none). */
export interface CloudMenuRemoval extends Pick<ManagedCloudMenu, 'id' | 'rowVersion'> {
  readonly organisationId: number
  readonly files: number
  readonly into: number
}

export interface CloudMenuOrder {
  readonly organisationId: number
  readonly ids: readonly number[]
  /** The order that the user saw. */
  readonly seen: readonly number[]
}

export interface CloudMenuDraftPlace {
  readonly userId: number
  readonly organisationId: number
}

export type CloudMenuFault = 'name' | 'taken' | 'nothing' | 'fileName' | 'tooMany'

export const MAX_CLOUD_MENU_NAME = 20
export const MAX_CLOUD_FILE_NAME = 200
export const MAX_CLOUD_MENUS = 30
export const MAX_CLOUD_FILES = 100

export const fileFormOf = (file: FileItem): CloudMenuFileForm => ({
  id: file.id,
  ownFileId: 0,
  name: nameWithoutSuffix(file.name, file.suffix),
  suffix: file.suffix,
  isOut: false,
})

/** The full name of a file, without a trailing dot if it has no suffix. */
export const wholeFileName = ({ name, suffix }: Pick<CloudMenuFileForm, 'name' | 'suffix'>): string =>
  suffix === '' ? name.trim() : `${name.trim()}.${suffix}`

/** Makes the form of an own file, with the same name. */
export const ownFileForm = (ownFileId: number, name: string): CloudMenuFileForm => {
  const suffix = /\.([^.]{1,10})$/.exec(name)?.[1] ?? ''
  return { id: 0, ownFileId, name: nameWithoutSuffix(name, suffix), suffix, isOut: false }
}

export const newCloudMenu = (organisationId: number): CloudMenuForm => ({
  organisationId,
  id: 0,
  rowVersion: 0,
  name: '',
  parts: [],
  kinds: [],
  files: [],
  seen: [],
})

export const cloudMenuFormOf = (organisationId: number, menu: ManagedCloudMenu): CloudMenuForm => ({
  organisationId,
  id: menu.id,
  rowVersion: menu.rowVersion,
  name: menu.name,
  parts: menu.parts,
  kinds: menu.kinds,
  files: menu.files.map(fileFormOf),
  seen: menu.files.map(({ id }) => id),
})

/** The form as it is sent: names trimmed, removed files left out. */
export const trimmedCloudMenu = (form: CloudMenuForm): CloudMenuForm => ({
  ...form,
  name: form.name.trim(),
  parts: CLOUD_PARTS.filter((part) => form.parts.includes(part)),
  kinds: form.parts.includes('files') ? form.kinds : [],
  files: form.files.filter(({ isOut }) => !isOut).map((file) => ({ ...file, name: file.name.trim() })),
})

/** The first fault of the form; null if there is none. R-cloud-1. */
export const cloudMenuFault = (
  typed: CloudMenuForm,
  menus: readonly ManagedCloudMenu[],
): CloudMenuFault | null => {
  const { id, name, parts, files } = trimmedCloudMenu(typed)
  if (name === '') return 'name'
  if (menus.some((menu) => menu.id !== id && menu.name === name)) return 'taken'
  if (files.some((file) => file.name === '')) return 'fileName'
  if (files.length > MAX_CLOUD_FILES) return 'tooMany'
  return parts.length + files.length === 0 ? 'nothing' : null
}

/** Adds a file, or puts it back if it was removed; unchanged if it is there already. */
export const withFile = (form: CloudMenuForm, file: CloudMenuFileForm): CloudMenuForm => {
  const isSame = (it: CloudMenuFileForm) => it.id === file.id && it.ownFileId === file.ownFileId
  return form.files.some(isSame)
    ? { ...form, files: form.files.map((it) => (isSame(it) ? { ...it, isOut: false } : it)) }
    : { ...form, files: [...form.files, file] }
}

/**
 * The form on the present version of the entry, with the files that others added and without those they
 * removed. Becomes a new entry if somebody removed it.
 */
export const rebasedCloudMenu = (
  form: CloudMenuForm,
  { organisationId, menus }: CloudMenuConsole,
): CloudMenuForm => {
  if (form.organisationId !== organisationId) return form
  const now = menus.find(({ id }) => id === form.id)
  if (now !== undefined && now.rowVersion === form.rowVersion) return form
  const standing = new Set(menus.flatMap(({ files }) => files.map(({ id }) => id)))
  const there = new Set(now?.files.map(({ id }) => id))
  const kept = form.files.filter(
    ({ id }) => id === 0 || there.has(id) || (standing.has(id) && !form.seen.includes(id)),
  )
  const added = now?.files.filter(({ id }) => !form.files.some((it) => it.id === id)).map(fileFormOf) ?? []
  return {
    ...form,
    id: now?.id ?? 0,
    rowVersion: now?.rowVersion ?? 0,
    files: [...kept, ...added],
    seen: [...there],
  }
}
