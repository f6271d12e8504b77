import './caption-overlay.css'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type PlaybackRef, selectPosition } from '#application/playback/playback.selectors.ts'
import { textAt } from '#domain/playback/caption.ts'
import type { captionsMachine } from '#domain/playback/captions.machine.ts'

export type CaptionsRef = ActorRefFrom<typeof captionsMachine>

export interface CaptionOverlayProps {
  readonly actor: PlaybackRef
  readonly captions: CaptionsRef
}

/** What is being said, over the film. */
export const CaptionOverlay = ({ actor, captions }: CaptionOverlayProps) => {
  const cues = useSelector(captions, ({ context }) => context.cues)
  const text = useSelector(actor, (snapshot) => textAt(cues, selectPosition(snapshot)))
  return text === '' ? null : (
    <p className="caption-overlay">
      <span>{text}</span>
    </p>
  )
}
