import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { favorite } from '#contract/favourite.ts'
import type { CardDto } from '../content/content-card.ts'
import type { FavouriteRow } from './favourite-list.repository.ts'
import type { Folder } from './folder-tree.ts'

export type FavouriteDto = Sent<z.output<typeof favorite>>

/** A folder as the wire shows it; `held` is how many folders and contents it holds directly. */
export const folderDto = (folder: Folder & { readonly createdAt: Date }, held: number): FavouriteDto => ({
  Id: folder.id,
  ParentId: folder.parentId ?? 0,
  IsFolder: true,
  Name: folder.name,
  Type: 0,
  ContentId: 0,
  Content: null,
  IsInvalid: false,
  ChildCount: held,
  Sort: folder.sort,
  CreateTime: folder.createdAt.toISOString(),
})

/** A kept content as the wire shows it; without a card it cannot be opened any more. */
export const keptDto = (row: FavouriteRow, card: CardDto | null): FavouriteDto => ({
  Id: row.id,
  ParentId: row.folderId ?? 0,
  IsFolder: false,
  Name: row.name,
  Type: row.type,
  ContentId: row.contentId ?? 0,
  Content: card,
  IsInvalid: card === null,
  ChildCount: 0,
  Sort: row.place,
  CreateTime: row.createdAt.toISOString(),
})
