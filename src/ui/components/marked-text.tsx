import './marked-text.css'
import type { TextSegment } from '#domain/search/text-segment.ts'

/** A text with what was searched for marked. */
export const MarkedText = ({ segments }: { segments: readonly TextSegment[] }) =>
  segments.map(({ text, matched }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
    matched ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
