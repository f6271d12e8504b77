import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { itemOfCard } from '#domain/favourite/favourite-task.ts'
import { useSignedInActors } from '../../../actors-context.tsx'
import { SelectionBar } from '../../../components/selection-bar.tsx'
import { libraryCopy } from '../../../copy/library-copy.ts'
import { cardOfFile } from '../../../school-file/school-file-row.tsx'
import type { LibraryActors } from './library-actors.ts'

/** What can be done with the selected, once something is. */
export const LibrarySelection = ({ library }: Pick<LibraryActors, 'library'>) => {
  const { favourites } = useSignedInActors()
  const selected = useSelector(library, ({ context }) => context.selection.selected)
  const items = useSelector(library, ({ context }) => context.page.items)
  const packing = useSelector(library, (snapshot) => snapshot.matches({ packing: 'working' }))
  const pick = () =>
    favourites.send({
      type: 'favourites.pick',
      items: items.filter(({ id }) => selected.has(id)).map((file) => itemOfCard(cardOfFile(file))),
    })
  return (
    <SelectionBar
      copy={libraryCopy}
      selected={selected.size}
      all={items.length}
      onSelectAll={() => library.send({ type: 'library.selectAll' })}
      onClear={() => library.send({ type: 'library.clearSelection' })}
    >
      <Button aria-disabled={packing} onClick={() => library.send({ type: 'library.pack' })}>
        {packing ? libraryCopy.packing : libraryCopy.packSelected}
      </Button>
      <Button variant="soft" onClick={pick}>
        {libraryCopy.keepSelected}
      </Button>
    </SelectionBar>
  )
}
