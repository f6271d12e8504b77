import type { SnapshotFrom } from 'xstate'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { favouritesMachine } from '#domain/favourite/favourites.machine.ts'

type Favourites = SnapshotFrom<typeof favouritesMachine>

/** Whether a content is kept: what was done since, else what its card says. */
export const selectIsFavourite =
  ({ id, favourite }: Pick<ContentCard, 'id' | 'favourite'>) =>
  ({ context }: Favourites): boolean =>
    context.kept.get(id) ?? favourite
