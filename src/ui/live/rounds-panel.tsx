import './rounds-panel.css'
import { Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { currentRound, isOpenAt } from '#domain/live/push-rounds.ts'
import { answerStateOf } from '#domain/question/answer-state.ts'
import { liveCopy } from '../copy/live-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { fetchCode } from '../routing/missing-code.ts'
import type { LiveRoomActor, LiveRoundsActor } from './live-actors.ts'
import { RoundView } from './round-view.tsx'
import { useServerNow } from './use-server-now.ts'

const LiveConsole = lazy(async () => ({
  default: (await fetchCode(() => import('./live-console.tsx'))).LiveConsole,
}))

const { rounds: words } = liveCopy

/** Where the way to an open question leads. */
export const ROUNDS_ID = 'live-rounds'

export interface RoundsPanelProps {
  readonly rounds: LiveRoundsActor
  readonly lessonName: string
  readonly teaching: boolean
  readonly room: LiveRoomActor
}

/** The questions of a running lesson beside its picture: the open one first, those before it to look up. */
export const RoundsPanel = ({ rounds, lessonName, teaching, room }: RoundsPanelProps) => {
  const put = useSelector(rounds, ({ context }) => context.rounds)
  const now = useServerNow(useSelector(rounds, ({ context }) => context.offset))
  const current = currentRound(put, now)
  const before = put.filter(({ id }) => id !== current?.id).toReversed()
  const numberOf = (id: number) => put.findIndex((round) => round.id === id) + 1
  const called = current !== null && isOpenAt(current, now) && current.answered === null && !teaching
  const shown = current && (
    <RoundView
      key={current.id}
      rounds={rounds}
      round={current}
      number={numberOf(current.id)}
      lessonName={lessonName}
      teaching={teaching}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled with the keyboard too
    <section className="rounds" id={ROUNDS_ID} tabIndex={0} aria-labelledby="live-rounds-title">
      <Heading as="h2" size="4" id="live-rounds-title">
        {words.title}
      </Heading>
      <p className="visually-hidden" role="status">
        {called ? words.put(numberOf(current.id)) : ''}
      </p>
      {teaching && (
        <Suspense fallback={shown}>
          <LiveConsole room={room} rounds={rounds} current={shown} />
        </Suspense>
      )}
      {!teaching &&
        (shown ?? (
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
