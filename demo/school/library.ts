import { CONTENT_TYPE, type content } from '#server/db/schema/content.ts'
import type { Contents } from '../seed/contents.ts'
import { chanceFor } from '../seed/random.ts'

type Content = Contents['contents']['all'][number]

const DAY_MS = 24 * 3600_000

/** How many files each school has taken into its library so far. */
const HELD = [68, 30]

/** What a group of teachers makes of a lesson that is theirs to change. */
const VERSIONS = ['备课组修订稿', '集体备课定稿', '分层练习版', '公开课用稿', '期中复习用', '校本改编版']

/** The resources of a school that a library is made from, spread over all subjects. */
const basesOf = (contents: Contents, organisationId: number, most: number): Content[] => {
  const own = contents.contents.all.filter(
    (it) =>
      it.type === CONTENT_TYPE.resource &&
      it.organisationId === organisationId &&
      it.withdrawnAt === null &&
      !it.schoolOnly,
  )
  const step = Math.max(1, Math.floor(own.length / most))
  return own.filter((_, index) => index % step === step - 1).slice(0, most)
}

/**
 * Adds the libraries of the schools to the contents: what their teachers shared and what was approved, over all subjects,
 * kinds and formats. Answers the ids of each school's files, the newest first.
 */
export const addLibraries = (contents: Contents, schoolIds: readonly number[], now: Date): number[][] =>
  schoolIds.map((organisationId, school) => {
    const bases = basesOf(contents, organisationId, HELD[school] ?? 0)
    const made = bases.map((base, index) => {
      const chance = chanceFor(`library ${organisationId} ${index}`)
      const createdAt = new Date(now.getTime() - chance(2, 150) * DAY_MS - chance(0, 86_399) * 1000)
      const viewCount = chance(3, 240)
      const row: Omit<typeof content.$inferSelect, 'id'> = {
        ...base,
        name: `${base.name}（${VERSIONS[index % VERSIONS.length]}）`,
        viewCount,
        downloadCount: Math.floor((viewCount * chance(10, 60)) / 100),
        favouriteCount: 0,
        commentCount: 0,
        createdAt,
        updatedAt: createdAt,
        schoolOnly: true,
      }
      const { id } = contents.contents.add(row)
      contents.tagsOf.set(id, contents.tagsOf.get(base.id) ?? [])
      return { id, createdAt }
    })
    return made.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).map(({ id }) => id)
  })
