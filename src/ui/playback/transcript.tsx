import './transcript.css'
import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { type PlaybackRef, selectPosition } from '#application/playback/playback.selectors.ts'
import { type Cue, cueIndexAt } from '#domain/playback/caption.ts'
import { ReadAgain } from '../components/read-again.tsx'
import { playerCopy } from '../copy/player-copy.ts'
import { formatClock } from '../format/duration.ts'
import type { CaptionsRef } from './caption-overlay.tsx'

export interface TranscriptProps {
  readonly actor: PlaybackRef
  readonly captions: CaptionsRef
}

/** All that is said; follows the film, and leads to the second of whatever is chosen. */
export const Transcript = ({ actor, captions }: TranscriptProps) => {
  const cues = useSelector(captions, ({ context }) => context.cues)
  const failed = useSelector(captions, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  return (
    <section className="transcript" aria-label={playerCopy.transcript}>
      {cues.length > 0 ? (
        <Lines actor={actor} cues={cues} />
      ) : failed ? (
        <p className="transcript__note" role="alert">
          {playerCopy.transcriptFailed}
          <ReadAgain onRetry={() => captions.send({ type: 'captions.retry' })} />
        </p>
      ) : (
        <p className="transcript__note" role="status">
          {playerCopy.transcriptLoading}
        </p>
      )}
    </section>
  )
}

const Lines = ({ actor, cues }: { actor: PlaybackRef; cues: readonly Cue[] }) => {
  const current = useSelector(actor, (snapshot) => cueIndexAt(cues, selectPosition(snapshot)))
  const list = useRef<HTMLOListElement>(null)
  // A learner who scrolls wants to read elsewhere.
  const [follows, setFollows] = useState(true)
  useEffect(() => {
    const line = list.current?.children[current]
    if (!follows || list.current === null || !(line instanceof HTMLElement)) return
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2 + line.clientHeight / 2
  }, [current, follows])
  const leave = () => setFollows(false)
  return (
    <>
      <ol className="transcript__lines" ref={list} onWheel={leave} onTouchMove={leave} data-own-arrows>
        {cues.map(({ start, text }, at) => (
          <li key={`${start} ${text}`}>
            <button
              type="button"
              className="transcript__line"
              aria-current={at === current}
              onClick={() => {
                setFollows(true)
                actor.send({ type: 'playback.seek', second: start })
              }}
            >
              <span className="transcript__time">{formatClock(start)}</span>
              {text}
            </button>
          </li>
        ))}
      </ol>
      {!follows && (
        <Button className="transcript__follow" size="1" variant="soft" onClick={() => setFollows(true)}>
          {playerCopy.follow}
        </Button>
      )}
    </>
  )
}
