import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { keyOf } from '#domain/frame/curriculum-comparison.ts'
import type { ImportActor } from '#domain/frame/curriculum-import.machine.ts'
import { curriculumImportCopy as words } from '../../copy/curriculum-import-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { StatusLine } from '../../manage/status-line.tsx'
import { ProgressLine } from '../../upload/progress-line.tsx'
import { ChangeWords } from './import-comparison.tsx'

/** How far it is, and at the end what was left and why. */
export const ImportReport = ({ actor }: { readonly actor: ImportActor }) => {
  const { changes, chosen, outcomes, failure } = useSelector(actor, ({ context }) => context)
  const isApplying = useSelector(actor, (it) => it.matches('applying'))
  const isInterrupted = useSelector(actor, (it) => it.matches('interrupted'))
  const left = outcomes.filter(({ fault }) => fault !== null)
  const told = new Map(left.map((outcome) => [outcome.key, outcome]))
  return (
    <>
      <StatusLine>
        {isApplying
          ? words.applying(outcomes.length, chosen.length)
          : isInterrupted
            ? words.stopped(outcomes.length, chosen.length)
            : words.done(outcomes.length - left.length, left.length)}
      </StatusLine>
      {isApplying && (
        <ProgressLine
          label={words.applying(outcomes.length, chosen.length)}
          share={chosen.length === 0 ? 0 : outcomes.length / chosen.length}
        />
      )}
      {isInterrupted && (
        <Text as="p" size="2" color="red" role="alert">
          {words.interrupted}：{failureText(failure)}
        </Text>
      )}
      <ul className="curriculum-import__list">
        {changes.map((change) => {
          const outcome = told.get(keyOf(change))
          if (outcome === undefined || outcome.fault === null) return null
          return (
            <li key={outcome.key}>
              <ChangeWords change={change} />：
              {outcome.fault === 'refused' ? outcome.said : words.faults[outcome.fault]}
            </li>
          )
        })}
      </ul>
      {!isApplying && (
        <p className="curriculum-import__acts">
          {isInterrupted && (
            <Button onClick={() => actor.send({ type: 'import.apply' })}>{words.goOn}</Button>
          )}
          <Button variant="soft" color="gray" onClick={() => actor.send({ type: 'import.leave' })}>
            {words.leave}
          </Button>
        </p>
      )}
    </>
  )
}
