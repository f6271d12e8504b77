import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { itemOf } from '#domain/favourite/favourite-task.ts'
import { useSignedInActors } from '../actors-context.tsx'
import { SelectionBar } from '../components/selection-bar.tsx'
import { favouriteCopy as copy } from '../copy/favourite-copy.ts'
import type { FavouriteListActor } from './favourite-header.tsx'

/** What can be done with the selected, once something is. */
export const FavouriteSelection = ({ list }: { list: FavouriteListActor }) => {
  const { favourites } = useSignedInActors()
  const selected = useSelector(list, ({ context }) => context.selected)
  const items = useSelector(list, ({ context }) => context.page.items)
  const chosen = () => items.filter(({ id }) => selected.has(id)).map(itemOf)
  return (
    <SelectionBar
      copy={copy}
      selected={selected.size}
      all={items.length}
      onSelectAll={() => list.send({ type: 'list.selectAll' })}
      onClear={() => list.send({ type: 'list.clearSelection' })}
    >
      <Button variant="soft" onClick={() => favourites.send({ type: 'favourites.pick', items: chosen() })}>
        {copy.moveSelected}
      </Button>
      <Button
        variant="soft"
        color="red"
        onClick={() => favourites.send({ type: 'favourites.do', task: { kind: 'forget', items: chosen() } })}
      >
        {copy.forgetSelected}
      </Button>
    </SelectionBar>
  )
}
