import type { FindPacked } from '../file/pack.routes.ts'
import type { SchoolFileRepository } from './school-file.repository.ts'

/** What stands behind the address of a zip of a school's files; one that was taken out since is left out. */
export const packedSchoolFiles =
  (library: Pick<SchoolFileRepository, 'findPacked'>): FindPacked =>
  async (ids) => {
    const rows = await library.findPacked(ids)
    return rows.map(({ name, ...rest }) => ({ ...rest, path: name.replaceAll('/', '_') }))
  }
