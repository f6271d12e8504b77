import './course-comparison.css'
import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { CourseChange } from '#domain/studio/course-studio.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { comparisonCopy as words } from '../../copy/comparison-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { useActorRef } from '../../use-actor-ref.ts'

export interface CourseComparisonProps {
  readonly draftId: number
}

/** What is different from the published version, in words, thing by thing. */
export const CourseComparison = ({ draftId }: CourseComparisonProps) => {
  const comparison = useActorRef(useStudioLogic().courseComparison, { input: { draftId } })
  const changes = useSelector(comparison, ({ context }) => context.changes)
  const failure = useSelector(comparison, ({ context }) => context.failure)
  const isBusy = useSelector(comparison, (it) => it.hasTag('busy'))
  const failed = useSelector(comparison, (it) => it.matches('failed') || it.matches('defect'))
  const again = () => comparison.send({ type: 'comparison.again' })
  if (failed) return <ErrorState message={words.failed} reason={failureText(failure)} onRetry={again} />
  return (
    <section className="course-comparison" aria-label={words.title} aria-busy={isBusy}>
      <Text as="p" size="2" weight="medium" role="status">
        {isBusy ? words.comparing : words.count(changes.length)}
      </Text>
      {changes.length > 0 && (
        <ul className="course-comparison__list">
          {changes.map((change) => (
            <Change key={`${change.of} ${change.key} ${change.kind}`} change={change} />
          ))}
        </ul>
      )}
      <Button size="1" variant="soft" color="gray" disabled={isBusy} onClick={again}>
        {words.again}
      </Button>
    </section>
  )
}

const Kind = ({ kind }: Pick<CourseChange, 'kind'>) => {
  const name = words.kinds[kind]
  if (kind === 'removed') return <Badge color="red">{name}</Badge>
  return <Badge color={kind === 'added' ? 'indigo' : 'gray'}>{name}</Badge>
}

const Change = ({ change }: { readonly change: CourseChange }) => (
  <li>
    <Kind kind={change.kind} />
    <span>{words.change(change)}</span>
  </li>
)
