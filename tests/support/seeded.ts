import type { appUser } from '#server/db/schema/app-user.ts'
import { subjects } from '#server/seed/content/index.ts'
import { Contents } from '#server/seed/contents.ts'
import { Curriculum } from '#server/seed/curriculum.ts'
import { SeedFiles } from '#server/seed/files.ts'
import { Rows } from '#server/seed/rows.ts'

const contents = new Contents(subjects, {
  curriculum: new Curriculum(subjects),
  files: new SeedFiles(),
  users: new Rows<Omit<typeof appUser.$inferSelect, 'id'>>(),
  schoolIds: { qinghe: 1, jiangcheng: 2 },
  now: new Date(),
})

/** The address of the page of a seeded content, by its key in the seed. */
export const seededAddress = (key: string): string => {
  const { id, type } = contents.find(key)
  return `${type === 3 ? '/details' : '/introduction'}?id=${id}&type=${type}`
}
