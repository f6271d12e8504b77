import type { SnapshotFrom } from 'xstate'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { favouritesMachine } from '#domain/favourite/favourites.machine.ts'

type Favourites = SnapshotFrom<typeof favouritesMachine>

/** Whether a content is a favourite: by the user's latest action, else by its card. */
export const selectIsFavourite =
  ({ id, favourite }: Pick<ContentCard, 'id' | 'favourite'>) =>
  ({ context }: Favourites): boolean =>
    context.kept.get(id) ?? favourite

/** The number of users who keep a content: that of its card, corrected by this user's latest action. */
export const selectFavouriteCount =
  (card: Pick<ContentCard, 'id' | 'favourite' | 'favouriteCount'>) =>
  (favourites: Favourites): number =>
    Math.max(0, card.favouriteCount + Number(selectIsFavourite(card)(favourites)) - Number(card.favourite))
