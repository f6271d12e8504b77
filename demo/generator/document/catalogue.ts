import type {
  ResourceContent,
  StageContent,
  StageKey,
  SubjectContent,
  SubjectKey,
} from '../../content/types.ts'
import { schoolNames } from '../look/names.ts'

/** What every file says about itself. */
export interface Origin {
  readonly subject: SubjectKey
  readonly stage: StageKey
  /** 版本, 册, 章 and, where there is one, 节. */
  readonly place: readonly string[]
  readonly teacher: string
  readonly teacherTitle: string
  readonly school: string
}

export interface ResourceDocument extends Origin, Omit<ResourceContent, 'place' | 'teacher'> {
  /** The year of the edition of its book. */
  readonly edition: number
}

/** A course or live course, as far as a film of one of its lessons asks. */
export interface CourseDocument extends Origin {
  readonly key: string
  /** All that it consists of, in order, by name. */
  readonly lessons: readonly string[]
  readonly isLive: boolean
}

const originOf = (
  content: SubjectContent,
  stage: StageKey,
  { place, teacher: key }: { readonly place: string; readonly teacher: string },
): Origin => {
  const teacher = content.teachers.find((one) => one.key === key)
  if (teacher === undefined) throw new Error(`${content.subject}: no teacher ${key}`)
  return {
    subject: content.subject,
    stage,
    place: place.split('/').map((part) => part.trim()),
    teacher: teacher.name,
    teacherTitle: teacher.title,
    school: schoolNames[teacher.school],
  }
}

const editionOf = ({ versions }: StageContent, place: string): number => {
  const [version, book] = place.split('/').map((part) => part.trim())
  const found = versions.find(({ name }) => name === version)?.books.find(({ name }) => name === book)
  if (found === undefined) throw new Error(`no book ${version} ${book}`)
  return found.edition
}

const byKey = (one: { readonly key: string }, other: { readonly key: string }): number =>
  one.key < other.key ? -1 : one.key > other.key ? 1 : 0

export const resourcesOf = (subjects: readonly SubjectContent[]): readonly ResourceDocument[] =>
  subjects
    .flatMap((content) =>
      content.stages.flatMap((its) =>
        [...its.resources, ...(its.answers ?? []), ...(its.handouts ?? [])].map(
          (one): ResourceDocument => ({
            ...one,
            ...originOf(content, its.stage, one),
            edition: editionOf(its, one.place),
          }),
        ),
      ),
    )
    .sort(byKey)

export const coursesOf = (subjects: readonly SubjectContent[]): readonly CourseDocument[] =>
  subjects
    .flatMap((content) =>
      content.stages.flatMap(({ stage, courses, lives }): readonly CourseDocument[] => [
        ...courses.map((one) => ({
          key: one.key,
          lessons: one.chapters.flatMap(({ sections }) => sections.map(({ name }) => name)),
          isLive: false,
          ...originOf(content, stage, one),
        })),
        ...lives.map((one) => ({
          key: one.key,
          lessons: one.sessions,
          isLive: true,
          ...originOf(content, stage, one),
        })),
      ]),
    )
    .sort(byKey)
