import '../../components/step-buttons.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import {
  childrenOf,
  isEmpty,
  kindBelow,
  type ManagedNode,
  type Step,
  stepOf,
  type TreePlace,
  takesMore,
} from '#domain/frame/curriculum-tree.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { curriculumCopy as words } from '../../copy/curriculum-copy.ts'
import type { CurriculumActor } from './curriculum-actor.ts'

const STEPS: readonly Step[] = ['up', 'down', 'in', 'out']

interface NodeActsProps {
  readonly actor: CurriculumActor
  readonly place: TreePlace
  readonly node: ManagedNode
  readonly onUnfold: () => void
}

/** What can be done about the chosen node. */
export const NodeActs = ({ actor, place, node, onUnfold }: NodeActsProps) => {
  const nodes = useSelector(actor, ({ context }) => context.nodes)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const { id, name, kind, count, otherCount } = node
  const below = kindBelow(place.kind, kind)
  const isMovable = kind === 'book' || kind === 'chapter' || kind === 'knowledge'
  return (
    <div className="curriculum-acts" role="group" aria-label={name}>
      <Button
        size="1"
        variant="soft"
        aria-label={words.renameOf(name)}
        onClick={() => actor.send({ type: 'curriculum.open', id })}
      >
        {words.rename}
      </Button>
      {below !== null && takesMore(nodes, id, below) && (
        <Button
          size="1"
          variant="soft"
          data-opens={`below/${id}`}
          aria-label={words.addBelow(words.kinds[below], name)}
          onClick={() => {
            onUnfold()
            actor.send({ type: 'curriculum.begin', parentId: id })
          }}
        >
          {words.add(words.kinds[below])}
        </Button>
      )}
      {STEPS.filter((step) => stepOf(nodes, place, id, step) !== null).map((step) => (
        <Button
          key={step}
          size="1"
          variant="soft"
          color="gray"
          className="step-button"
          aria-label={words.stepOf(words.steps[step], name)}
          aria-disabled={isBusy}
          onClick={() => actor.send({ type: 'curriculum.step', id, step })}
        >
          {words.steps[step]}
        </Button>
      ))}
      {isMovable && (
        <Button
          size="1"
          variant="soft"
          color="gray"
          data-opens={`move/${id}`}
          aria-label={words.moveOf(name)}
          onClick={() => actor.send({ type: 'curriculum.pick', id, to: 'move' })}
        >
          {words.move}
        </Button>
      )}
      {(isMovable || kind === 'version') && (
        <Button
          size="1"
          variant="soft"
          color="gray"
          data-opens={`merge/${id}`}
          aria-label={words.mergeOf(name)}
          onClick={() => actor.send({ type: 'curriculum.pick', id, to: 'merge' })}
        >
          {words.merge}
        </Button>
      )}
      {isEmpty(nodes, node) ? (
        <ConfirmButton
          label={words.remove}
          name={words.removeOf(name)}
          question={words.removeAsk(name)}
          hint={words.removeHint}
          onConfirm={() => actor.send({ type: 'curriculum.remove', id })}
        />
      ) : (
        <Text size="1" color="gray">
          {words.hanging(childrenOf(nodes, id).length, count, otherCount)}
        </Text>
      )}
    </div>
  )
}
