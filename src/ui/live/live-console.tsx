import './live-console.css'
import { Button, Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { AdHocForm, ConsoleAct } from '#domain/live/live-console.ts'
import { useLiveConsoleLogic } from '../bundle-logic.ts'
import { LateConfirmButton } from '../components/late-confirm-button.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { failureText } from '../copy/failure-text.ts'
import { liveConsoleCopy as words } from '../copy/live-console-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { AnswersExport } from './answers-export.tsx'
import { ConsoleRounds } from './console-rounds.tsx'
import type { LiveConsoleActor, LiveRoomActor, LiveRoundsActor } from './live-actors.ts'
import { OpenFor } from './open-for.tsx'
import { PreparedRounds } from './prepared-rounds.tsx'

export interface LiveConsoleProps {
  readonly room: LiveRoomActor
  readonly rounds: LiveRoundsActor
  /** The question that is put, as the teacher sees it; null for none. */
  readonly current: ReactNode
}

const FORMS: readonly AdHocForm[] = ['four', 'six', 'judgement']

/** Where the teacher of a running lesson puts its questions, closes them and tells what is right. */
export const LiveConsole = ({ room, rounds, current }: LiveConsoleProps) => {
  const actor = useOpenedActor(useLiveConsoleLogic().openLiveConsole, room)
  const known = useSelector(actor, ({ context }) => context.console)
  const { seconds, chosen } = useSelector(actor, ({ context }) => context)
  const { sectionId } = room.getSnapshot().context
  const lessonName = useSelector(room, ({ context }) => context.session?.lesson.name ?? '')
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusFallback(known, heading)
  const act = (what: ConsoleAct) => actor.send({ type: 'liveConsole.act', act: what })
  const openFor = (roundId: number | null, choice: number) =>
    actor.send({ type: 'liveConsole.openFor', roundId, seconds: choice })
  return (
    <section className="live-console" aria-labelledby="live-console-title">
      <Heading as="h3" size="3" id="live-console-title" ref={heading} tabIndex={-1}>
        {words.title}
      </Heading>
      <Standing actor={actor} />
      {known === null && current}
      {known !== null && (
        <>
          <ConsoleRounds rounds={rounds} put={known.put} onAct={act} fallback={heading} />
          <div className="live-console__group" role="group" aria-label={words.adHoc}>
            <Text as="p" size="2" weight="medium">
              {words.adHoc}
            </Text>
            <div className="live-console__seconds">
              <Text size="2">{words.openFor}</Text>
              <OpenFor label={words.openFor} seconds={seconds} onChoose={(choice) => openFor(null, choice)} />
            </div>
            <div className="live-console__buttons">
              {FORMS.map((form) => (
                <Button key={form} variant="soft" onClick={() => act({ kind: 'ask', form, seconds })}>
                  {words.forms[form]}
                </Button>
              ))}
            </div>
            <Text as="p" size="1" color="gray">
              {words.adHocHint}
            </Text>
          </div>
          {current}
          <PreparedRounds
            wasPut={known.put.some(({ adHoc }) => !adHoc)}
            prepared={known.prepared}
            chosen={chosen}
            onChoose={openFor}
            onPush={(roundId, choice) => act({ kind: 'push', roundId, seconds: choice })}
          />
          <AnswersExport sectionId={sectionId} lessonName={lessonName} />
          <div className="live-console__buttons">
            <LateConfirmButton
              label={words.end}
              question={words.endAsk}
              hint={words.endHint}
              onConfirm={() => act({ kind: 'end' })}
            />
          </div>
        </>
      )}
    </section>
  )
}

/** What becomes of what the teacher did last, and a console that cannot be read. */
const Standing = ({ actor }: { actor: LiveConsoleActor }) => {
  const state = useSelector(actor, ({ value }) => value)
  const isKnown = useSelector(actor, ({ context }) => context.console !== null)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const waiting = useSelector(actor, ({ context }) => context.next.length)
  const dropped = useSelector(actor, ({ context }) => context.dropped)
  if (state === 'defect' || (!isKnown && failure !== null))
    return (
      <div className="live-console__buttons">
        <Text size="2" role="alert">
          {words.failed}
          {failure !== null && `：${failureText(failure)}`}
        </Text>
        <Button variant="soft" onClick={() => actor.send({ type: 'liveConsole.retry' })}>
          {words.retry}
        </Button>
      </div>
    )
  if (state === 'refused' && failure !== null)
    return (
      <Text as="p" size="2" color="red" role="alert">
        {notDoneText(words.refused, failure)}
        {dropped > 0 && words.dropped(dropped)}
      </Text>
    )
  return (
    <Text as="p" size="2" color="gray" role="status" className="live-console__standing">
      {state === 'acting'
        ? words.acting
        : state === 'lost' || state === 'expired'
          ? words.lost
          : isKnown
            ? ''
            : words.loading}
      {waiting > 0 && words.waiting(waiting)}
    </Text>
  )
}
