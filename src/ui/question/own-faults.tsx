import './own-faults.css'
import { Badge, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ReportedFault } from '#domain/question/reported-fault.ts'
import { useBankLogic } from '../bundle-logic.ts'
import { bankCopy } from '../copy/bank-copy.ts'
import { formatMoment } from '../format/moment.ts'
import { useNow } from '../format/use-now.ts'
import { useActorRef } from '../use-actor-ref.ts'

const words = bankCopy.fault

/** What one reported of a question before, and what came of it; nothing where there was nothing. */
export const OwnFaults = ({ questionId }: { readonly questionId: number }) => {
  const actor = useActorRef(useBankLogic().ownFaults, { input: { questionId } })
  const faults = useSelector(actor, ({ context }) => context.faults)
  const heading = useId()
  if (faults.length === 0) return null
  return (
    <section className="own-faults" aria-labelledby={heading}>
      <h3 id={heading} className="own-faults__title">
        {words.own}
      </h3>
      <ul>
        {faults.map((fault) => (
          <OwnFault key={fault.id} fault={fault} />
        ))}
      </ul>
    </section>
  )
}

const OwnFault = ({
  fault: { kind, content, reportedAt, settlement },
}: {
  readonly fault: ReportedFault
}) => {
  const now = useNow()
  return (
    <li className="own-faults__item">
      <div className="own-faults__line">
        <Badge color={settlement === null ? 'gray' : 'indigo'}>
          {words.standing[settlement?.verdict ?? 'open']}
        </Badge>
        <Text size="1" color="gray">
          {words.kinds[kind]} · <time dateTime={reportedAt}>{formatMoment(reportedAt, now)}</time>
        </Text>
      </div>
      <p>{content}</p>
      {settlement !== null && settlement.reply !== '' && (
        <p className="own-faults__reply">
          {words.replied(settlement.by)}：{settlement.reply}
        </p>
      )}
    </li>
  )
}
