import './learning-list.css'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { pageCountOf } from '#domain/kernel/page.ts'
import type { LearningEntry } from '#domain/learning/learning-entry.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { Pager } from '../../components/pager.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { LearningSkeleton } from './learning-skeleton.tsx'
import { RemovalNotice } from './removal-notice.tsx'
import type { LearningListActor } from './use-learning-list.ts'

export interface LearningListProps {
  readonly actor: LearningListActor
  readonly name: string
  readonly addressOf: (page: number) => string
  /** What is said where there is nothing, with the next step. */
  readonly empty: ReactNode
  readonly children: (entries: readonly LearningEntry[]) => ReactNode
}

/** A page of a list in each of its states: to come, there, being read anew, empty, not to be had. */
export const LearningList = ({ actor, name, addressOf, empty, children }: LearningListProps) => {
  const page = useSelector(actor, ({ context }) => context.page)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const undoable = useSelector(actor, ({ context }) => context.undoable)
  const loading = useSelector(actor, (snapshot) => snapshot.matches({ reading: 'loading' }))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const isEmpty = page?.total === 0
  const list = useRef<HTMLElement>(null)
  useFocusFallback(page, list)

  if (loading) return <LearningSkeleton />
  if (failed)
    return (
      <ErrorState
        message={courseTableCopy.listFailed}
        reason={failureText(failure)}
        onRetry={() => actor.send({ type: 'learningList.retry' })}
      />
    )
  if (page === null) return null
  return (
    <section ref={list} className="learning-list" aria-label={name} aria-busy={busy} tabIndex={-1}>
      <RemovalNotice
        removed={undoable && courseTableCopy.removed(undoable.content.name)}
        failure={failure}
        onUndo={() => {
          if (undoable !== null) actor.send({ type: 'learningList.restore', entry: undoable })
        }}
      />
      {isEmpty ? empty : children(page.items)}
      <Pager
        page={page.index}
        pages={pageCountOf(page)}
        addressOf={addressOf}
        onTurn={() => list.current?.focus({ preventScroll: true })}
      />
    </section>
  )
}
