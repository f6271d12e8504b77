import './film-notices.css'
import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type PlaybackRef, selectFault } from '#application/playback/playback.selectors.ts'
import { type PlayerDisplayRef, selectWaiting } from '#application/playback/player-display.ts'
import { lighterQuality, qualitiesOf } from '#domain/playback/playback-rules.ts'
import { playerCopy } from '../copy/player-copy.ts'
import { formatClock } from '../format/duration.ts'
import { PlayerButton } from './player-button.tsx'

interface NoticeProps {
  readonly actor: PlaybackRef
}

/** Where the learner left off, and the way back to the beginning. */
export const ResumeNotice = ({ actor }: NoticeProps) => {
  const resumedAt = useSelector(actor, ({ context }) => context.resumedAt)
  if (resumedAt === null) return null
  return (
    <div className="film-notice" role="status">
      <span>{playerCopy.resumed(formatClock(resumedAt))}</span>
      <button
        type="button"
        className="film-notice__action"
        onClick={() => actor.send({ type: 'playback.seek', second: 0 })}
      >
        {playerCopy.fromStart}
      </button>
      <PlayerButton
        icon="close"
        name={playerCopy.closeResume}
        onClick={() => actor.send({ type: 'playback.dismissResume' })}
      />
    </div>
  )
}

/** What the browser did not allow (sound, autoplay). */
export const RefusalNotice = ({ actor }: NoticeProps) => {
  const refused = useSelector(actor, ({ context }) => context.refused)
  const silenced = useSelector(actor, ({ context }) => context.silenced)
  if (refused)
    return (
      <div className="film-notice" role="status">
        {playerCopy.refused}
      </div>
    )
  if (!silenced) return null
  return (
    <div className="film-notice" role="status">
      <span>{playerCopy.silenced}</span>
      <button
        type="button"
        className="film-notice__action"
        onClick={() => actor.send({ type: 'playback.toggleMute' })}
      >
        {playerCopy.unmute}
      </button>
    </div>
  )
}

interface BusyNoticeProps extends NoticeProps {
  readonly display: PlayerDisplayRef
}

/** There is nothing to see yet; when that lasts it is said in words, with what may help. */
export const BusyNotice = ({ actor, display }: BusyNoticeProps) => {
  const waiting = useSelector(display, selectWaiting)
  const lighter = useSelector(actor, ({ context }) => lighterQuality(context))
  if (waiting === 'none') return null
  const slow = waiting === 'long'
  return (
    <div className="film-busy">
      <span className="film-busy__ring" />
      <span className={slow ? 'film-busy__words' : 'visually-hidden'} role="status">
        {slow ? playerCopy.slow : playerCopy.buffering}
      </span>
      {slow && lighter !== null && (
        <button
          type="button"
          className="film-notice__action film-busy__lighter"
          onClick={() => actor.send({ type: 'playback.setQuality', label: lighter })}
        >
          {playerCopy.otherQuality(lighter)}
        </button>
      )}
      {slow && (
        <button
          type="button"
          className="film-notice__action film-busy__lighter"
          onClick={() => actor.send({ type: 'playback.retry' })}
        >
          {playerCopy.retry}
        </button>
      )}
    </div>
  )
}

/** Why it cannot be played, and what can be tried. */
export const FaultNotice = ({ actor }: NoticeProps) => {
  const fault = useSelector(actor, selectFault)
  const sources = useSelector(actor, ({ context }) => context.sources)
  const failed = useSelector(actor, ({ context }) => context.sources[context.sourceAt]?.label)
  if (fault === null) return null
  const others = qualitiesOf({ levels: [], sources }).filter((label) => label !== failed)
  return (
    <div className="film-fault" role="alert">
      <p>{playerCopy.faults[fault]}</p>
      <div className="film-fault__actions">
        <Button variant="solid" onClick={() => actor.send({ type: 'playback.retry' })}>
          {playerCopy.retry}
        </Button>
        {others.map((label) => (
          <Button
            key={label}
            variant="surface"
            onClick={() => actor.send({ type: 'playback.setQuality', label })}
          >
            {playerCopy.otherQuality(label)}
          </Button>
        ))}
      </div>
    </div>
  )
}
