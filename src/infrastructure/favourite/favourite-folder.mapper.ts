import type { FavouriteFolder } from '#domain/favourite/favourite.ts'
import { amountOf, flagOf, idOf, textOf } from '../http/wire-values.ts'
import type { WireFavourite } from './favourite.mapper.ts'

/** A backend that does not say it has folders with Type 0. */
export const isFolder = ({ IsFolder, Type }: WireFavourite): boolean =>
  flagOf(IsFolder ?? amountOf(Type) === 0)

export const favouriteFolderOf = (wire: WireFavourite): FavouriteFolder => ({
  id: wire.Id,
  parentId: idOf(wire.ParentId),
  name: textOf(wire.Name),
  place: amountOf(wire.Sort),
  held: amountOf(wire.ChildCount),
})
