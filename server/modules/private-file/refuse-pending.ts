import { and, eq, inArray } from 'drizzle-orm'
import { CODE } from '#contract/envelope.ts'
import type { Queries } from '../../db/database.ts'
import { file } from '../../db/schema/file.ts'
import { privateFile } from '../../db/schema/private-file.ts'
import { SHARE_STATUS, shareRequest } from '../../db/schema/share-request.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { fileNameOf } from '../file/file-name.ts'

/** What a school is looking at stays as it is: a refusal that names the first such file. */
export const refusePending = async (
  tx: Queries,
  ids: readonly number[],
  todo: string,
): Promise<Refusal | null> => {
  if (ids.length === 0) return null
  const [found] = await tx
    .select({ name: privateFile.name, suffix: file.suffix })
    .from(shareRequest)
    .innerJoin(privateFile, eq(privateFile.id, shareRequest.privateFileId))
    .innerJoin(file, eq(file.id, privateFile.fileId))
    .where(and(inArray(privateFile.id, [...ids]), eq(shareRequest.status, SHARE_STATUS.pending)))
    .limit(1)
  if (!found) return null
  return refuse(CODE.conflict, `“${fileNameOf(found.name, found.suffix)}”正在审核，撤回共享后才能${todo}`)
}
