import type * as z from 'zod/mini'
import type { contentCard } from '#contract/content.ts'
import { CONTENT_TYPE, type ContentType, DEFAULT_CLASSIFIES } from '#domain/catalogue/category.ts'
import type { ContentCard, CurriculumPlace, LiveStatus } from '#domain/catalogue/content-card.ts'
import { amountOf, flagOf, idOf, percentOf, textOf, timeOf } from '../http/wire-values.ts'

type WireCard = z.output<typeof contentCard>

/** A type that the product does not know is no type; whatever carries it is left out. */
export const contentTypeOf = (type: number): ContentType | null =>
  Object.values(CONTENT_TYPE).find((known) => known === type) ?? null

/** By the number that the wire gives them. */
export const LIVE_STATUSES: readonly LiveStatus[] = ['none', 'announced', 'running', 'ended', 'replay']

export const liveStatusOf = (status: number | null | undefined): LiveStatus =>
  LIVE_STATUSES[amountOf(status)] ?? 'none'

const named = (id: number | null | undefined, name: string | null | undefined) => ({
  id: idOf(id),
  name: textOf(name),
})

/** Where something of the wire stands. */
export const curriculumPlaceOf = (
  wire: Pick<
    WireCard,
    | 'StageId'
    | 'StageName'
    | 'SubjectId'
    | 'SubjectName'
    | 'GradeId'
    | 'GradeName'
    | 'VersionId'
    | 'VersionName'
    | 'BookId'
    | 'BookName'
    | 'ChapterId'
    | 'ChapterName'
  >,
): CurriculumPlace => ({
  stage: named(wire.StageId, wire.StageName),
  subject: named(wire.SubjectId, wire.SubjectName),
  grade: named(wire.GradeId, wire.GradeName),
  version: named(wire.VersionId, wire.VersionName),
  book: named(wire.BookId, wire.BookName),
  chapter: named(wire.ChapterId, wire.ChapterName),
})

/** What a content without a name is called. */
const kindNameOf = (type: ContentType): string =>
  DEFAULT_CLASSIFIES.find((known) => known.type === type)?.name ?? ''

/** A card of the wire in our words; pictures get a whole address. `usual` is what the call is about, for a card that names no type. */
export const contentCardOf =
  (fileAddress: (address: string) => string, usual: ContentType = CONTENT_TYPE.resource) =>
  (wire: WireCard): ContentCard => {
    const type = contentTypeOf(wire.Type ?? usual) ?? usual
    return { id: wire.Id, type, name: wire.Name || kindNameOf(type), ...detailsOf(fileAddress)(wire) }
  }

/** Of cards of the wire those that the product knows what to do with. */
export const knownCards = <T extends Pick<WireCard, 'Type'>>(
  wire: readonly T[] | null | undefined,
): readonly T[] =>
  (wire ?? []).filter(({ Type }) => (Type ?? null) === null || contentTypeOf(Type ?? 0) !== null)

const detailsOf =
  (fileAddress: (address: string) => string) =>
  (wire: WireCard): Omit<ContentCard, 'id' | 'type' | 'name'> => ({
    coverUrl: fileAddress(textOf(wire.CoverUrl)),
    summary: textOf(wire.Summary),
    place: curriculumPlaceOf(wire),
    tags: (wire.Tags ?? []).map((tag) => named(tag.TagId, tag.Name)),
    teacherName: textOf(wire.TeacherName),
    organisationName: textOf(wire.OrgName),
    suffix: textOf(wire.Suffix).replace(/^\./, '').toLowerCase(),
    fileSize: amountOf(wire.FileSize),
    duration: amountOf(wire.Duration),
    sectionCount: amountOf(wire.SectionCount),
    questionCount: amountOf(wire.QuestionCount),
    viewCount: amountOf(wire.ViewCount),
    downloadCount: amountOf(wire.DownloadCount),
    favouriteCount: amountOf(wire.FavoriteCount),
    commentCount: amountOf(wire.CommentCount),
    favourite: flagOf(wire.IsFavorite),
    progress: percentOf(wire.Progress),
    cancelled: flagOf(wire.IsCancelled),
    reserved: wire.IsReserved === null ? null : flagOf(wire.IsReserved),
    liveStatus: liveStatusOf(wire.LiveStatus),
    startTime: timeOf(wire.StartTime),
    endTime: timeOf(wire.EndTime),
    updateTime: timeOf(wire.UpdateTime),
  })
