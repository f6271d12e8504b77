import { type HTMLAttributes, useState } from 'react'

/** Props for the items of a list that are dragged to the place of another. */
export const useDragPlaces = (onPlace: (id: number, at: number) => void) => {
  const [dragged, setDragged] = useState<number | null>(null)
  return (
    id: number,
    at: number,
    name: string,
    draggable = true,
  ): HTMLAttributes<HTMLLIElement> & { readonly 'data-target': boolean } => ({
    'data-target': dragged !== null && dragged !== id,
    draggable,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', name)
      setDragged(id)
    },
    onDragEnd: () => setDragged(null),
    onDragOver: (event) => {
      if (dragged !== null) event.preventDefault()
    },
    onDrop: (event) => {
      event.preventDefault()
      if (dragged !== null) onPlace(dragged, at)
      setDragged(null)
    },
  })
}
