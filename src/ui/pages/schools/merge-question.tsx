import { Button, Text } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import type { SchoolMoves } from '#domain/people/school.ts'
import type { SchoolsActor, WeighedMerge } from '#domain/people/schools.machine.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Section } from '../../components/section.tsx'
import { schoolsCopy as words } from '../../copy/schools-copy.ts'

interface MergeQuestionProps {
  readonly actor: SchoolsActor
  readonly merge: WeighedMerge
  readonly names: (id: number) => string
}

const FIELDS: readonly (keyof SchoolMoves)[] = [
  'people',
  'contents',
  'drafts',
  'livePlans',
  'requests',
  'notices',
]

/** What would move, before anything does. */
export const MergeQuestion = ({ actor, merge, names }: MergeQuestionProps) => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [])
  const from = names(merge.id)
  const into = names(merge.into)
  const moved = FIELDS.filter((field) => merge.moves[field] > 0)
  return (
    <Section title={words.mergeTitle(from, into)}>
      <div ref={card} tabIndex={-1} className="person__form">
        <Text as="p" size="2">
          {moved.length === 0 ? words.mergeNothing : words.mergeHint}
        </Text>
        <ul className="person__gives">
          {moved.map((field) => (
            <li key={field}>{words.moves[field](merge.moves[field])}</li>
          ))}
        </ul>
        <div className="person__line">
          <ConfirmButton
            label={words.mergeDo}
            question={words.mergeAsk(from, into)}
            hint={words.mergeHint}
            onConfirm={() => actor.send({ type: 'schools.merge' })}
          />
          <Button variant="soft" color="gray" onClick={() => actor.send({ type: 'schools.leave' })}>
            {words.leave}
          </Button>
        </div>
      </div>
    </Section>
  )
}
