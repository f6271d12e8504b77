import { and, asc, eq, inArray, isNull, max, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { cloudMenu, cloudMenuFile } from '../../db/schema/cloud-menu.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { privateFile } from '../../db/schema/private-file.ts'
import { findPlacedFiles } from './cloud-menu-file.repository.ts'

export type CloudMenuRow = typeof cloudMenu.$inferSelect
export type CloudMenuFields = Pick<CloudMenuRow, 'name' | 'parts' | 'kinds'>

/** A file as an entry is to have it: one that an entry has, or bytes that are new to them. */
export type PlacedFile =
  | { readonly id: number; readonly name: string }
  | { readonly fileId: number; readonly name: string }

/** Entries of the cloud school, as administrators change them. */
export const cloudMenuAdminRepository = (db: Queries) => {
  const findMenus = (organisationId: number) =>
    db
      .select()
      .from(cloudMenu)
      .where(eq(cloudMenu.organisationId, organisationId))
      .orderBy(asc(cloudMenu.sort), asc(cloudMenu.id))

  const bump = async (ids: readonly number[]): Promise<void> => {
    await db
      .update(cloudMenu)
      .set({ rowVersion: sql`${cloudMenu.rowVersion} + 1` })
      .where(inArray(cloudMenu.id, [...ids]))
  }

  return {
    findMenus,

    /** The same, and nobody else changes a school's entries until the transaction ends; who reads them does not wait. */
    async hold(organisationId: number): Promise<readonly CloudMenuRow[]> {
      await db
        .select({ id: organisation.id })
        .from(organisation)
        .where(eq(organisation.id, organisationId))
        .for('no key update')
      return findMenus(organisationId)
    },

    /** The files of these entries, each entry's in their order. */
    findFiles: (menuIds: readonly number[]) => findPlacedFiles(db, menuIds),

    /** The bytes of these files of a user, by the id of each; what lies in the bin is not among them. */
    async findOwnFiles(userId: number, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .select({ id: privateFile.id, fileId: privateFile.fileId })
        .from(privateFile)
        .where(
          and(
            eq(privateFile.userId, userId),
            inArray(privateFile.id, [...ids]),
            isNull(privateFile.deletedAt),
          ),
        )
      return new Map(rows.map(({ id, fileId }) => [id, fileId]))
    },

    /** A new one, behind all others of its school; answers its id. */
    async add(organisationId: number, fields: CloudMenuFields): Promise<number> {
      const [last] = await db
        .select({ sort: max(cloudMenu.sort) })
        .from(cloudMenu)
        .where(eq(cloudMenu.organisationId, organisationId))
      const [made] = await db
        .insert(cloudMenu)
        .values({ ...fields, organisationId, sort: (last?.sort ?? 0) + 1 })
        .returning({ id: cloudMenu.id })
      if (made === undefined) throw new Error('an entry that was written cannot be found')
      return made.id
    },

    async change(id: number, fields: CloudMenuFields): Promise<void> {
      await db.update(cloudMenu).set(fields).where(eq(cloudMenu.id, id))
      await bump([id])
    },

    /** They are changed as well, so that who saw them before is asked. */
    bump,

    /** These are all that the entry has, in this order. */
    async placeFiles(menuId: number, files: readonly PlacedFile[], addedAt: Date): Promise<void> {
      const kept = files.flatMap((it) => ('id' in it ? [it.id] : []))
      await db
        .delete(cloudMenuFile)
        .where(and(eq(cloudMenuFile.menuId, menuId), notInArray(cloudMenuFile.id, kept)))
      for (const [index, it] of files.entries()) {
        const stands = { menuId, name: it.name, sort: index + 1 }
        if ('id' in it) await db.update(cloudMenuFile).set(stands).where(eq(cloudMenuFile.id, it.id))
        else await db.insert(cloudMenuFile).values({ ...stands, fileId: it.fileId, addedAt })
      }
    },

    /** Behind those that the other entry has. */
    async giveFiles(fromId: number, intoId: number): Promise<void> {
      const [last] = await db
        .select({ sort: max(cloudMenuFile.sort) })
        .from(cloudMenuFile)
        .where(eq(cloudMenuFile.menuId, intoId))
      await db
        .update(cloudMenuFile)
        .set({ menuId: intoId, sort: sql`${cloudMenuFile.sort} + ${last?.sort ?? 0}` })
        .where(eq(cloudMenuFile.menuId, fromId))
    },

    /** With the files that it has. */
    async remove(id: number): Promise<void> {
      await db.delete(cloudMenu).where(eq(cloudMenu.id, id))
    },

    /** The first one first. */
    async order(ids: readonly number[]): Promise<void> {
      for (const [index, id] of ids.entries())
        await db
          .update(cloudMenu)
          .set({ sort: index + 1 })
          .where(eq(cloudMenu.id, id))
    },
  }
}
