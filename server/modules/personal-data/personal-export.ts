import { Readable } from 'node:stream'
import yazl from 'yazl'
import * as z from 'zod/mini'
import { JOB_KIND, JOB_REASON } from '#contract/job.ts'
import type { Db } from '../../db/database.ts'
import { plainText } from '../../html/rich-text.ts'
import { csvLines } from '../../import/csv-lines.ts'
import { chineseDate } from '../../runtime/chinese-date.ts'
import type { Clock } from '../../runtime/clock.ts'
import { receiveFile } from '../../storage/incoming-file.ts'
import type { Storage, Stored } from '../../storage/storage.ts'
import { isStored, readFileOf } from '../../storage/stored-files.ts'
import { fileRepository, type StoredFile } from '../file/file.repository.ts'
import { fileNameOf, safeFileName } from '../file/file-name.ts'
import type { JobHandler, JobKind } from '../job/job-kind.ts'
import { directoryTree } from '../private-file/own-file-tree.ts'
import { personalDataRepository } from './personal-data.repository.ts'

const PAYLOAD = z.object({ userId: z.int() })
type Payload = z.output<typeof PAYLOAD>

/** All that is kept of a person becomes one file. */
export const PERSONAL_DATA: JobKind<Payload> = {
  name: JOB_KIND.personalData,
  payload: PAYLOAD,
  tries: 3,
  backoff: 30,
  timeout: 3600,
  concurrency: 1,
}

interface Needs {
  readonly db: Db
  readonly storage: Storage
  readonly clock: Clock
  /** Days after which the file goes. */
  readonly fileDays: number
}

const DAY_MS = 86_400_000
const HEADS = 20

interface Part {
  readonly path: string
  readonly file: StoredFile
  readonly at: Date
}

type Row = Readonly<Record<string, unknown>>

const isHtml = (text: string): boolean => /^<[a-z]/.test(text)

/** As a cell of a table is read. */
const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value !== 'string') return JSON.stringify(value)
  return isHtml(value) ? plainText(value) : value
}

const tableOf = (heads: readonly string[], rows: readonly Row[]): string =>
  `\uFEFF${csvLines([heads, ...rows.map((row) => heads.map((head) => cellOf(row[head])))])}`

const explained = (name: string, made: Date, expires: Date, missing: readonly string[]): string =>
  [
    `${name}的个人数据，导出于${chineseDate(made)}。`,
    '',
    '数据.json：全部数据，供程序读取。',
    '表格：同样的数据，可以用表格软件打开。时间为世界标准时间（UTC）。',
    '我的文件：个人资料库里的文件，包括回收站。',
    '图片：插入评论、答案和题目的图片。',
    '',
    `服务器上的这份文件保留到${chineseDate(expires)}。密码、动态码的密钥和登录凭证不在其中，别人写的内容也不在其中。`,
    ...(missing.length === 0 ? [] : ['', '下列文件在服务器上找不到：', ...missing]),
    '',
  ].join('\r\n')

/** Paths that every system unpacks, each once. */
const onePathEach = () => {
  const taken = new Set<string>()
  return (folders: readonly string[], title: string, suffix: string): string => {
    for (let number = 1; ; number += 1) {
      const numbered = number === 1 ? title : `${title} (${number})`
      const path = [...folders.map(safeFileName), fileNameOf(safeFileName(numbered), suffix)].join('/')
      if (taken.has(path.toLowerCase())) continue
      taken.add(path.toLowerCase())
      return path
    }
  }
}

/** The own files of a person as parts of the zip, under their folders. */
const partsOf = async (db: Db, userId: number): Promise<readonly Part[]> => {
  const data = personalDataRepository(db)
  const tree = directoryTree(await data.findDirectories(userId))
  const pathOf = onePathEach()
  const own = (await data.findFiles(userId)).map(({ own: it, file }) => {
    const top = it.deletedAt === null ? ['我的文件'] : ['我的文件', '回收站']
    const folders = tree.lineTo(it.directoryId).map(({ name }) => name)
    return { path: pathOf([...top, ...folders], it.name, file.suffix), file, at: it.updatedAt }
  })
  const pictures = (await data.findPictures(userId)).map(({ uploadedAt, file }) => ({
    path: pathOf(['图片'], String(file.id), file.suffix),
    file,
    at: uploadedAt,
  }))
  return [...own, ...pictures]
}

const sorted = async (storage: Storage, parts: readonly Part[]) => {
  const there: Part[] = []
  const missing: string[] = []
  for (const part of parts)
    if (await isStored(storage, part.file)) there.push(part)
    else missing.push(part.path)
  return { there, missing }
}

/** Makes the zip of a person and keeps it in place of the one before; nothing of it stays where the account is given up. */
export const makePersonalData =
  ({ db, storage, clock, fileDays }: Needs): JobHandler<Payload> =>
  async ({ payload: { userId }, signal, progress }) => {
    const data = personalDataRepository(db)
    const account = await data.findAccount(userId)
    if (account === null) return { reason: JOB_REASON.gone, isFinal: true }
    const madeAt = clock()
    const expiresAt = new Date(madeAt.getTime() + fileDays * DAY_MS)
    const whole: Record<string, unknown> = {}
    const zip = new yazl.ZipFile()
    const text = (path: string, written: string) =>
      zip.addBuffer(Buffer.from(written), path, { mtime: madeAt, compress: true })

    const about = [
      {
        姓名: account.name,
        账号: account.mobile ?? '',
        职称: account.title,
        角色: account.roleName ?? '',
        停用时间: account.disabledAt,
        动态码开启时间: account.secondFactorSince,
      },
    ]
    whole['账号'] = about
    text('表格/账号.csv', tableOf(Object.keys(about[0] ?? {}), about))
    for (const [index, section] of data.sections.entries()) {
      signal.throwIfAborted()
      const rows = await data.findRows(section, userId)
      whole[section.title] = rows
      text(`表格/${section.title}.csv`, tableOf(Object.keys(section.columns), rows))
      progress((HEADS * index) / data.sections.length)
    }
    text('数据.json', JSON.stringify(whole, null, 2))
    const { there, missing } = await sorted(storage, await partsOf(db, userId))
    text('说明.txt', `\uFEFF${explained(account.name, madeAt, expiresAt, missing)}`)
    for (const { path, file, at } of there)
      zip.addReadStreamLazy(path, { size: file.size, mtime: at, compress: false }, (open) => {
        readFileOf(storage, file).then(
          (bytes) => open(null, bytes),
          (error: unknown) => open(error, Readable.from([])),
        )
      })

    const total = there.reduce((sum, { file }) => sum + file.size, 1)
    let sent = 0
    const counted = async function* () {
      for await (const chunk of zip.outputStream) {
        sent += chunk.length
        progress(HEADS + ((100 - HEADS) * sent) / total)
        yield chunk
      }
    }
    const bytes = Readable.from(counted())
    const stop = (error: unknown) => bytes.destroy(error instanceof Error ? error : new Error('stopped'))
    zip.on('error', stop)
    signal.addEventListener('abort', () => stop(signal.reason), { once: true })
    zip.end()
    const incoming = await receiveFile({ ...storage, scanner: null }, bytes)
    const hex = incoming.sha256.toString('hex')
    let kept: Stored
    try {
      kept = await incoming.keep(`export/${hex.slice(0, 2)}/${hex}.zip`)
    } finally {
      await incoming.discard()
    }
    const { sha256, size } = incoming
    const isKept = await db.transaction(async (tx) => {
      const added = await fileRepository(tx).add({
        ...kept,
        sha256,
        size,
        mime: 'application/zip',
        suffix: 'zip',
      })
      return personalDataRepository(tx).keep({ userId, fileId: added.id, madeAt, expiresAt })
    })
    return isKept ? null : { reason: JOB_REASON.gone, isFinal: true }
  }
