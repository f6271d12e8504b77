import type { TextSegment } from '#domain/catalogue/text-segment.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}

const unescaped = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (it) => ENTITIES[it] ?? it)

/**
 * A name of the wire with the match in `<em>` and everything else escaped, as parts. Any other markup is text like the
 * rest: nothing of it ever becomes markup again.
 */
export const segmentsOfMatch = (html: string): readonly TextSegment[] =>
  html
    .split(/(<em>.*?<\/em>)/su)
    .map((part) => ({
      text: unescaped(part.replace(/^<em>(.*)<\/em>$/su, '$1')),
      matched: part.startsWith('<em>') && part.endsWith('</em>'),
    }))
    .filter(({ text }) => text !== '')
