import './marked-text.css'
import type { TextSegment } from '#domain/catalogue/text-segment.ts'

/** A text with what was searched for marked. */
export const MarkedText = ({ segments }: { segments: readonly TextSegment[] }) =>
  placed(segments).map(({ text, matched, from }) =>
    matched ? <mark key={from}>{text}</mark> : <span key={from}>{text}</span>,
  )

/** Each part with the place at which it begins: nothing else tells two equal parts of a text from each other. */
const placed = (segments: readonly TextSegment[]): readonly (TextSegment & { readonly from: number })[] => {
  let from = 0
  return segments.map((segment) => {
    const at = from
    from += segment.text.length
    return { ...segment, from: at }
  })
}
