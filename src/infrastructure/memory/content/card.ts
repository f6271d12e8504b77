import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard, CurriculumPlace, NamedId } from '#domain/catalogue/content-card.ts'

const NONE: NamedId = { id: 0, name: '' }

export const STAGES: readonly string[] = ['小学', '初中', '高中']
const SUBJECTS: readonly string[] = ['语文', '数学', '英语', '物理', '化学', '生物', '政治', '历史', '地理']

/** Physics and chemistry begin later than the rest. */
export const subjectsOf = (stage: string): readonly string[] =>
  stage === '小学' ? SUBJECTS.slice(0, 3) : SUBJECTS

export const stageId = (stage: string): number => STAGES.indexOf(stage) + 1

/** A subject of a stage has its own id. */
export const subjectId = (stage: string, subject: string): number =>
  (STAGES.indexOf(stage) + 1) * 100 + SUBJECTS.indexOf(subject) + 1

const numbered = (names: readonly string[], name: string): NamedId => ({ id: names.indexOf(name) + 1, name })

/** A number of its own for everything that has a path, the same in every run. */
export const pathId = (path: string): number =>
  1000 +
  Array.from(path).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003, 7)

const below = (path: readonly string[]): NamedId => {
  const name = path.at(-1) ?? ''
  return name === '' ? NONE : { id: pathId(path.join(' ')), name }
}

export const UNITS: readonly string[] = ['第一单元', '第二单元', '第三单元', '第四单元']

/** `初中 数学 人教版 七年级上册`: where a piece of content stands; which unit of the book follows from `turn`. */
export const placeOf = (path: string, turn: number): CurriculumPlace => {
  const [stage = '', subject = '', version = '', book = ''] = path.split(' ')
  const unit = UNITS[turn % UNITS.length] ?? ''
  return {
    stage: numbered(STAGES, stage),
    subject: { id: subjectId(stage, subject), name: subject },
    grade: NONE,
    version: below([stage, subject, version]),
    book: below([stage, subject, version, book]),
    chapter: below([stage, subject, version, book, unit]),
  }
}

/** A card with what it needs said; counts follow from its id, so that the pages look lived in. */
export const card = (
  said: Pick<ContentCard, 'id' | 'name' | 'summary' | 'teacherName'> & {
    readonly at: string
  } & Partial<ContentCard>,
): ContentCard => {
  const { at, ...rest } = said
  return {
    type: CONTENT_TYPE.recorded,
    coverUrl: '',
    place: placeOf(at, rest.id),
    tags: [],
    organisationName: rest.id % 2 === 0 ? '江城第一中学' : '青禾实验学校',
    suffix: '',
    fileSize: 0,
    duration: 0,
    sectionCount: 0,
    questionCount: 0,
    viewCount: 380 + ((rest.id * 977) % 14_000),
    downloadCount: 40 + ((rest.id * 131) % 900),
    favouriteCount: 12 + ((rest.id * 37) % 400),
    commentCount: (rest.id * 7) % 60,
    favourite: false,
    progress: 0,
    liveStatus: 'none',
    startTime: '',
    endTime: '',
    cancelled: false,
    reserved: null,
    updateTime: '2026-09-03T02:20:00Z',
    ...rest,
  }
}
