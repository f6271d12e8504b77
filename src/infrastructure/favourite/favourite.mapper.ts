import type * as z from 'zod/mini'
import type { favorite } from '#contract/favourite.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { FavouriteContent } from '#domain/favourite/favourite.ts'
import { contentCardOf, contentTypeOf } from '../catalogue/content-card.mapper.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, idOf, textOf, timeOf } from '../http/wire-values.ts'

export type WireFavourite = z.output<typeof favorite>

/** What stands on the list is kept, whatever its card says. */
export const favouriteContentOf =
  (fileAddress: Http['fileAddress']) =>
  (wire: WireFavourite): FavouriteContent => {
    const kept = contentTypeOf(amountOf(wire.Type))
    const cardOf = contentCardOf(fileAddress, kept ?? CONTENT_TYPE.resource)
    const card = wire.Content === null ? null : cardOf(wire.Content)
    const type = kept ?? card?.type ?? CONTENT_TYPE.resource
    return {
      id: wire.Id,
      folderId: idOf(wire.ParentId),
      contentId: idOf(wire.ContentId) || (card?.id ?? 0),
      type,
      name: textOf(wire.Name) || (card?.name ?? ''),
      content: flagOf(wire.IsInvalid) || card === null ? null : { ...card, favourite: true },
      place: amountOf(wire.Sort),
      keptAt: timeOf(wire.CreateTime),
    }
  }
