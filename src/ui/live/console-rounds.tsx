import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { type ConsoleAct, type ConsoleRound, EXTEND_MS } from '#domain/live/live-console.ts'
import type { PushRound } from '#domain/live/live-session.ts'
import { isOpenAt } from '#domain/live/push-rounds.ts'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { liveConsoleCopy as words } from '../copy/live-console-copy.ts'
import type { LiveRoundsActor } from './live-actors.ts'
import { useServerNow } from './use-server-now.ts'

export interface ConsoleRoundsProps {
  readonly rounds: LiveRoundsActor
  readonly put: readonly ConsoleRound[]
  readonly onAct: (act: ConsoleAct) => void
  /** Where the focus goes when a control that has it goes away. */
  readonly fallback: Readonly<RefObject<HTMLElement | null>>
}

const keyName = ({ question }: PushRound, key: string): string =>
  question.kind === 'judgement' && (key === 'A' || key === 'B') ? words.judgement[key] : key

/** What can be done with questions that are put: with open ones, and with those whose right answer is not told yet. */
export const ConsoleRounds = ({ rounds, put, onAct, fallback }: ConsoleRoundsProps) => {
  const known = useSelector(rounds, ({ context }) => context.rounds)
  const now = useServerNow(useSelector(rounds, ({ context }) => context.offset))
  const shown = known.flatMap((round, index) => {
    const own = put.find(({ roundId }) => roundId === round.id)
    const open = isOpenAt(round, now)
    const untold = own?.adHoc === true && (round.question.solution?.answer.length ?? 0) === 0
    return own === undefined || (!open && !untold) ? [] : [{ round, own, open, untold, number: index + 1 }]
  })
  useFocusFallback(shown.map(({ round, open, untold }) => `${round.id}${open}${untold}`).join(), fallback)
  return shown.map(({ round, own, open, untold, number }) => {
    const extend = () => {
      const closeTime = new Date(Date.parse(round.closeTime) + EXTEND_MS).toISOString()
      onAct({ kind: 'extend', roundId: round.id, closeTime })
    }
    return (
      <div
        key={round.id}
        className="live-console__group live-console__round"
        role="group"
        aria-label={open ? words.current(number) : words.tell(number)}
      >
        {open && (
          <>
            <Text as="p" size="2" weight="medium">
              {words.current(number)}
            </Text>
            <div className="live-console__buttons">
              <Button color="red" variant="soft" onClick={() => onAct({ kind: 'close', roundId: round.id })}>
                {words.close}
              </Button>
              {!round.openEnd && (
                <Button variant="soft" onClick={extend}>
                  {words.extend}
                </Button>
              )}
              <Button
                variant="soft"
                color="gray"
                onClick={() => onAct({ kind: 'show', roundId: round.id, shown: !own.shown })}
              >
                {own.shown ? words.hide : words.show}
              </Button>
            </div>
          </>
        )}
        {untold && (
          <>
            <Text as="p" size="2">
              {words.tell(number)}
            </Text>
            <div className="live-console__buttons">
              {round.question.options.map(({ key }) => (
                <Button
                  key={key}
                  variant="outline"
                  aria-label={words.tellKey(number, keyName(round, key))}
                  onClick={() => onAct({ kind: 'tell', roundId: round.id, key })}
                >
                  {keyName(round, key)}
                </Button>
              ))}
            </div>
          </>
        )}
      </div>
    )
  })
}
