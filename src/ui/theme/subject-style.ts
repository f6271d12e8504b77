/** A scale of Radix colours that stands for a subject. */
export type SubjectColor =
  | 'crimson'
  | 'blue'
  | 'violet'
  | 'cyan'
  | 'teal'
  | 'green'
  | 'ruby'
  | 'bronze'
  | 'sky'
  | 'plum'
  | 'orange'
  | 'grass'
  | 'indigo'
  | 'sand'

export type SubjectGlyphName =
  | 'brush'
  | 'triangle'
  | 'letters'
  | 'atom'
  | 'flask'
  | 'leaf'
  | 'scales'
  | 'vessel'
  | 'globe'
  | 'note'
  | 'palette'
  | 'ball'
  | 'chip'
  | 'book'

export interface SubjectStyle {
  readonly color: SubjectColor
  readonly glyph: SubjectGlyphName
}

const LOOKS: readonly (readonly [names: RegExp, look: SubjectStyle])[] = [
  [/语文/, { color: 'crimson', glyph: 'brush' }],
  [/数学/, { color: 'blue', glyph: 'triangle' }],
  [/英语|外语|日语|俄语/, { color: 'violet', glyph: 'letters' }],
  [/物理/, { color: 'cyan', glyph: 'atom' }],
  [/化学/, { color: 'teal', glyph: 'flask' }],
  [/生物|科学/, { color: 'green', glyph: 'leaf' }],
  [/政治|道德|法治/, { color: 'ruby', glyph: 'scales' }],
  [/历史/, { color: 'bronze', glyph: 'vessel' }],
  [/地理/, { color: 'sky', glyph: 'globe' }],
  [/音乐/, { color: 'plum', glyph: 'note' }],
  [/美术|书法|艺术/, { color: 'orange', glyph: 'palette' }],
  [/体育/, { color: 'grass', glyph: 'ball' }],
  [/信息|技术|编程/, { color: 'indigo', glyph: 'chip' }],
]

const NO_SUBJECT: SubjectStyle = { color: 'sand', glyph: 'book' }

/** The colour and the glyph of a subject, by its name in whatever words a school uses (思想政治, 道德与法治, 信息科技 …). */
export const subjectStyleOf = (subjectName: string): SubjectStyle =>
  LOOKS.find(([names]) => names.test(subjectName))?.[1] ?? NO_SUBJECT
