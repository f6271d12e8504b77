import { readFile } from 'node:fs/promises'
import { FileRefusal } from '../import/questions/draft.ts'
import { parseXml, type XmlElement } from '../import/questions/xml.ts'
import type { UnpackedCourse } from './unpack-course.ts'

/** What a section of a course may be here. */
export type OutlineItem =
  | {
      readonly kind: 'file'
      readonly name: string
      /** In the archive. */
      readonly path: string
      /** As its people named it, with the suffix. */
      readonly fileName: string
    }
  | { readonly kind: 'questions'; readonly name: string; readonly ids: readonly string[] }

export interface OutlineQuestion {
  readonly id: string
  readonly name: string
  /** An element of Moodle XML. */
  readonly xml: string
}

/** A course of another system, as far as it has a place here. */
export interface CourseOutline {
  readonly name: string
  /** Paragraphs separated by an empty line. */
  readonly introduction: readonly string[]
  readonly chapters: readonly { readonly name: string; readonly items: readonly OutlineItem[] }[]
  readonly questions: readonly OutlineQuestion[]
  /** What has no place, in words for people. */
  readonly lost: readonly string[]
}

const LARGEST_TEXT = 64 * 1024 * 1024

/** The text of a file of the archive; null where it is not there. */
export const textAt = async (files: UnpackedCourse, path: string): Promise<string | null> => {
  const found = files.get(path)
  if (found === undefined) return null
  if (found.size > LARGEST_TEXT) throw new FileRefusal(`${path} 太大，读不了`)
  return readFile(found.place, 'utf8')
}

export const xmlAt = async (files: UnpackedCourse, path: string): Promise<XmlElement | null> => {
  const text = await textAt(files, path)
  if (text === null) return null
  try {
    return parseXml(text)
  } catch (error) {
    if (error instanceof FileRefusal) throw new FileRefusal(`${path}：${error.message}`)
    throw error
  }
}
