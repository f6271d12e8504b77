import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { cloudMenuFile } from '../../db/schema/cloud-menu.ts'
import { file } from '../../db/schema/file.ts'

/** The files of these entries of the cloud school, each entry's in their order. */
export const findPlacedFiles = (db: Queries, menuIds: readonly number[]) =>
  db
    .select({ placed: cloudMenuFile, file })
    .from(cloudMenuFile)
    .innerJoin(file, eq(file.id, cloudMenuFile.fileId))
    .where(inArray(cloudMenuFile.menuId, [...menuIds]))
    .orderBy(asc(cloudMenuFile.menuId), asc(cloudMenuFile.sort), asc(cloudMenuFile.id))

export type PlacedFileRow = Awaited<ReturnType<typeof findPlacedFiles>>[number]
