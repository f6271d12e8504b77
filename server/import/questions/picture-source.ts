import { mimeOf } from '../../modules/upload/file-kind.ts'
import { pictureSuffixOf } from '../../modules/upload/picture-size.ts'
import type { DraftPart, DraftPicture, DraftQuestion } from './draft.ts'

/** A picture's tag; of one that is never closed all that follows it, so that nothing is looked at twice. */
const IMG = /<img\b(?:[^>"']+|"[^"]*"|'[^']*')*(?:>|["']?[\s\S]*$)/gi
/** Attribute by attribute: what another one's value says is no source. */
const SOURCE =
  /^(<img(?:\s+(?!src\b)[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s+src\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** The same HTML with each picture's source replaced by what `change` makes of it. */
export const withSources = (html: string, change: (source: string) => string): string =>
  html.replace(IMG, (tag) =>
    tag.endsWith('>')
      ? tag.replace(
          SOURCE,
          (_, before: string, quoted: string | undefined, single: string | undefined) =>
            `${before} src="${change((quoted ?? single ?? '').replaceAll('&amp;', '&'))}"`,
        )
      : tag,
  )

const MARK = 'picture:'

export const pictureSource = (key: string): string => `${MARK}${key}`

/** The key of a picture of the question itself; null for any other source. */
export const pictureKey = (source: string): string | null =>
  source.startsWith(MARK) ? source.slice(MARK.length) : null

const DATA = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s%]+)$/i

/** The bytes of a picture that is written out within its own address; null for any other source. */
export const bytesInside = (source: string): Uint8Array | null => {
  const [, base64] = DATA.exec(source) ?? []
  return base64 === undefined ? null : Buffer.from(base64.replace(/%[0-9a-f]{2}|\s/gi, ''), 'base64')
}

const addressInside = ({ bytes }: DraftPicture): string =>
  `data:${mimeOf(pictureSuffixOf(bytes) ?? 'png')};base64,${Buffer.from(bytes).toString('base64')}`

/** Each text of a part made anew; forms of blanks and keys are none. */
export const mapTexts = <T extends DraftPart | DraftQuestion>(
  part: T,
  change: (html: string) => string,
): T => ({
  ...part,
  stem: change(part.stem),
  options: part.options.map(change),
  answers: part.kind === 'essay' ? part.answers.map((forms) => forms.map(change)) : part.answers,
  analysis: change(part.analysis),
  rubric: part.rubric.map((point) => ({ ...point, text: change(point.text) })),
  ...('parts' in part ? { parts: part.parts.map((inner) => mapTexts(inner, change)) } : {}),
})

/** For formats with no place for files: the pictures written out within the texts. */
export const withPicturesInside = (question: DraftQuestion): DraftQuestion =>
  mapTexts(question, (html) =>
    withSources(html, (source) => {
      const picture = question.pictures.get(pictureKey(source) ?? '')
      return picture === undefined ? source : addressInside(picture)
    }),
  )
