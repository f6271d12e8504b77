import { QUESTION_TYPE } from '../../db/schema/question.ts'
import { mimeOf } from '../../modules/upload/file-kind.ts'
import { pictureSuffixOf } from '../../modules/upload/picture-size.ts'
import {
  draftOfItem,
  editedOf,
  type ImportCorrections,
  type SentPart,
  type SentQuestion,
  sentEdit,
} from './corrections.ts'
import type { DraftPart, DraftQuestion, ReadItem } from './draft.ts'
import { mapTexts, pictureKey, withSources } from './picture-source.ts'

/** An item as it will be, and as it can be put right. */
export interface ItemPreview {
  readonly shown: SentQuestion
  readonly edit: SentQuestion
}

/** Beyond these no item is shown: the file is to be cut up to be put right. */
const MAX_PREVIEWS = 1000
const MAX_CHARACTERS = 4_000_000
/** Bytes of pictures in all; those that follow stand as a word. */
const MAX_PICTURES = 6 * 1024 * 1024

const shownPart = (part: Omit<DraftPart, 'kind'> & { readonly kind: DraftQuestion['kind'] }): SentPart => ({
  Kind: QUESTION_TYPE[part.kind],
  Stem: part.stem,
  Options: [...part.options],
  Answers: part.answers.map((forms) => [...forms]),
  AnyOrder: part.anyOrder,
  Analysis: part.analysis,
  Rubric: part.rubric.map(({ text, points }) => ({ Text: text, Points: points })),
  Points: part.score,
})

const shownOf = (draft: DraftQuestion): SentQuestion => ({
  ...shownPart(draft),
  Level: draft.particulars.level ?? 0,
  Chapter: draft.chapter,
  Knowledge: draft.knowledge,
  Parts: draft.parts.map(shownPart),
})

/** One for each item, null for those beyond what is shown. `made` are the items with the user's corrections. */
export const previewsOf = (
  read: readonly ReadItem[],
  made: readonly ReadItem[],
  corrections: ImportCorrections,
): readonly (ItemPreview | null)[] => {
  const edits = new Map(corrections.map((it) => [it.Item, it.Question]))
  const left = { characters: MAX_CHARACTERS, pictures: MAX_PICTURES }
  const addressIn =
    ({ pictures }: DraftQuestion) =>
    (source: string): string => {
      const own = pictures.get(pictureKey(source) ?? '')
      if (own === undefined) return source
      const suffix = pictureSuffixOf(own.bytes)
      left.pictures -= own.bytes.length
      if (suffix === null || left.pictures < 0) return ''
      return `data:${mimeOf(suffix)};base64,${Buffer.from(own.bytes).toString('base64')}`
    }
  return read.map((item, index) => {
    if (index >= MAX_PREVIEWS || left.characters < 0) return null
    const draft = draftOfItem(made[index] ?? item)
    const put = edits.get(index + 1)
    const edit = put === null || put === undefined ? editedOf(draftOfItem(item), new Map()) : sentEdit(put)
    left.characters -= JSON.stringify(edit).length * 2
    return { shown: shownOf(mapTexts(draft, (html) => withSources(html, addressIn(draft)))), edit }
  })
}
