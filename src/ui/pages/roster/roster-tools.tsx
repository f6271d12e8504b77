import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { RosterActor } from '#domain/people/roster.machine.ts'
import { chosenIn, type Roster, tallyOf } from '#domain/people/roster.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Section } from '../../components/section.tsx'
import { rosterCopy as words } from '../../copy/roster-copy.ts'
import { StatusLine } from '../../manage/status-line.tsx'
import { ProgressLine } from '../../upload/progress-line.tsx'

interface RosterToolsProps {
  readonly actor: RosterActor
  readonly roster: Roster
}

/** What was compared, and what is done with it: applied, reported, put away. */
export const RosterTools = ({ actor, roster }: RosterToolsProps) => {
  const isApplying = useSelector(actor, (it) => it.matches('applying'))
  const isPaused = useSelector(actor, (it) => it.matches('paused'))
  const chosen = chosenIn(roster)
  const report = (
    <Button variant="soft" onClick={() => actor.send({ type: 'roster.report' })}>
      {roster.passwords ? words.reportWithPasswords : words.report}
    </Button>
  )
  const close = () => actor.send({ type: 'roster.close' })
  return (
    <Section title={roster.fileName || words.result}>
      <div className="person__form">
        {roster.stage === 'compared' && !isApplying && (
          <>
            <StatusLine>{words.same(roster.same)}</StatusLine>
            <div className="person__line">
              {chosen === 0 ? (
                <Text size="2">{words.applyNothing}</Text>
              ) : (
                <ConfirmButton
                  label={words.apply(chosen)}
                  question={words.applyAsk(chosen)}
                  hint={words.applyHint(tallyOf(roster, 'gone').chosen)}
                  onConfirm={() => actor.send({ type: 'roster.apply' })}
                  main
                />
              )}
              {report}
              <ConfirmButton
                label={words.other}
                question={words.otherAsk}
                hint={words.otherHint}
                onConfirm={close}
              />
            </div>
          </>
        )}
        {(isApplying || isPaused) && (
          <div className="roster__progress">
            <StatusLine>
              {isPaused ? words.paused : words.applying(roster.done + roster.left, chosen)}
            </StatusLine>
            <ProgressLine
              label={words.applying(roster.done + roster.left, chosen)}
              share={(roster.done + roster.left) / Math.max(1, chosen)}
              isHeld={isPaused}
            />
            <Text as="p" size="2" color="gray">
              {words.applyingHint}
            </Text>
            {isPaused && (
              <div className="person__line">
                <Button onClick={() => actor.send({ type: 'roster.apply' })}>{words.goOn}</Button>
              </div>
            )}
          </div>
        )}
        {roster.stage === 'applied' && (
          <>
            <StatusLine>{words.applied(roster.done, roster.left)}</StatusLine>
            <div className="person__line">
              {report}
              <ConfirmButton
                label={words.close}
                question={words.closeAsk}
                hint={words.closeHint}
                onConfirm={close}
              />
            </div>
            {roster.passwords && (
              <Text as="p" size="2" color="gray">
                {words.passwordsHint}
              </Text>
            )}
          </>
        )}
        {roster.remarks.length > 0 && (
          <details className="roster__remarks">
            <summary>{words.remarks(roster.remarks.length)}</summary>
            <ul>
              {roster.remarks.map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Section>
  )
}
