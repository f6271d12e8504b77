import './personal-data.css'
import { Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { Refused } from '../../components/refused.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { personalDataCopy as words } from '../../copy/personal-data-copy.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { DataFile } from './data-file.tsx'
import { Erasure } from './erasure.tsx'

/** The file with a person's data, and the way to give the account up. R-personal-data-1. */
export const DataParts = ({ userId }: { readonly userId: number }) => {
  const { openPersonalData } = useOfficeLogic()
  const actor = useOpenedActor(openPersonalData, { userId })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  const isOpen = useSelector(actor, (it) => it.hasTag('open'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const hasLeft = useSelector(actor, (it) => it.matches('left'))
  const isAsked = useSelector(actor, (it) => it.hasTag('asked'))
  const page = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${isAsked} ${data?.erasureAt} ${data?.file.state}`, page)
  if (hasFailed && failure?.kind === 'forbidden') return <Refused {...words.forbidden} />
  if (hasFailed)
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(failure)}
        onRetry={() => actor.send({ type: 'personalData.reread' })}
      />
    )
  if (!isOpen || data === null)
    return (
      <div role="status" aria-label={words.loading} className="personal-data">
        <Skeleton height="160px" />
        <Skeleton height="160px" />
      </div>
    )
  return (
    <div ref={page} tabIndex={-1} className="personal-data" aria-busy={isBusy}>
      {hasLeft && (
        <Text as="p" size="3" role="status">
          {words.left}
        </Text>
      )}
      {failure !== null && !isAsked && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(words.notDone, failure)}
        </Text>
      )}
      <DataFile actor={actor} data={data} />
      {!hasLeft && <Erasure actor={actor} data={data} />}
    </div>
  )
}
