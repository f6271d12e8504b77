import { TOP } from './own-file.ts'

export const OWN_FILE_ORDERS = [
  'latest',
  'oldest',
  'name',
  'nameDown',
  'largest',
  'smallest',
  'suffix',
] as const
export type OwnFileOrder = (typeof OWN_FILE_ORDERS)[number]

/** R-wire-9: rows. */
export const OWN_FILES_PER_PAGE = 20

/** Which of a user's own files are shown; the bin has no folders. */
export interface OwnFileQuery {
  /** 0 is the top. */
  readonly folder: number
  readonly bin: boolean
  /** In the names of everything in and below the folder. */
  readonly keyword: string
  /** Without a dot, in small letters; absent or none for files of any kind. Folders are shown whatever they hold. */
  readonly suffixes?: readonly string[]
  readonly order: OwnFileOrder
  /** From 1. */
  readonly page: number
}

export const ALL_OWN_FILES: OwnFileQuery = { folder: TOP, bin: false, keyword: '', order: 'latest', page: 1 }
