import { subjects } from '#demo/content/index.ts'
import { Contents } from '#demo/seed/contents.ts'
import { Curriculum } from '#demo/seed/curriculum.ts'
import { SeedFiles } from '#demo/seed/files.ts'
import { Rows } from '#demo/seed/rows.ts'
import type { appUser } from '#server/db/schema/app-user.ts'

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
