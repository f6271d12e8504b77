import { useSelector } from '@xstate/react'
import { childrenOf, type ManagedNode, type TreePlace } from '#domain/frame/curriculum-tree.ts'
import { curriculumCopy as words } from '../../copy/curriculum-copy.ts'
import type { CurriculumActor } from './curriculum-actor.ts'
import { NodeActs } from './node-acts.tsx'
import { NodeField } from './node-field.tsx'
import { NodeRow } from './node-row.tsx'
import type { TreeLook } from './tree-look.ts'

interface NodeListProps {
  readonly actor: CurriculumActor
  readonly place: TreePlace
  readonly parentId: number
  readonly look: TreeLook
}

/** The nodes below one, and below those that are unfolded what is there. */
export const NodeList = ({ actor, place, parentId, look }: NodeListProps) => {
  const nodes = useSelector(actor, ({ context }) => context.nodes)
  const own = childrenOf(nodes, parentId)
  if (own.length === 0) return null
  return (
    <ul
      className="curriculum-nodes"
      aria-label={parentId === place.subjectId ? words.trees[place.kind] : undefined}
    >
      {own.map((node) => (
        <Node key={node.id} actor={actor} place={place} node={node} look={look} />
      ))}
    </ul>
  )
}

type NodeProps = Omit<NodeListProps, 'parentId'> & { readonly node: ManagedNode }

const Node = ({ actor, place, node, look }: NodeProps) => {
  const form = useSelector(actor, ({ context }) => context.form)
  const isTyped = form?.id === node.id
  return (
    <li>
      {isTyped ? (
        <NodeField actor={actor} />
      ) : (
        <NodeRow actor={actor} place={place} node={node} look={look} />
      )}
      {look.chosen === node.id && !isTyped && (
        <NodeActs actor={actor} place={place} node={node} onUnfold={() => look.unfold(node.id)} />
      )}
      {look.isOpen(node.id) && (
        <div className="curriculum-nodes__below">
          <NodeList actor={actor} place={place} parentId={node.id} look={look} />
          {form?.id === 0 && form.parentId === node.id && <NodeField actor={actor} />}
        </div>
      )}
    </li>
  )
}
