import { stageNames, subjectNameOf } from '../look/names.ts'
import type { Origin } from './catalogue.ts'

/** 人教版, 七年级上册（2012版） */
export const bookOf = ({ place, edition }: Origin & { readonly edition?: number }): readonly string[] => {
  const [version = '', book = ''] = place
  return [version, edition === undefined ? book : `${book}（${edition}版）`]
}

/** 初中 · 数学 · 人教版 · 七年级上册（2012版）; films say no edition. */
export const shelfOf = (origin: Origin & { readonly edition?: number }): string =>
  [stageNames[origin.stage], subjectNameOf(origin.subject, origin.stage), ...bookOf(origin)].join(' · ')

/** 第一章 有理数 › 1.1 正数和负数 */
export const chapterOf = (origin: Origin): string => origin.place.slice(2).join(' › ')

export const signatureOf = (origin: Origin): string =>
  `${origin.school}　${origin.teacher}（${origin.teacherTitle}）`

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

export const ordinal = (index: number): string => numerals[index] ?? String(index + 1)
