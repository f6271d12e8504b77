import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { dataExport } from '../../db/schema/data-export.ts'
import { editorUpload } from '../../db/schema/editor-upload.ts'
import { file } from '../../db/schema/file.ts'
import { privateDirectory, privateFile } from '../../db/schema/private-file.ts'
import { role } from '../../db/schema/role.ts'
import { secondFactor } from '../../db/schema/second-factor.ts'
import type { PersonalSection } from './personal-section.query.ts'
import { findOwnRows, PERSONAL_SECTIONS } from './personal-sections.query.ts'

/** What is kept of a person, and the file that is made of it. */
export const personalDataRepository = (db: Queries) => ({
  /** The account itself, without what opens it; null once it is given up. */
  async findAccount(userId: number) {
    const [found] = await db
      .select({
        name: appUser.name,
        mobile: appUser.mobile,
        title: appUser.title,
        roleName: role.name,
        disabledAt: appUser.disabledAt,
        secondFactorSince: secondFactor.confirmedAt,
      })
      .from(appUser)
      .leftJoin(role, eq(role.id, appUser.roleId))
      .leftJoin(secondFactor, eq(secondFactor.userId, appUser.id))
      .where(and(eq(appUser.id, userId), isNull(appUser.erasedAt)))
    return found ?? null
  },

  /** What the file holds, part by part. */
  sections: PERSONAL_SECTIONS,

  findRows: (section: PersonalSection, userId: number) => findOwnRows(db, section, userId),

  /** The own files with their bytes, those in the bin too. */
  findFiles: (userId: number) =>
    db
      .select({ own: privateFile, file })
      .from(privateFile)
      .innerJoin(file, eq(file.id, privateFile.fileId))
      .where(eq(privateFile.userId, userId))
      .orderBy(privateFile.id),

  findDirectories: (userId: number) =>
    db.select().from(privateDirectory).where(eq(privateDirectory.userId, userId)),

  /** The pictures that the person put into texts. */
  findPictures: (userId: number) =>
    db
      .select({ uploadedAt: editorUpload.uploadedAt, file })
      .from(editorUpload)
      .innerJoin(file, eq(file.id, editorUpload.fileId))
      .where(eq(editorUpload.userId, userId))
      .orderBy(file.id),

  /** The file that was made and whose time is not over; null for none. */
  async findMade(userId: number, now: Date) {
    const [found] = await db
      .select({
        fileId: dataExport.fileId,
        size: file.size,
        madeAt: dataExport.madeAt,
        expiresAt: dataExport.expiresAt,
      })
      .from(dataExport)
      .innerJoin(file, eq(file.id, dataExport.fileId))
      .where(and(eq(dataExport.userId, userId), gt(dataExport.expiresAt, now)))
    return found ?? null
  },

  /** Keeps a file in place of the one before; false for who gave the account up meanwhile. */
  async keep(made: typeof dataExport.$inferInsert): Promise<boolean> {
    const [there] = await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(and(eq(appUser.id, made.userId), isNull(appUser.erasedAt)))
      .for('update')
    if (there === undefined) return false
    await db.insert(dataExport).values(made).onConflictDoUpdate({ target: dataExport.userId, set: made })
    return true
  },

  /** Forgets the files whose time is over; their bytes go with the sweep of files. Answers how many. */
  async forgetOld(now: Date): Promise<number> {
    const old = await db
      .delete(dataExport)
      .where(lte(dataExport.expiresAt, now))
      .returning({ userId: dataExport.userId })
    return old.length
  },
})
