import { Badge, Button, IconButton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { isChoice } from '#domain/frame/curriculum-acts.ts'
import {
  childrenOf,
  dropOf,
  type ManagedNode,
  nodeIn,
  type Step,
  stepOf,
  type TreePlace,
} from '#domain/frame/curriculum-tree.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { Icon } from '../../components/icon.tsx'
import { curriculumCopy as words } from '../../copy/curriculum-copy.ts'
import { type CurriculumActor, handleIdOf } from './curriculum-actor.ts'
import type { TreeLook } from './tree-look.ts'

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

interface NodeRowProps {
  readonly actor: CurriculumActor
  readonly place: TreePlace
  readonly node: ManagedNode
  readonly look: TreeLook
}

/** A node of the tree: it is moved by dragging, its handle moves it by the arrow keys, its name shows what is done about it. */
export const NodeRow = ({ actor, place, node, look }: NodeRowProps) => {
  const { nodes, picking } = useSelector(actor, ({ context }) => context)
  const isTarget = useSelector(actor, ({ context }) => isChoice(context, node.id))
  const { id, name, kind, gradeId, count } = node
  const hasBelow = childrenOf(nodes, id).length > 0
  const isOpen = look.isOpen(id)
  const takes = look.dragged !== 0 && dropOf(nodes, place, look.dragged, id) !== null
  const steer = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = stepOf(nodes, place, id, step)
    if (to === null) return
    if (step === 'in') look.unfold(to.parentId)
    actor.send({ type: 'curriculum.step', id, step })
    // It stands elsewhere once that is done, and a browser lets the focus go from what is moved.
    const moved = actor.subscribe((now) => {
      if (now.hasTag('busy')) return
      moved.unsubscribe()
      requestAnimationFrame(() => document.getElementById(handleIdOf(id))?.focus())
    })
  }
  return (
    <div
      className="curriculum-row"
      data-chosen={look.chosen === id}
      data-takes={takes}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        look.drag(id)
      }}
      onDragEnd={() => look.drag(0)}
      onDragOver={(event) => {
        if (takes) event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        if (takes) actor.send({ type: 'curriculum.drop', id: look.dragged, onId: id })
        look.drag(0)
      }}
    >
      {hasBelow && place.kind !== 'stages' ? (
        <IconButton
          variant="ghost"
          color="gray"
          aria-expanded={isOpen}
          aria-label={isOpen ? words.fold(name) : words.unfold(name)}
          onClick={() => look.toggle(id)}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
        </IconButton>
      ) : (
        <span className="curriculum-row__leaf" aria-hidden="true" />
      )}
      <IconButton
        id={handleIdOf(id)}
        className="curriculum-row__handle"
        variant="ghost"
        color="gray"
        aria-label={words.drag(name)}
        title={words.drag(name)}
        onKeyDown={steer}
      >
        <ExtendedIcon name="menu" />
      </IconButton>
      <button
        type="button"
        className="curriculum-row__name"
        data-opens={`node/${id}`}
        aria-expanded={look.chosen === id}
        onClick={() => look.choose(id)}
      >
        {name}
      </button>
      {kind === 'book' && gradeId > 0 && <Badge color="gray">{words.grade(gradeId)}</Badge>}
      {count > 0 && (
        <Text size="2" color="gray">
          {words.count(count)}
        </Text>
      )}
      {isTarget && picking?.to === 'move' && (
        <Button
          size="1"
          aria-label={words.moveInto(name)}
          onClick={() => {
            look.unfold(id)
            actor.send({ type: 'curriculum.choose', id })
          }}
        >
          {words.moveHere}
        </Button>
      )}
      {isTarget && picking?.to === 'merge' && (
        <ConfirmButton
          main
          label={words.mergeHere}
          name={words.mergeInto(name)}
          question={words.mergeAsk(nodeIn(nodes, picking.id)?.name ?? '', name)}
          hint={words.mergeHint}
          onConfirm={() => actor.send({ type: 'curriculum.choose', id })}
        />
      )}
    </div>
  )
}
