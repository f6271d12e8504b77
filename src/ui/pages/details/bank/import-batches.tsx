import './import-batches.css'
import { Badge, Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { pageCountOf } from '#domain/kernel/page.ts'
import { type BatchDecision, batchStateOf, type ImportBatch } from '#domain/question/import-batch.ts'
import { useMakingLogic } from '../../../bundle-logic.ts'
import { ConfirmButton } from '../../../components/confirm-button.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { useFocusFallback } from '../../../components/use-focus-fallback.ts'
import { failureText } from '../../../copy/failure-text.ts'
import { importCopy } from '../../../copy/import-copy.ts'
import { notDoneText } from '../../../copy/not-done-text.ts'
import { formatMoment } from '../../../format/moment.ts'
import { useNow } from '../../../format/use-now.ts'
import { useOpenedActor } from '../../../use-opened-actor.ts'
import type { ImportFormProps } from './import-form-props.ts'

/** 导入记录: what came in by each file, with what can be done about it. */
export const ImportBatches = ({ incoming }: ImportFormProps) => {
  const list = useOpenedActor(useMakingLogic().openImportBatches, incoming)
  const { batches, page, failure } = useSelector(list, ({ context }) => context)
  const snapshot = useSelector(list, ({ value }) => value)
  const isBusy = useSelector(list, (it) => it.hasTag('busy'))
  const isBroken = useSelector(list, (it) => it.matches({ ready: 'broken' }))
  const reread = () => list.send({ type: 'batches.reread' })
  if (snapshot === 'failed')
    return <ErrorState message={importCopy.batchesFailed} reason={failureText(failure)} onRetry={reread} />
  if (batches.length === 0)
    return isBusy ? (
      <div role="status" aria-label={importCopy.batchesLoading}>
        <Skeleton height="64px" />
      </div>
    ) : (
      <Text size="2" color="gray">
        {importCopy.batchesNone}
      </Text>
    )
  return (
    <div className="import-batches" aria-busy={isBusy}>
      <Text as="p" size="2" color="gray">
        {importCopy.batchesHint}
      </Text>
      {isBroken && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(importCopy.notDecided, failure)}
        </Text>
      )}
      <ul className="import-batches__rows" aria-label={importCopy.batches}>
        {batches.map((batch) => (
          <BatchRow
            key={batch.id}
            batch={batch}
            onDecide={(how) => list.send({ type: 'batches.decide', decision: { id: batch.id, how } })}
          />
        ))}
      </ul>
      {page.index < pageCountOf(page) && (
        <Button
          variant="soft"
          color="gray"
          aria-disabled={isBusy}
          onClick={() => list.send({ type: 'batches.more' })}
        >
          {importCopy.batchesMore}
        </Button>
      )}
    </div>
  )
}

interface BatchRowProps {
  readonly batch: ImportBatch
  readonly onDecide: (how: BatchDecision['how']) => void
}

const BatchRow = ({ batch, onDecide }: BatchRowProps) => {
  const now = useNow()
  const state = batchStateOf(batch)
  const time = formatMoment(batch.importedAt, now)
  const row = useRef<HTMLLIElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(state, row)
  return (
    <li ref={row} tabIndex={-1} className="import-batches__row">
      <div className="import-batches__words">
        <p className="import-batches__line">
          <time dateTime={batch.importedAt}>{time}</time>
          {state !== 'undone' && <span>{importCopy.batchCount(batch.count)}</span>}
          <Badge size="1" color={state === 'released' ? 'indigo' : 'gray'}>
            {importCopy.batchStates[state]}
          </Badge>
        </p>
        <Text as="p" size="1" color="gray">
          {importCopy.batchSource(batch.source)} · {importCopy.batchOf(batch.importer, batch.school)}
        </Text>
      </div>
      {state !== 'undone' && (
        <div className="import-batches__actions">
          {state === 'own' && (
            <ConfirmButton
              main
              label={importCopy.release}
              name={importCopy.releaseName(time)}
              question={importCopy.releaseAsk(batch.count)}
              hint={importCopy.releaseHint}
              onConfirm={() => onDecide('release')}
            />
          )}
          <ConfirmButton
            label={importCopy.undo}
            name={importCopy.undoName(time)}
            question={importCopy.undoAsk(batch.count)}
            hint={importCopy.undoHint}
            onConfirm={() => onDecide('undo')}
          />
        </div>
      )}
    </li>
  )
}
