import './favourite-button.css'
import { Button, Flex, IconButton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { JSX } from 'react'
import type { SignedIn } from '#application/app-actors.ts'
import { selectIsFavourite } from '#application/favourite/favourites.selectors.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { itemOfCard } from '#domain/favourite/favourite-task.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'
import { CardButton } from '../components/card-button.tsx'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { favouriteButtonCopy } from '../copy/favourite-button-copy.ts'
import { preloadFolders } from './preload-folders.ts'

export interface FavouriteButtonProps {
  readonly content: Pick<ContentCard, 'id' | 'type' | 'name' | 'favourite'>
  /** `star`: the star alone, for cards and rows. `words`: for a page, with the choice of a folder beside it. */
  readonly look?: 'star' | 'words'
}

/**
 * Keeps a content in the folder that was chosen last, or lets it go; the toast that follows leads to another folder or
 * takes it back. Until the code behind it is there it shows what the card says.
 */
export const FavouriteButton = ({ content, look = 'star' }: FavouriteButtonProps) => {
  const inside = useSignedInPartsIfLoaded()
  const Face = look === 'star' ? Star : Words
  return inside === null ? (
    <Face name={content.name} kept={content.favourite} />
  ) : (
    <Working content={content} Face={Face} inside={inside} />
  )
}

interface FaceProps {
  readonly name: string
  readonly kept: boolean
  /** Without it nothing can be done yet. */
  readonly onToggle?: () => void
  readonly onChoose?: () => void
  /** Somebody comes near the choice of a folder. */
  readonly onNear?: () => void
}

interface WorkingProps extends Pick<FavouriteButtonProps, 'content'> {
  readonly Face: (props: FaceProps) => JSX.Element
  readonly inside: SignedIn
}

const Working = ({ content, Face, inside }: WorkingProps) => {
  const { favourites } = inside.actors
  const kept = useSelector(favourites, selectIsFavourite(content))
  const item = itemOfCard(content)
  return (
    <Face
      name={content.name}
      kept={kept}
      onToggle={() => favourites.send({ type: 'favourites.toggle', item, kept })}
      onChoose={() => favourites.send({ type: 'favourites.pick', items: [item] })}
      onNear={() => preloadFolders(inside)}
    />
  )
}

const Star = ({ name, kept, onToggle }: FaceProps) => (
  <CardButton
    icon="star"
    className="favourite-button"
    aria-pressed={kept}
    aria-label={favouriteButtonCopy.keep(name)}
    hint={kept ? favouriteButtonCopy.keptShort : favouriteButtonCopy.keepShort}
    disabled={onToggle === undefined}
    onClick={onToggle}
  />
)

const Words = ({ kept, onToggle, onChoose, onNear }: FaceProps) => (
  <Flex gap="1">
    <Button
      className="favourite-text-button"
      variant="soft"
      color="gray"
      data-kept={kept}
      disabled={onToggle === undefined}
      onClick={onToggle}
    >
      <ExtendedIcon name="star" />
      {kept ? favouriteButtonCopy.keptShort : favouriteButtonCopy.keepShort}
    </Button>
    <IconButton
      variant="soft"
      color="gray"
      aria-label={favouriteButtonCopy.chooseFolder}
      disabled={onChoose === undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onChoose}
    >
      <ExtendedIcon name="folder" />
    </IconButton>
  </Flex>
)
