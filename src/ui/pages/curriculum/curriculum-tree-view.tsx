import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { childrenOf, kindBelow, nodeIn, type TreePlace } from '#domain/frame/curriculum-tree.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { curriculumCopy as words } from '../../copy/curriculum-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { StatusLine } from '../../manage/status-line.tsx'
import type { CurriculumActor } from './curriculum-actor.ts'
import { NodeField } from './node-field.tsx'
import { NodeList } from './node-list.tsx'
import type { TreeLook } from './tree-look.ts'

interface TreeViewProps {
  readonly actor: CurriculumActor
  readonly place: TreePlace
}

/** A tree with what is done about its nodes; one node at a time shows its acts. */
export const CurriculumTreeView = ({ actor, place }: TreeViewProps) => {
  const { nodes, form, picking, act, done, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isOpening = useSelector(actor, (it) => it.matches('opening'))
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState(0)
  const [dragged, setDragged] = useState(0)
  const content = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${form?.id} ${form?.parentId} ${picking?.id} ${isBusy}`, content)
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && picking !== null) actor.send({ type: 'curriculum.cancel' })
  }
  if (isOpening)
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton height="320px" />
      </div>
    )
  const rootId = place.subjectId
  const rootKind = kindBelow(place.kind, null)
  const picked = picking && nodeIn(nodes, picking.id)
  const look: TreeLook = {
    // Whatever something is added to, or moved to, is seen.
    isOpen: (id) => open.has(id) || place.kind === 'stages' || form?.parentId === id,
    toggle: (id) =>
      setOpen((now) => new Set(now.has(id) ? [...now].filter((it) => it !== id) : [...now, id])),
    unfold: (id) => setOpen((now) => new Set([...now, id])),
    chosen,
    choose: (id) => setChosen((now) => (now === id ? 0 : id)),
    dragged,
    drag: setDragged,
  }
  return (
    <div
      ref={content}
      role="group"
      aria-label={words.trees[place.kind]}
      tabIndex={-1}
      className="person"
      onKeyDown={leave}
    >
      <Text as="p" size="2" color="gray">
        {words.hint}
      </Text>
      <StatusLine>{!isBusy && done && act !== null ? words.done[act.kind] : ''}</StatusLine>
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(words.notDone, failure)}
        </Text>
      )}
      {picking !== null && picked && (
        <div className="curriculum__picking" role="status">
          <span>{picking.to === 'move' ? words.pickMove(picked.name) : words.pickMerge(picked.name)}</span>
          <Button variant="soft" color="gray" onClick={() => actor.send({ type: 'curriculum.cancel' })}>
            {words.leave}
          </Button>
        </div>
      )}
      {childrenOf(nodes, rootId).length === 0 && (
        <Text as="p" size="2" color="gray">
          {words.none[place.kind]}
        </Text>
      )}
      <NodeList actor={actor} place={place} parentId={rootId} look={look} />
      {form !== null && form.id === 0 && form.parentId === rootId ? (
        <NodeField actor={actor} />
      ) : (
        rootKind !== null && (
          <div>
            <Button
              variant="soft"
              data-opens="new"
              onClick={() => actor.send({ type: 'curriculum.begin', parentId: rootId })}
            >
              {words.add(words.kinds[rootKind])}
            </Button>
          </div>
        )
      )}
    </div>
  )
}
