import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { itemOf } from '#domain/favourite/favourite-task.ts'
import { useInsideActors } from '../actors-context.tsx'
import { favouriteCopy as copy } from '../copy/favourite-copy.ts'
import type { FavouriteListActor } from './favourite-header.tsx'

/** What can be done with the selected, once something is. */
export const SelectionBar = ({ list }: { list: FavouriteListActor }) => {
  const { favourites } = useInsideActors()
  const selected = useSelector(list, ({ context }) => context.selected)
  const items = useSelector(list, ({ context }) => context.page.items)
  if (selected.size === 0) return null
  const chosen = () => items.filter(({ id }) => selected.has(id)).map(itemOf)
  return (
    <div className="favourites__selection" role="toolbar" aria-label={copy.selection}>
      <Text size="2" weight="medium" role="status">
        {copy.selected(selected.size)}
      </Text>
      <Button
        variant="soft"
        color="gray"
        disabled={selected.size === items.length}
        onClick={() => list.send({ type: 'list.selectAll' })}
      >
        {copy.selectAll}
      </Button>
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
      <Button variant="soft" color="gray" onClick={() => list.send({ type: 'list.clearSelection' })}>
        {copy.clearSelection}
      </Button>
    </div>
  )
}
