import './favourite-button.css'
import { Button, Flex, IconButton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { selectKept } from '#application/favourite/favourites.selectors.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { itemOfCard } from '#domain/favourite/favourite-task.ts'
import { useInsideActors } from '../actors-context.tsx'
import { Icon } from '../components/icon.tsx'
import { keepCopy } from '../copy/keep-copy.ts'

export interface FavouriteButtonProps {
  readonly content: Pick<ContentCard, 'id' | 'type' | 'name' | 'favourite'>
  /** `star`: the star alone, for cards and rows. `words`: for a page, with the choice of a folder beside it. */
  readonly look?: 'star' | 'words'
}

/**
 * Keeps a content in the folder that was chosen last, or lets it go; the notice that follows leads to another folder or
 * takes it back.
 */
export const FavouriteButton = ({ content, look = 'star' }: FavouriteButtonProps) => {
  const { favourites } = useInsideActors()
  const kept = useSelector(favourites, selectKept(content))
  const item = itemOfCard(content)
  const toggle = () => favourites.send({ type: 'favourites.toggle', item, kept })
  if (look === 'star')
    return (
      <button
        type="button"
        className="favourite-button"
        aria-pressed={kept}
        aria-label={keepCopy.keep(content.name)}
        title={kept ? keepCopy.keptShort : keepCopy.keepShort}
        onClick={toggle}
      >
        <Icon name="star" size={18} />
      </button>
    )
  return (
    <Flex gap="1">
      <Button className="favourite-text-button" variant="soft" color="gray" data-kept={kept} onClick={toggle}>
        <Icon name="star" />
        {kept ? keepCopy.keptShort : keepCopy.keepShort}
      </Button>
      <IconButton
        variant="soft"
        color="gray"
        aria-label={keepCopy.chooseFolder}
        onClick={() => favourites.send({ type: 'favourites.pick', items: [item] })}
      >
        <Icon name="folder" />
      </IconButton>
    </Flex>
  )
}
