import './rounds-panel.css'
import { Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { isOpenAt, shownRounds } from '#domain/live/push-rounds.ts'
import { answerStateOf } from '#domain/question/answer-state.ts'
import { PartBoundary } from '../components/part-boundary.tsx'
import { PartMissing } from '../components/part-missing.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { liveCopy } from '../copy/live-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { lazyPart } from '../routing/missing-code.ts'
import type { LiveRoomActor, LiveRoundsActor } from './live-actors.ts'
import { RoundView } from './round-view.tsx'
import { useServerNow } from './use-server-now.ts'

const LiveConsole = lazyPart(async () => (await import('./live-console.tsx')).LiveConsole)

const { rounds: words } = liveCopy

/** Where the way to an open question leads. */
export const ROUNDS_ID = 'live-rounds'

export interface RoundsPanelProps {
  readonly rounds: LiveRoundsActor
  readonly lessonName: string
  readonly teaching: boolean
  readonly room: LiveRoomActor
}

/** The questions of a running lesson beside its picture: the open ones first, those before them to look up. */
export const RoundsPanel = ({ rounds, lessonName, teaching, room }: RoundsPanelProps) => {
  const put = useSelector(rounds, ({ context }) => context.rounds)
  const now = useServerNow(useSelector(rounds, ({ context }) => context.offset))
  const shown = shownRounds(put, now)
  const before = put.filter((round) => !shown.includes(round)).reverse()
  const numberOf = (id: number) => put.findIndex((round) => round.id === id) + 1
  const [latest] = shown
  const called = latest !== undefined && isOpenAt(latest, now) && latest.answered === null && !teaching
  const panel = useRef<HTMLElement>(null)
  // A question that closes goes to those before, with the focus that it had.
  useFocusFallback(shown.map(({ id }) => id).join(), panel)
  const views = shown.map((round) => (
    <RoundView
      key={round.id}
      rounds={rounds}
      round={round}
      number={numberOf(round.id)}
      lessonName={lessonName}
      teaching={teaching}
    />
  ))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled with the keyboard too
    <section className="rounds" id={ROUNDS_ID} ref={panel} tabIndex={0} aria-labelledby="live-rounds-title">
      <Heading as="h2" size="4" id="live-rounds-title">
        {words.title}
      </Heading>
      <p className="visually-hidden" role="status">
        {called ? words.put(numberOf(latest.id)) : ''}
      </p>
      {teaching && (
        <PartBoundary
          waiting={views}
          missing={
            <>
              <PartMissing />
              {views}
            </>
          }
        >
          <LiveConsole room={room} rounds={rounds} current={views} />
        </PartBoundary>
      )}
      {!teaching &&
        (shown.length > 0 ? (
          views
        ) : (
          <div className="rounds__none">
            <Text as="p" weight="medium">
              {words.none}
            </Text>
            <Text as="p" size="2" color="gray">
              {words.noneHint}
            </Text>
          </div>
        ))}
      {before.length > 0 && (
        <div className="rounds__earlier">
          <Heading as="h3" size="2" color="gray">
            {words.before}
          </Heading>
          {before.map((round) => (
            <details key={round.id}>
              <summary>
                {words.heading(numberOf(round.id), questionCopy.kinds[round.question.kind])}
                {!teaching && (
                  <span className="rounds__status">{words.standings[answerStateOf(round.question)]}</span>
                )}
              </summary>
              <RoundView
                rounds={rounds}
                round={round}
                number={numberOf(round.id)}
                lessonName={lessonName}
                teaching={teaching}
              />
            </details>
          ))}
        </div>
      )}
    </section>
  )
}
