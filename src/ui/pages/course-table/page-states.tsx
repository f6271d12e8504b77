import { Button, Skeleton } from '@radix-ui/themes'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Page, pageCountOf } from '#domain/kernel/page.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Pager } from '../../components/pager.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { practiceCopy } from '../../copy/practice-copy.ts'
import { bankAddress } from '../../routing/bank-codec.ts'

export interface PageStatesProps<T> {
  readonly state: 'reading' | 'ready' | 'empty' | 'failed' | 'defect' | 'dismissing' | 'restoring'
  readonly page: Page<T> | null
  readonly failure: Failure | null
  readonly name: string
  readonly words: {
    readonly loading: string
    readonly failed: string
    readonly empty: string
    readonly emptyHint: string
  }
  readonly addressOf: (page: number) => string
  readonly onRetry: () => void
  readonly children: (page: Page<T>) => ReactNode
}

/** A page of practices or of wrong questions in each of its states. */
export const PageStates = <T,>({
  state,
  page,
  failure,
  name,
  words,
  addressOf,
  onRetry,
  children,
}: PageStatesProps<T>) => {
  const list = useRef<HTMLElement>(null)
  if (state === 'failed' || state === 'defect')
    return <ErrorState message={words.failed} reason={failureText(failure)} onRetry={onRetry} />
  if (page === null)
    return (
      <div role="status" aria-label={words.loading} className="page-states__skeleton">
        <Skeleton height="72px" />
        <Skeleton height="72px" />
        <Skeleton height="72px" />
      </div>
    )
  if (page.items.length === 0)
    return (
      <EmptyState title={words.empty} hint={words.emptyHint}>
        <Button asChild>
          <Link to={bankAddress({})}>{practiceCopy.records.toBank}</Link>
        </Button>
      </EmptyState>
    )
  return (
    <section ref={list} aria-label={name} aria-busy={state !== 'ready'} tabIndex={-1}>
      {children(page)}
      <Pager
        page={page.index}
        pages={pageCountOf(page)}
        addressOf={addressOf}
        onTurn={() => list.current?.focus({ preventScroll: true })}
      />
    </section>
  )
}
