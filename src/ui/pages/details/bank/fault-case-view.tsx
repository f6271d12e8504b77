import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { isText } from '#domain/kernel/form-shape.ts'
import type { FaultCaseInput, faultCaseMachine } from '#domain/question/fault-case.machine.ts'
import { type FaultCase, type FaultSettlement, MAX_REPLY_LENGTH } from '#domain/question/reported-fault.ts'
import { useMakingLogic } from '../../../bundle-logic.ts'
import { Labelled } from '../../../components/labelled.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { useFormDraft, useKept } from '../../../components/use-form-draft.ts'
import { bankCopy } from '../../../copy/bank-copy.ts'
import { faultsCopy } from '../../../copy/faults-copy.ts'
import { notDoneText } from '../../../copy/not-done-text.ts'
import { questionCopy } from '../../../copy/question-copy.ts'
import { formatMoment } from '../../../format/moment.ts'
import { useNow } from '../../../format/use-now.ts'
import { QuestionOptions } from '../../../question/question-options.tsx'
import { QuestionSolution } from '../../../question/question-solution.tsx'
import { QuestionView } from '../../../question/question-view.tsx'
import { contentAddress } from '../../../routing/addresses.ts'
import { studioQuestionAddress } from '../../../routing/studio-question-address.ts'
import { useActorRef } from '../../../use-actor-ref.ts'

export interface FaultCaseViewProps {
  readonly fault: FaultCase
  /** From 1, in all of the list. */
  readonly number: number
  /** What counts those that are open. */
  readonly list: FaultCaseInput['list']
  /** Another reviewer was faster. */
  readonly onReread: () => void
}

/** One reported error, the question beside it, and what becomes of it. */
export const FaultCaseView = ({ fault, number, list, onReread }: FaultCaseViewProps) => {
  const draft = useFormDraft(`reply/${fault.id}`, isText)
  const actor = useActorRef(useMakingLogic().faultCase, { input: { fault, list, left: draft.left } })
  useKept(
    draft,
    useSelector(actor, ({ context }) => (context.fault.settlement === null ? context.reply || null : null)),
  )
  const heading = useId()
  return (
    <article className="fault-case" aria-labelledby={heading}>
      <div className="fault-case__decision">
        <div className="fault-case__line">
          <h2 id={heading} className="fault-case__number">
            {faultsCopy.number(number)}
          </h2>
          <Badge size="2">{bankCopy.fault.kinds[fault.kind]}</Badge>
        </div>
        <p className="fault-case__words">{fault.content}</p>
        <Text as="p" size="1" color="gray">
          {faultsCopy.reportedBy(fault.reporter, fault.school)} · <When at={fault.reportedAt} />
        </Text>
        <Decision actor={actor} onReread={onReread} />
      </div>
      <section className="fault-case__question" aria-label={faultsCopy.question}>
        <div className="fault-case__line">
          <Badge size="2" color="gray">
            {questionCopy.kinds[fault.question.kind]}
          </Badge>
          <Button asChild variant="soft">
            <Link
              to={studioQuestionAddress(fault.question.id)}
              aria-label={`${faultsCopy.correct}（${faultsCopy.number(number)}）`}
            >
              {faultsCopy.correct}
            </Link>
          </Button>
          {fault.question.contentId > 0 && (
            <Button asChild variant="ghost" color="gray">
              <Link
                to={contentAddress({ id: fault.question.contentId, type: CONTENT_TYPE.question })}
                aria-label={`${faultsCopy.openQuestion}（${faultsCopy.number(number)}）`}
              >
                {faultsCopy.openQuestion}
              </Link>
            </Button>
          )}
        </div>
        <QuestionView question={fault.question}>{(part) => <QuestionOptions part={part} />}</QuestionView>
        <QuestionSolution question={fault.question} />
      </section>
    </article>
  )
}

const When = ({ at }: { readonly at: string }) => <time dateTime={at}>{formatMoment(at, useNow())}</time>

interface DecisionProps extends Pick<FaultCaseViewProps, 'onReread'> {
  readonly actor: ActorRefFrom<typeof faultCaseMachine>
}

/** The focus follows what was decided: the button that was pressed is gone then. */
const useFocusAfter = (actor: DecisionProps['actor']) => {
  const told = useRef<HTMLParagraphElement>(null)
  const reply = useRef<HTMLDivElement>(null)
  const isSettled = useSelector(actor, ({ context }) => context.fault.settlement !== null)
  const was = useRef(isSettled)
  useEffect(() => {
    if (was.current === isSettled) return
    was.current = isSettled
    if (isSettled) told.current?.focus()
    else reply.current?.querySelector('textarea')?.focus()
  }, [isSettled])
  return { told, reply }
}

const Decision = ({ actor, onReread }: DecisionProps) => {
  const { fault, failure } = useSelector(actor, ({ context }) => context)
  const overtaken = useSelector(actor, (snapshot) => snapshot.matches('overtaken'))
  const broken = useSelector(
    actor,
    (snapshot) => snapshot.matches({ open: 'defect' }) || snapshot.matches({ settled: 'defect' }),
  )
  const { told, reply } = useFocusAfter(actor)
  return (
    <>
      {fault.settlement === null ? (
        !overtaken && (
          <div ref={reply}>
            <ReplyForm actor={actor} />
          </div>
        )
      ) : (
        <>
          <p ref={told} tabIndex={-1} className="fault-case__outcome">
            <SettledLine settlement={fault.settlement} />
          </p>
          {!overtaken && <Reopen actor={actor} />}
        </>
      )}
      {(failure !== null || broken) && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText('', failure)}
        </Text>
      )}
      {overtaken && (
        <Button variant="soft" onClick={onReread}>
          {faultsCopy.reread}
        </Button>
      )}
    </>
  )
}

const SettledLine = ({ settlement }: { readonly settlement: FaultSettlement }) => (
  <>
    <Badge size="2" color={settlement.verdict === 'resolved' ? 'indigo' : 'gray'}>
      {faultsCopy.verdicts[settlement.verdict]}
    </Badge>
    <Text size="1" color="gray">
      {faultsCopy.by(settlement.by)} <When at={settlement.at} />
    </Text>
    {settlement.reply !== '' && <span className="fault-case__words">{settlement.reply}</span>}
  </>
)

const Reopen = ({ actor }: Pick<DecisionProps, 'actor'>) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <Button
      variant="soft"
      color="gray"
      aria-disabled={busy}
      onClick={() => actor.send({ type: 'faultCase.reopen' })}
    >
      {busy ? faultsCopy.saving : faultsCopy.reopen}
    </Button>
  )
}

const ReplyForm = ({ actor }: Pick<DecisionProps, 'actor'>) => {
  const { reply, problem, verdict } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const settle = (chosen: typeof verdict) => actor.send({ type: 'faultCase.settle', verdict: chosen })
  return (
    <div className="fault-case__form" aria-busy={busy}>
      <Labelled label={faultsCopy.reply} hint={faultsCopy.replyHint}>
        {(field) => (
          <TextArea
            {...field}
            rows={3}
            maxLength={MAX_REPLY_LENGTH}
            value={reply}
            readOnly={busy}
            aria-invalid={problem !== null}
            onChange={({ target }) => actor.send({ type: 'faultCase.write', reply: target.value })}
          />
        )}
      </Labelled>
      {problem !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {faultsCopy.problems[problem]}
        </Text>
      )}
      <div className="fault-case__line">
        <Button aria-disabled={busy} onClick={() => settle('resolved')}>
          {busy && verdict === 'resolved' ? faultsCopy.saving : faultsCopy.resolve}
        </Button>
        <Button variant="soft" color="gray" aria-disabled={busy} onClick={() => settle('notAFault')}>
          {busy && verdict === 'notAFault' ? faultsCopy.saving : faultsCopy.dismiss}
        </Button>
      </div>
    </div>
  )
}
