import './worked-list.css'
import { Skeleton, Text } from '@radix-ui/themes'
import { type ReactNode, useRef } from 'react'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Page, pageCountOf } from '#domain/kernel/page.ts'
import { failureText } from '../copy/failure-text.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Pager } from './pager.tsx'
import { Refused } from './refused.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'

interface WorkedListProps<Item> {
  readonly words: {
    /** The name of the list. */
    readonly list: string
    readonly loading: string
    readonly failed: string
    readonly notDone: string
    readonly none: { readonly title: string; readonly hint: string }
    /** Where not everybody may see it. */
    readonly noRight?: { readonly title: string; readonly hint: string }
  }
  readonly page: Page<Item>
  /** Why it could not be read, or what was wanted not be done. */
  readonly failure: Failure | null
  /** It is read for the first time, could not be read, or is there. */
  readonly stage: 'arriving' | 'failed' | 'shown'
  readonly isBusy: boolean
  /** What is done about it only reads. */
  readonly isReadOnly?: boolean
  readonly onReread: () => void
  /** With the number of a page, from 1. */
  readonly onTurn: (index: number) => void
  /** One row with its key. */
  readonly renderRow: (item: Item) => ReactNode
}

/** A list whose rows something is done about: the list, what stands there before it comes, and why something was not done. */
export const WorkedList = <Item,>(props: WorkedListProps<Item>) => {
  const { words, page, failure, stage, isBusy, isReadOnly = false, renderRow } = props
  const rows = useRef<HTMLDivElement>(null)
  // What was pressed goes with its row.
  useFocusFallback(page, rows)
  if (stage === 'failed' && failure?.kind === 'forbidden' && words.noRight !== undefined)
    return <Refused {...words.noRight} />
  if (stage === 'failed')
    return <ErrorState message={words.failed} reason={failureText(failure)} onRetry={props.onReread} />
  if (stage === 'arriving')
    return (
      <div role="status" aria-label={words.loading} className="worked-list">
        <Skeleton height="112px" />
        <Skeleton height="112px" />
        <Skeleton height="112px" />
      </div>
    )
  return (
    <div ref={rows} role="group" aria-label={words.list} tabIndex={-1}>
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert" mb="3">
          {isReadOnly ? `${words.notDone}：${failureText(failure)}` : notDoneText(words.notDone, failure)}
        </Text>
      )}
      {page.items.length === 0 ? (
        <EmptyState {...words.none} />
      ) : (
        <>
          <ul className="worked-list" aria-label={words.list} aria-busy={isBusy}>
            {page.items.map(renderRow)}
          </ul>
          <Pager page={page.index} pages={pageCountOf(page)} onTurn={props.onTurn} />
        </>
      )}
    </div>
  )
}
