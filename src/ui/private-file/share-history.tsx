import './share-history.css'
import { Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useSharingLogic } from '../bundle-logic.ts'
import { ErrorState } from '../components/error-state.tsx'
import { failureText } from '../copy/failure-text.ts'
import { rejectReasonText } from '../copy/reject-reason-copy.ts'
import { shareHistoryCopy as copy } from '../copy/share-history-copy.ts'
import { formatMoment } from '../format/moment.ts'
import { useNow } from '../format/use-now.ts'
import { useActorRef } from '../use-actor-ref.ts'

/** 经过: what happened to a request, by whom and when; read once. */
export const ShareHistory = ({ requestId }: { readonly requestId: number }) => {
  const [attempt, setAttempt] = useState(0)
  return <Events key={attempt} requestId={requestId} onRetry={() => setAttempt(attempt + 1)} />
}

const Events = ({ requestId, onRetry }: { readonly requestId: number; readonly onRetry: () => void }) => {
  const now = useNow()
  const asked = useActorRef(useSharingLogic().shareHistory, { input: requestId })
  const answer = useSelector(asked, ({ output }) => output)
  if (answer === undefined) return <Skeleton height="48px" aria-label={copy.loading} />
  if (!answer.ok)
    return <ErrorState message={copy.failed} reason={failureText(answer.failure)} onRetry={onRetry} />
  return (
    <ol className="share-history" aria-label={copy.name}>
      {answer.value.map(({ id, kind, userName, time, rejectReason, detail }) => (
        <li key={id}>
          <Text size="2">{copy.event(userName, kind, rejectReasonText(rejectReason, detail))}</Text>
          <Text size="1" color="gray">
            {formatMoment(time, now)}
          </Text>
        </li>
      ))}
    </ol>
  )
}
