import type { SnapshotFrom } from 'xstate'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { favouritesMachine } from '#domain/favourite/favourites.machine.ts'

type Favourites = SnapshotFrom<typeof favouritesMachine>

/** Whether a content is kept: what was done since, else what its card says. */
export const selectIsFavourite =
  ({ id, favourite }: Pick<ContentCard, 'id' | 'favourite'>) =>
  ({ context }: Favourites): boolean =>
    context.kept.get(id) ?? favourite

/** By how many keep a content: what its card says, with what its reader did since. */
export const selectFavouriteCount =
  (card: Pick<ContentCard, 'id' | 'favourite' | 'favouriteCount'>) =>
  (favourites: Favourites): number =>
    Math.max(0, card.favouriteCount + Number(selectIsFavourite(card)(favourites)) - Number(card.favourite))
