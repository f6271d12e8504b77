import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CODE } from '#contract/envelope.ts'
import { CORRECTIONS_FIELD, importCorrections, MAX_CORRECTION_BYTES } from '#contract/question-correction.ts'
import {
  EXPORT_FORMATS,
  exportQuestions,
  getImportProgress,
  getImports,
  importQuestions,
  MAX_QUESTION_FILE_BYTES,
  QUESTION_FILE_FIELD,
  releaseImport,
  undoImport,
} from '#contract/question-import.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageWanted } from '../../http/page.ts'
import { type FormAsked, formRoute, signedInRoute } from '../../http/route.ts'
import { sentForm } from '../../http/sent-form.ts'
import type { ImportCorrections } from '../../import/questions/corrections.ts'
import { checkBytes } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import { asScope } from '../search/scope-asked.ts'
import type { QuestionImportService } from './question-import.service.ts'

const PAGE_SIZE = 10

const MEBIBYTE = 1024 * 1024

const NO_FILE = refuse(CODE.fieldError, '没有收到文件')
const BROKEN = refuse(CODE.fieldError, '上传中断了，请重试')
const TOO_LARGE = refuse(CODE.fieldError, `文件超过 ${MAX_QUESTION_FILE_BYTES / MEBIBYTE} MB，请分成几个文件`)
const NO_PLACE = refuse(CODE.fieldError, '参数不正确：学段、学科或目录的编号')
const NO_FORMAT = refuse(CODE.fieldError, '参数不正确：Format')

const BAD_CORRECTIONS = refuse(CODE.fieldError, '修改的内容读不出来，请刷新页面再试')

/** Only one file a request, and what is put right in it. */
const LIMITS = {
  files: 1,
  fields: 1,
  parts: 2,
  headerPairs: 50,
  fileSize: MAX_QUESTION_FILE_BYTES,
  fieldSize: MAX_CORRECTION_BYTES,
}

interface Sent {
  readonly bytes: Buffer
  readonly corrections: ImportCorrections
}

/** Null for what is none. */
const correctionsIn = (field: unknown): ImportCorrections | null => {
  if (field === undefined) return []
  const { value, valueTruncated } = field as { readonly value?: unknown; readonly valueTruncated?: boolean }
  if (typeof value !== 'string' || valueTruncated === true) return null
  try {
    const read = z.safeParse(importCorrections, JSON.parse(value))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** The file of a request, whole in memory: its readers need all of it at once. What is put right stands before it. */
const fileIn = async (request: FastifyRequest): Promise<Sent | Refusal> => {
  if (!request.isMultipart()) return NO_FILE
  try {
    const part = await request.file({ limits: LIMITS })
    if (part === undefined || part.fieldname !== QUESTION_FILE_FIELD) return NO_FILE
    const bytes = await part.toBuffer()
    if (part.file.truncated) return TOO_LARGE
    const corrections = correctionsIn(part.fields[CORRECTIONS_FIELD])
    return corrections === null ? BAD_CORRECTIONS : sentForm({ bytes, corrections })
  } catch {
    return BROKEN
  }
}

/** Ours: questions from files and into files, for those with the right to review. */
export const questionImportRoutes =
  (service: QuestionImportService, storage: Storage) => async (app: FastifyInstance) => {
    await app.register(multipart, { throwFileSizeLimit: false })

    const read = async ({ viewer, request }: FormAsked): Promise<Sent | Refusal> => {
      const reviewer = await service.reviewer(viewer.userId)
      return reviewer instanceof Refusal ? reviewer : fileIn(request)
    }
    formRoute(app, importQuestions, read, async ({ query, viewer }, { bytes, corrections }) => {
      const reviewer = await service.reviewer(viewer.userId)
      if (reviewer instanceof Refusal) return reviewer
      const scope = asScope(query)
      if (scope === null) return NO_PLACE
      await checkBytes(storage, bytes)
      const source = (query.Source ?? '').trim()
      return service.bring(reviewer, { scope, isDryRun: query.DryRun === 1, source, corrections }, bytes)
    })

    // Everybody's own, so no right is asked for: the embedded database would answer only after the import.
    signedInRoute(app, getImportProgress, async ({ viewer }) => service.progress(viewer.userId))

    signedInRoute(app, getImports, async ({ query, viewer }) => {
      const reviewer = await service.reviewer(viewer.userId)
      if (reviewer instanceof Refusal) return reviewer
      const page = pageWanted(query, PAGE_SIZE)
      return page instanceof Refusal ? page : service.batches(viewer.userId, page)
    })
    signedInRoute(app, releaseImport, ({ body, viewer }) => service.release(viewer.userId, body.Id))
    signedInRoute(app, undoImport, ({ body, viewer }) => service.undo(viewer.userId, body.Id))

    signedInRoute(app, exportQuestions, async ({ query, viewer }) => {
      const reviewer = await service.reviewer(viewer.userId)
      if (reviewer instanceof Refusal) return reviewer
      const scope = asScope(query)
      if (scope === null) return NO_PLACE
      const format = EXPORT_FORMATS[query.Format - 1]
      return format === undefined ? NO_FORMAT : service.take(reviewer, scope, format)
    })
  }
